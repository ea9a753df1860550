'use client'

import { useRef } from 'react'

/** Runs one thing at a time. A second press does nothing, also before a render says that the first is under way. */
export function useSingleRun() {
  const isRunning = useRef(false)

  return async function run(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work()
    } finally {
      isRunning.current = false
    }
  }
}
