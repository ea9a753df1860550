'use client'

import { useEffect } from 'react'

/** Calls the handler when the browser is online again, as long as there is something to try again. */
export function useReconnect(isWaiting: boolean, onReconnect: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return
    const handleOnline = () => void onReconnect()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isWaiting, onReconnect])
}
