'use client'

import type { ReactNode } from 'react'
import { cx, Select, Skeleton } from '../../ui/index.ts'
import { type OfferSort, offerSorts } from './sortOffers.ts'
import type { OfferWords } from '../common/index.ts'

export interface OfferSummaryProps {
  readonly words: OfferWords
  /** `null` while it is not known. */
  readonly countText: string | null
  readonly sort: OfferSort
  readonly onSortChange: (sort: OfferSort) => void
  readonly className: string | undefined
}

/** How many there are, and in which order. */
export function OfferSummary({
  words: { t },
  countText,
  sort,
  onSortChange,
  className,
}: OfferSummaryProps): ReactNode {
  return (
    <div className={cx('xp-offer-summary', className)}>
      {countText === null ? (
        <span className="xp-offer-summary-count">
          <Skeleton length="long" />
        </span>
      ) : (
        <p className="xp-offer-summary-count xp-type-small xp-figures">{countText}</p>
      )}
      <Select
        appearance="inline"
        label={t('offers.sort')}
        options={offerSorts.map((value) => ({ value, label: t(`offers.sort.${value}`) }))}
        value={sort}
        onValueChange={onSortChange}
      />
    </div>
  )
}
