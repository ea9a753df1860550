'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { ListResult } from '../../queries/index.ts'
import type { OfferWords } from '../common/index.ts'
import type { OfferCatalogProps } from './OfferCatalog.tsx'
import { needsWholeCatalog, type OfferFilters } from './OfferFilters.ts'
import { OfferGridSkeleton } from './OfferGrid.tsx'
import { OfferMoreFailed } from './OfferMoreFailed.tsx'
import { OfferNoMatch } from './OfferNoMatch.tsx'
import { OfferResultList } from './OfferResultList.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import type { OfferResults } from './useOfferResults.ts'

export interface OfferFoundProps extends Pick<
  OfferCatalogProps,
  'onOpen' | 'onPrefetch' | 'hrefFor' | 'renderCard'
> {
  readonly state: 'loading' | 'no-match' | 'ready'
  readonly words: OfferWords
  readonly list: ListResult<Offer>
  readonly found: OfferResults
  readonly countText: string
  /** As they are now. */
  readonly filters: OfferFilters
  readonly onChange: (part: Partial<OfferFilters>) => void
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: NonNullable<OfferCatalogProps['classNames']>
}

/** Below the filters: how many, in which order, and the grid, or what stands in its place. */
export function OfferFound({
  state,
  words,
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
  if (state === 'no-match') {
    return (
      <OfferNoMatch
        words={words}
        filters={found.subject}
        countWithoutFilters={found.countWithoutFilters}
        headingLevel={headingLevel}
        onChange={onChange}
      />
    )
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
      {/* Said before the results: without the rest of the catalog they are not all. */}
      {found.isIncomplete && (
        <OfferMoreFailed
          title={t('offers.incomplete')}
          error={list.fetchMoreError}
          onRetry={() => void list.fetchMore()}
        />
      )}
      {isLoading && (
        <OfferGridSkeleton
          label={t('offers.loading')}
          hasLead={!needsWholeCatalog(found.subject)}
          className={classNames.grid}
        />
      )}
      {!isLoading && found.results.length > 0 && (
        <OfferResultList
          {...cards}
          words={words}
          list={list}
          found={found}
          headingLevel={headingLevel}
          classNames={classNames}
        />
      )}
    </>
  )
}
