'use client'

import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'

/** Calls the handler when the browser is online again, as long as there is something to try again. */
export function useReconnect(isWaiting: boolean, onReconnect: () => unknown): void {
  // With the commit: between it and a passive effect the browser may have told it already.
  useIsomorphicLayoutEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => void onReconnect()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isWaiting, onReconnect])
}
