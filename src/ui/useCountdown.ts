'use client'

import { useEffect, useState } from 'react'

/**
 * Whole seconds until `deadline` (milliseconds since the epoch, by `now`), rounded up, 0 once it has passed or is null.
 * Renders once a second, and runs no timer after the end. A label and a button can carry the same seconds by sharing one call.
 */
export function useCountdown(deadline: number | null, now: () => number = Date.now): number {
  const [, setTick] = useState(0)
  const leftMs = deadline === null ? 0 : Math.max(0, deadline - now())

  useEffect(() => {
    if (deadline === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function schedule(end: number) {
      const left = end - now()
      if (left <= 0) return
      timer = setTimeout(
        () => {
          setTick((tick) => tick + 1)
          schedule(end)
        },
        left % 1000 || 1000,
      )
    }
    schedule(deadline)
    return () => clearTimeout(timer)
  }, [deadline, now])

  return Math.ceil(leftMs / 1000)
}
