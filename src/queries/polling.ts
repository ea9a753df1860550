'use client'

import { focusManager } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isExperienceError, type MemberSession } from '../client/index.ts'
import { rateLimitWaitMs } from './readQuery.ts'

/**
 * The `refetchInterval` of a read that follows changes. TanStack holds it while the page is hidden or offline; it stops
 * when the session failed or ended, and waits as long as a 429 asks.
 */
export function pollInterval(
  session: MemberSession,
  query: { readonly state: { readonly error: unknown } },
  waitMs: () => number,
): number | false {
  if (session.status === 'failed' || session.status === 'ended') return false
  const { error } = query.state
  if (isExperienceError(error, 'rate-limit')) return Math.max(rateLimitWaitMs(error, 0), waitMs())
  // What is not there, or not theirs, does not come back by asking every few seconds.
  if (isExperienceError(error, 'not-found') || isExperienceError(error, 'permission')) return false
  return waitMs()
}

/** How polling slows down: `activeMs` while the member does something or something happens, at most `idleMs` after. */
interface PollingPace {
  readonly activeMs: number
  readonly idleMs: number
}

const signals = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const
const activeForMs = 60_000

/**
 * The wait before the next poll, in milliseconds: the active pace for a minute after the last sign of attention, then
 * doubling each further minute up to the idle pace. Read it when the wait is needed; it holds no timer.
 */
export function useAdaptivePolling({ activeMs, idleMs }: PollingPace): {
  readonly waitMs: () => number
  readonly markActive: () => void
} {
  const lastSign = useRef(0)
  useEffect(() => {
    const markActive = () => void (lastSign.current = Date.now())
    markActive()
    for (const signal of signals)
      window.addEventListener(signal, markActive, { passive: true, capture: true })
    return () => {
      for (const signal of signals) window.removeEventListener(signal, markActive, { capture: true })
    }
  }, [])
  return {
    waitMs: () => paceMs(Date.now() - lastSign.current, { activeMs, idleMs }),
    markActive: () => void (lastSign.current = Date.now()),
  }
}

export function paceMs(idleForMs: number, { activeMs, idleMs }: PollingPace): number {
  const minutes = Math.max(0, Math.floor(idleForMs / activeForMs))
  return Math.min(activeMs * 2 ** Math.min(minutes, 20), idleMs)
}

const read = () => focusManager.isFocused()

/** False behind another tab. TanStack would not ask there, and yet leave the timer of a poll running. */
export const useIsSeen = (): boolean => useSyncExternalStore(focusManager.subscribe, read, read)
