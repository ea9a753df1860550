'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'
import { loadPart } from './loadPart.ts'

/** How to forget the chunk that failed with an error, so that the next render loads it anew. */
const resets = new WeakMap<object, () => void>()

/**
 * Like `React.lazy`, which keeps a rejected chunk for ever; here the retry of an `ErrorBoundary` loads it anew. Not
 * any sooner: a render that React repeats by itself must meet the failure, or it would load for ever.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await loadPart(load)) as ComponentType<object> }
      } catch (error) {
        resets.set(error as Error, () => (current = make()))
        throw error
      }
    })
  let current = make()
  return function RetryableLazy(props) {
    const Current = current
    return <Current {...props} />
  }
}

/** Called by a boundary before it mounts its content again. */
export function forgetFailedChunk(error: unknown): void {
  if (typeof error === 'object' && error !== null) resets.get(error)?.()
}
