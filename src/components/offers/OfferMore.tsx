'use client'

import { forwardRef, type ReactNode } from 'react'
import { alertIcon, Button, cx, Notice, TextLink } from '../../ui/index.ts'
import { type OfferWords, RetryButton, useFailureWords } from '../common/index.ts'
import { batch } from './useBatches.ts'

export interface OfferMoreProps {
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
        <OfferMoreFailed title={t('offers.more.failed')} error={error} onRetry={onRetry} />
      ) : (
        hasMore && (
          <Button busy={isBusy && shown >= count} busyLabel={t('offers.more.busy')} onClick={onMore}>
            {t('offers.more')}
          </Button>
        )
      )}
      {(hasMore || shown > batch) && <p className="xp-type-caption xp-quiet xp-figures">{text}</p>}
    </div>
  )
})

export interface OfferMoreFailedProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** The rest of the catalog could not be read. What is there stays. */
export function OfferMoreFailed({ title, error, onRetry }: OfferMoreFailedProps): ReactNode {
  const { text } = useFailureWords(error, 'read')
  const action = (
    <RetryButton error={error}>
      {(label, isWaiting) =>
        isWaiting ? (
          label
        ) : (
          <TextLink tone="ink" onClick={onRetry}>
            {label}
          </TextLink>
        )
      }
    </RetryButton>
  )
  return (
    <Notice
      className="xp-offer-more-failed"
      announces="assertive"
      tone="wrong"
      icon={alertIcon}
      title={title}
      action={action}
    >
      {text}
    </Notice>
  )
}
