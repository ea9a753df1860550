'use client'

import { useEffect, useRef } from 'react'
import { useLatestRef } from './useLatestRef.ts'

/**
 * Calls `act` in an effect, once for each subject; `null` for none. React runs an effect again also where nothing is
 * new: in StrictMode, and when an `Activity` shows what it had hidden.
 */
export function useOnceFor(subject: unknown, act: () => void): void {
  const latest = useLatestRef(act)
  const done = useRef<unknown>(null)
  useEffect(() => {
    if (done.current === subject) return
    done.current = subject
    if (subject !== null) latest.current()
  }, [subject, latest])
}
