'use client'

import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import type { Offer } from '../../contract/index.ts'
import type { ListResult } from '../../queries/index.ts'
import { hostContent, type OfferWords } from '../common/index.ts'
import { OfferCard } from './OfferCard.tsx'
import type { OfferCatalogProps } from './OfferCatalog.tsx'
import { needsWholeCatalog } from './OfferFilters.ts'
import { OfferGrid, OfferGridItem } from './OfferGrid.tsx'
import { OfferMore } from './OfferMore.tsx'
import { useBatches } from './useBatches.ts'
import type { OfferResults } from './useOfferResults.ts'
import { useOfferIntent } from './useOfferIntent.ts'
import { useOpenOffer } from './useOpenOffer.ts'

export interface OfferResultListProps extends Pick<
  OfferCatalogProps,
  'onOpen' | 'onIntent' | 'hrefFor' | 'renderCard'
> {
  readonly words: OfferWords
  readonly list: ListResult<Offer>
  readonly found: OfferResults
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: NonNullable<OfferCatalogProps['classNames']>
}

const noChange = () => () => undefined

/** Whether a row has several cards: as the page is when they come. On a server, and while its markup is taken over, it has one. */
const useIsWide = () =>
  useSyncExternalStore(
    noChange,
    () => window.innerWidth >= 700,
    () => false,
  )

/** The offers that were found, and more of them as one scrolls. */
export function OfferResultList({
  words,
  list,
  found: { results, subject, isSearching, isIncomplete },
  headingLevel,
  onOpen,
  onIntent,
  hrefFor,
  renderCard,
  classNames,
}: OfferResultListProps): ReactNode {
  const grid = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isBusy = list.isFetchingMore || isSearching
  const isHeld = isBusy || list.fetchMoreError !== null
  const { shown, handlePress } = useBatches({
    subject,
    count: results.length,
    hasMore: list.hasMore,
    isHeld,
    fetchMore: list.fetchMore,
    grid,
    end,
  })
  const handleOpen = useOpenOffer(onOpen, hrefFor !== undefined)
  const intent = useOfferIntent(results, onIntent)
  // Found or sorted, none is the one that the Service puts first.
  const hasLead = !needsWholeCatalog(subject)
  // The lead has the room of two. Their pictures are seen first.
  const firstRow = useIsWide() ? (hasLead ? 2 : 3) : 1

  return (
    <>
      <OfferGrid ref={grid} {...intent} hasLead={hasLead} className={classNames.grid}>
        {results.slice(0, shown).map((offer, index) => {
          const isLead = hasLead && index === 0
          return (
            <OfferGridItem key={offer.id} isLead={isLead}>
              {renderCard ? (
                hostContent(renderCard({ offer, isLead }))
              ) : (
                <OfferCard
                  offer={offer}
                  words={words}
                  isLead={isLead}
                  isFirst={index < firstRow}
                  headingLevel={headingLevel}
                  href={hrefFor?.(offer)}
                  onOpen={handleOpen}
                  className={classNames.card}
                />
              )}
            </OfferGridItem>
          )
        })}
      </OfferGrid>
      <OfferMore
        ref={end}
        words={words}
        shown={shown}
        count={results.length}
        isComplete={!list.hasMore}
        canReadOn={!isIncomplete}
        isBusy={isBusy}
        error={isIncomplete ? null : list.fetchMoreError}
        onMore={handlePress}
        onRetry={() => void list.fetchMore()}
        className={classNames.more}
      />
    </>
  )
}
