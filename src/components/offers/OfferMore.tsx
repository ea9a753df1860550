'use client'

import { forwardRef } from 'react'
import { Button, cx, Notice, TextLink } from '../../ui/index.ts'
import { type OfferWords, RetryButton, useFailureWords } from '../common/index.ts'

export interface OfferMoreProps {
  readonly words: OfferWords
  readonly shown: number
  readonly count: number
  /** The catalog was read to its end, so `count` is all there is. */
  readonly isComplete: boolean
  readonly isBusy: boolean
  readonly error: unknown
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly className: string | undefined
}

/** The end of the grid: how far it goes, and the way on for whom scrolling is none. */
export const OfferMore = forwardRef<HTMLDivElement, OfferMoreProps>(function OfferMore({ words: { t, format }, shown, count, isComplete, isBusy, error, onMore, onRetry, className }, ref) {
  const hasMore = shown < count || !isComplete
  const text = isComplete ? t('offers.shown', { shown, count: format.number(count) }) : t('offers.shownSoFar', { shown })
  return (
    <div ref={ref} className={cx('xp-offer-more', className)}>
      {error !== null && shown >= count ? (
        <MoreFailed title={t('offers.more.failed')} error={error} onRetry={onRetry} />
      ) : (
        hasMore && (
          <Button busy={isBusy && shown >= count} busyLabel={t('offers.more.busy')} onClick={onMore}>
            {t('offers.more')}
          </Button>
        )
      )}
      {shown > 0 && <p className="xp-type-caption xp-quiet xp-figures">{text}</p>}
    </div>
  )
})

function MoreFailed({ title, error, onRetry }: { readonly title: string; readonly error: unknown; readonly onRetry: () => void }) {
  const { text } = useFailureWords(error, 'read')
  const action = (
    <RetryButton error={error}>
      {(label, isWaiting) => (isWaiting ? label : <TextLink tone="ink" onClick={onRetry}>{label}</TextLink>)}
    </RetryButton>
  )
  return (
    <Notice className="xp-offer-more-failed" role="alert" tone="wrong" icon="alert" title={title} action={action}>
      {text}
    </Notice>
  )
}
