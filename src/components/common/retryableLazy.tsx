'use client'

import {
  type ComponentType,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { loadPart } from '../../base/index.ts'
import { useReconnect } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'

/** How to forget the chunk that failed with an error, so that the next render loads it again. */
const resets = new WeakMap<object, () => void>()

/**
 * Like `React.lazy`, which keeps a rejected chunk for ever; here the retry of an `ErrorBoundary` loads it again. Not
 * sooner: a render that React repeats by itself must meet the failure, or it would load for ever.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const make = () => {
    const made = lazy(async () => {
      try {
        return { default: (await loadPart(load)) as ComponentType<object> }
      } catch (error) {
        resets.set(error as Error, () => {
          if (current === made) current = make()
        })
        throw error
      }
    })
    return made
  }
  let current = make()
  return function RetryableLazy(props) {
    const Current = current
    return <Current {...props} />
  }
}

/** Whether it says that a part of ours could not be loaded. */
export const isFailedChunk = (error: unknown): boolean => resets.has(error as object)

/** Called by a boundary before it mounts its content again, and when it goes. */
export const forgetFailedChunk = (error: unknown): void => resets.get(error as object)?.()

/**
 * Loads what a press opens. The page stays as it is until the code is loaded, or has failed to load. `load`
 * keeps its identity.
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const { report } = useExperience()
  const [part, setPart] = useState<Part | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)

  /** The part once it is loaded, `null` where it could not be. */
  const ask = useCallback(async (): Promise<Part | null> => {
    setIsLoading(true)
    setError(null)
    try {
      const loaded = await loadPart(load)
      loadedParts.set(load, loaded)
      setPart(loaded)
      return loaded
    } catch (failure) {
      setError(failure)
      report(failure)
      return null
    } finally {
      setIsLoading(false)
    }
  }, [load, report])

  return { part, isLoading, error, ask }
}

/** By the function that loads it. */
const loadedParts = new WeakMap<() => Promise<object>, object>()

/** Loads a part once it is wanted; where that failed, again when the browser is online again. */
export function useWantedPart<Part extends object>(load: () => Promise<Part>, isWanted = true) {
  const lazyPart = useLazyPart(load)
  const { error, ask } = lazyPart
  useEffect(() => {
    if (isWanted) void ask()
  }, [isWanted, ask])
  useReconnect(isWanted && error !== null, ask)
  return lazyPart
}

/**
 * A part without which the page lacks nothing else; `null` until it is there. What is loaded is there in the first
 * render of the next that needs it.
 */
export function useExtraPart<Part extends object>(load: () => Promise<Part>, isWanted = true): Part | null {
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => (loadedParts.get(load) as Part | undefined) ?? null,
    () => null,
  )
  const { part } = useWantedPart(load, isWanted && known === null)
  return isWanted ? (known ?? part) : null
}

const subscribeToNothing = () => () => undefined
