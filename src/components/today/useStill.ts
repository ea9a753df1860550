'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * Of these names those that were there when it was settled: what comes later waits until nobody sees it, so that
 * nothing moves under the member's eyes. `null` before.
 */
export function useStill(
  names: readonly string[],
  isSettled: boolean,
  frame: RefObject<HTMLElement | null>,
): ReadonlySet<string> | null {
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null)
  if (isSettled && shown === null) setShown(new Set(names))
  const hasNews = shown !== null && names.some((name) => !shown.has(name))
  // Compared by value: the names are made anew in each render.
  const now = JSON.stringify(names)
  useEffect(() => {
    if (!hasNews || !frame.current) return
    const show = () => setShown(new Set(JSON.parse(now) as string[]))
    // In jsdom nobody sees anything.
    if (typeof IntersectionObserver === 'undefined') return show()
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) show()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [hasNews, now, frame])
  return shown
}
