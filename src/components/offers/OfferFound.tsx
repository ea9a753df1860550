'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { ListResult } from '../../queries/index.ts'
import { alertIcon, cx, Loading, Select, Skeleton } from '../../ui/index.ts'
import { MoreFailed, type OfferWords } from '../common/index.ts'
import type { OfferFilterPart } from './loadFilterPart.ts'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { needsWholeCatalog, type OfferFilters, type OfferSort, offerSorts } from './OfferFilters.ts'
import { OfferResultList } from './OfferResultList.tsx'
import type { OfferResults } from './useOfferResults.ts'

interface OfferFoundProps extends Pick<
  OfferCatalogProps,
  'onOpen' | 'onPrefetch' | 'hrefFor' | 'renderCard'
> {
  readonly state: 'loading' | 'no-match' | 'ready'
  readonly words: OfferWords
  readonly part: OfferFilterPart | null
  readonly messages: OfferCatalogProps['messages']
  readonly list: ListResult<Offer>
  readonly found: OfferResults
  readonly countText: string
  /** As they are now. */
  readonly filters: OfferFilters
  readonly onChange: (part: Partial<OfferFilters>) => void
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: NonNullable<OfferCatalogProps['classNames']>
}

/** Below the filters: how many, in which order, and the grid, or what replaces it. */
export function OfferFound({
  state,
  words,
  part,
  messages,
  list,
  found,
  countText,
  filters,
  onChange,
  headingLevel,
  classNames,
  ...cards
}: OfferFoundProps): ReactNode {
  const { t } = words
  const shared = { words, part, messages, found, headingLevel }
  if (state === 'no-match') {
    return part && <part.OfferNoMatch {...shared} onChange={onChange} />
  }
  const isLoading = state === 'loading'
  return (
    <>
      <OfferSummary
        words={words}
        countText={isLoading ? null : countText}
        sort={filters.sort}
        onSortChange={(sort) => onChange({ sort })}
        className={classNames.summary}
      />
      {part && <part.OfferHeld {...shared} />}
      {/* Before the results: without the rest of the catalog they are not all. */}
      {found.isIncomplete && (
        <MoreFailed
          className="xp-offer-more-failed"
          icon={alertIcon}
          title={t('offers.incomplete')}
          error={list.fetchMoreError}
          onRetry={() => void list.fetchMore()}
        />
      )}
      {part && found.limitedTo !== null && <part.OfferLimit words={words} found={found} />}
      {isLoading && (
        <OfferGridSkeleton
          label={t('offers.loading')}
          hasLead={!needsWholeCatalog(found.subject)}
          className={classNames.grid}
        />
      )}
      {!isLoading && found.results.length > 0 && (
        <OfferResultList {...cards} {...shared} list={list} classNames={classNames} />
      )}
    </>
  )
}

interface OfferSummaryProps {
  readonly words: OfferWords
  /** `null` while it is not known. */
  readonly countText: string | null
  readonly sort: OfferSort
  readonly onSortChange: (sort: OfferSort) => void
  readonly className: string | undefined
}

/** How many there are, and in which order. */
function OfferSummary({
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
        <p className="xp-offer-summary-count xp-type-small xp-figures" suppressHydrationWarning>
          {countText}
        </p>
      )}
      <Select
        form=""
        appearance="inline"
        label={t('offers.sort')}
        options={offerSorts.map((value) => ({ value, label: t(`offers.sort.${value}`) }))}
        value={sort}
        onValueChange={onSortChange}
      />
    </div>
  )
}

const skeletons = [0, 1, 2, 3, 4]

/** The grid while nothing is there to show: the first two rows of a wide one. */
function OfferGridSkeleton({
  label,
  hasLead,
  className,
}: {
  readonly label: string
  readonly hasLead: boolean
  readonly className: string | undefined
}): ReactNode {
  return (
    <Loading label={label}>
      <div className={cx('xp-offer-grid', className)} aria-hidden="true">
        {skeletons.map((index) => {
          const isLead = hasLead && index === 0
          return (
            <div key={index} className="xp-offer-item" data-lead={isLead ? '' : undefined}>
              <OfferCardSkeleton isLead={isLead} />
            </div>
          )
        })}
      </div>
    </Loading>
  )
}

/** A card that is still to come: the same boxes, so that nothing moves when it is there. */
function OfferCardSkeleton({ isLead }: { readonly isLead: boolean }): ReactNode {
  return (
    <div className="xp-offer-card" data-lead={isLead ? '' : undefined} aria-hidden="true">
      <Skeleton className="xp-offer-card-picture" shape="block" />
      <span className="xp-offer-card-meta">
        <Skeleton length="half" />
      </span>
      <span className="xp-offer-card-title xp-type-title-3">
        <Skeleton shape="title" length="long" />
      </span>
      {isLead && (
        <span className="xp-offer-card-text xp-offer-card-text-waiting xp-type-fact">
          <Skeleton length="long" />
        </span>
      )}
      <span className="xp-offer-card-price xp-type-body">
        <Skeleton length="short" />
      </span>
    </div>
  )
}
