'use client'

import { forwardRef, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { alertIcon, Button, cx } from '../../ui/index.ts'
import { MoreFailed, type OfferWords } from '../common/index.ts'

/**
 * Cards that are mounted at a time: 5,000 at once would block the page. A multiple of two and three columns,
 * and one lead card.
 */
const batch = 24
/** Of the first batch so many come before all others: three rows of a wide grid, more than a window shows. */
const firstCards = 9
/** Cards that come by scrolling alone, after each press of the button: a page's footer must stay within reach. */
const automatic = 96

interface BatchesInput {
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
    const link = grid.current
      ?.querySelectorAll('.xp-offer-item')
      [focusAt.current]?.querySelector<HTMLElement>('a, button')
    focusAt.current = null
    link?.focus({ preventScroll: true })
  })

  function handlePress() {
    focusAt.current = shown
    showMore(current.limit + batch + automatic)
  }

  return { shown, handlePress }
}

interface OfferMoreProps {
  readonly words: OfferWords
  readonly shown: number
  readonly count: number
  /** The catalog was read to its end, so `count` is all there is. */
  readonly isComplete: boolean
  /** False when reading on is another's to try: more of what is there can be shown all the same. */
  readonly canReadOn: boolean
  readonly isBusy: boolean
  readonly error: unknown
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly className: string | undefined
}

/** The end of the grid: how far it goes, and the way on for whom scrolling is none. */
export const OfferMore = forwardRef<HTMLDivElement, OfferMoreProps>(function OfferMore(
  { words: { t, format }, shown, count, isComplete, canReadOn, isBusy, error, onMore, onRetry, className },
  ref,
) {
  const hasMore = shown < count || (!isComplete && canReadOn)
  const text = isComplete
    ? t('offers.shown', { shown, count: format.number(count) })
    : t('offers.shownSoFar', { shown })
  return (
    <div ref={ref} className={cx('xp-offer-more', className)}>
      {error !== null && shown >= count ? (
        <MoreFailed
          className="xp-offer-more-failed"
          icon={alertIcon}
          title={t('offers.more.failed')}
          error={error}
          onRetry={onRetry}
        />
      ) : (
        hasMore && (
          <Button busy={isBusy && shown >= count} busyLabel={t('offers.more.busy')} onClick={onMore}>
            {t('offers.more')}
          </Button>
        )
      )}
      {(hasMore || shown > batch) && (
        <p className="xp-type-caption xp-quiet xp-figures" suppressHydrationWarning>
          {text}
        </p>
      )}
    </div>
  )
})
