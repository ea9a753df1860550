'use client'

import { useEffect, useRef } from 'react'

/** How polling slows down: `activeMs` while the member does something or something happens, at most `idleMs` after. */
export interface PollingPace {
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
