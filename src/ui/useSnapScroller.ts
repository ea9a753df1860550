'use client'

import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Follows a row of full-width, snapping items: which one is seen, and whether there is anything to scroll at this width. */
export function useSnapScroller(ref: RefObject<HTMLElement | null>): {
  readonly index: number
  readonly scrolls: boolean
} {
  const [index, setIndex] = useState(0)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const scroller = ref.current
    if (!scroller || typeof ResizeObserver === 'undefined') return
    function measure() {
      if (!scroller) return
      setScrolls(scroller.scrollWidth > scroller.clientWidth + 1)
      // Right to left counts down from zero.
      setIndex(
        scroller.clientWidth > 0 ? Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth) : 0,
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [ref])

  return { index, scrolls }
}
