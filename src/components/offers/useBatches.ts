'use client'

import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/**
 * Cards that are mounted at a time: 5,000 at once would block the page. A multiple of two and three columns,
 * and one lead card.
 */
export const batch = 24
/** Of the first batch so many come before all others: three rows of a wide grid, more than a window shows. */
const firstCards = 9
/** Cards that come by scrolling alone, after each press of the button: a page's footer must stay within reach. */
const automatic = 96

export interface BatchesInput {
  /** Begins anew at the top when it changes. */
  readonly subject: unknown
  /** Items that are there. */
  readonly count: number
  readonly hasMore: boolean
  /** No reading ahead by itself: one is under way, or the last one failed. */
  readonly isHeld: boolean
  readonly fetchMore: () => Promise<void>
  readonly grid: RefObject<HTMLElement | null>
  readonly end: RefObject<HTMLElement | null>
}

/**
 * Shows a long list batch by batch as its end comes near, and by a button. Returns how many to show, and what
 * the button does.
 */
export function useBatches({ subject, count, hasMore, isHeld, fetchMore, grid, end }: BatchesInput) {
  const [state, setState] = useState({ subject, limit: firstCards, automaticUntil: automatic })
  const focusAt = useRef<number | null>(null)
  const current =
    state.subject === subject ? state : { subject, limit: firstCards, automaticUntil: automatic }
  if (current !== state) setState(current)
  const shown = Math.min(current.limit, count)

  function showMore(automaticUntil: number) {
    setState({ subject, limit: current.limit + batch, automaticUntil })
    if (current.limit + batch > count && hasMore && !isHeld) void fetchMore()
  }

  const isBegun = current.limit < batch
  useEffect(() => {
    if (isBegun) startTransition(() => setState({ subject, limit: batch, automaticUntil: automatic }))
  }, [isBegun, subject])

  useEffect(() => {
    const isAtEnd = current.limit >= count && (!hasMore || isHeld)
    if (
      !end.current ||
      isAtEnd ||
      isBegun ||
      current.limit >= current.automaticUntil ||
      typeof IntersectionObserver === 'undefined'
    )
      return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) showMore(current.automaticUntil)
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })

  // The button moved down or went: whoever pressed it goes on at the first new card.
  useEffect(() => {
    if (focusAt.current === null || shown <= focusAt.current) return
    const link = grid.current?.children[focusAt.current]?.querySelector<HTMLElement>('a, button')
    focusAt.current = null
    link?.focus({ preventScroll: true })
  })

  function handlePress() {
    focusAt.current = shown
    showMore(current.limit + batch + automatic)
  }

  return { shown, handlePress }
}
