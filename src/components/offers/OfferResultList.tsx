'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  Fragment,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Offer } from '../../contract/index.ts'
import { type ListResult, offerRead, prefetchRead, useExperienceKit, useWallet } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import {
  hostContent,
  type OfferWords,
  useExperience,
  useExtraPart,
  usePrefetchOnHover,
} from '../common/index.ts'
import { OfferCard, OfferCardContext } from './OfferCard.tsx'
import type { OfferCatalogProps } from './OfferCatalogProps.ts'
import { needsWholeCatalog } from './OfferFilters.ts'
import type { OfferFilterPart } from './loadFilterPart.ts'
import { OfferMore, useBatches } from './OfferMore.tsx'
import { useOfferLinks } from './useOfferLinks.ts'
import type { OfferResults } from './useOfferResults.ts'

interface OfferResultListProps extends Pick<
  OfferCatalogProps,
  'onOpen' | 'onPrefetch' | 'hrefFor' | 'renderCard'
> {
  readonly words: OfferWords
  readonly part: OfferFilterPart | null
  readonly messages: OfferCatalogProps['messages']
  readonly list: ListResult<Offer>
  readonly found: OfferResults
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: NonNullable<OfferCatalogProps['classNames']>
}

const loadSaveButton = () => import('./saved/SaveButton.tsx')

const noChange = () => () => undefined

/**
 * Whether a row has several cards: as the page is when they come, since asking makes the browser lay it out. On a
 * server, and while its markup is taken over, it has one.
 */
function useIsWide(): boolean {
  const isWide = useRef<boolean>(undefined)
  return useSyncExternalStore(
    noChange,
    () => (isWide.current ??= window.innerWidth >= 700),
    () => false,
  )
}

/** The offers that were found, and more of them as one scrolls. */
export function OfferResultList({
  words,
  part,
  messages,
  list,
  found: { results, findings, subject, isSearching, isIncomplete, limitedTo },
  headingLevel,
  onOpen,
  onPrefetch,
  hrefFor,
  renderCard,
  classNames,
}: OfferResultListProps): ReactNode {
  const grid = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isBusy = list.isFetchingMore || isSearching
  const isLimited = limitedTo !== null
  const isHeld = isBusy || isLimited || list.fetchMoreError !== null
  const { shown, handlePress } = useBatches({
    subject,
    count: results.length,
    hasMore: list.hasMore,
    isHeld,
    fetchMore: list.fetchMore,
    grid,
    end,
  })
  const linkOf = useOfferLinks({ onOpen, hrefFor })

  return (
    <>
      <OfferCards
        {...{ words, part, messages, findings, headingLevel, onPrefetch, renderCard, classNames }}
        linkOf={linkOf}
        grid={grid}
        offers={results.slice(0, shown)}
        hasLead={!needsWholeCatalog(subject)}
      />
      <OfferMore
        ref={end}
        words={words}
        shown={shown}
        count={results.length}
        isComplete={!list.hasMore}
        canReadOn={!isIncomplete && !isLimited}
        isBusy={isBusy}
        error={isIncomplete ? null : list.fetchMoreError}
        onMore={handlePress}
        onRetry={() => void list.fetchMore()}
        className={classNames.more}
      />
    </>
  )
}

interface OfferCardsProps extends Pick<
  OfferResultListProps,
  'words' | 'part' | 'messages' | 'headingLevel' | 'onPrefetch' | 'renderCard' | 'classNames'
> {
  readonly findings: OfferResults['findings']
  readonly grid: RefObject<HTMLUListElement | null>
  readonly offers: readonly Offer[]
  /** False after a search or in another order: then the Service puts none first. */
  readonly hasLead: boolean
  readonly linkOf: ReturnType<typeof useOfferLinks>
}

function OfferCards({
  grid,
  offers,
  hasLead,
  words,
  part,
  messages,
  findings,
  headingLevel,
  linkOf,
  onPrefetch,
  renderCard,
  classNames,
}: OfferCardsProps): ReactNode {
  const { data: wallet } = useWallet()
  // The lead has the room of two. The pictures of the first row are seen first.
  // The same element in each render, so that no card renders again.
  const note = useMemo(() => part && <part.AskHowMany messages={messages} />, [part, messages])
  const SaveButton = useExtraPart(loadSaveButton, useExperience().canSave)?.SaveButton
  const shared = useMemo(() => ({ words, wallet, SaveButton }), [words, wallet, SaveButton])
  const firstRow = useIsWide() ? (hasLead ? 2 : 3) : 1
  return (
    <OfferCardContext.Provider value={shared}>
      <OfferGrid ref={grid} hasLead={hasLead} className={classNames.grid}>
        {offers.map((offer, index) => {
          const isLead = hasLead && index === 0
          const link = renderCard ? undefined : linkOf(offer)
          return (
            <Fragment key={offer.id}>
              {part && findings?.undatedFrom === index && (
                <part.UndatedLine isAll={index === 0} messages={messages} />
              )}
              <OfferResult
                offer={offer}
                isLead={isLead}
                canOpen={renderCard !== undefined || link?.onOpen !== undefined}
                onPrefetch={onPrefetch}
              >
                {renderCard ? (
                  hostContent(renderCard({ offer, isLead }))
                ) : (
                  <OfferCard
                    offer={offer}
                    note={findings?.asksGuests(offer) ? note : undefined}
                    isLead={isLead}
                    isFirst={index < firstRow}
                    headingLevel={headingLevel}
                    {...link}
                    className={classNames.card}
                  />
                )}
              </OfferResult>
            </Fragment>
          )
        })}
      </OfferGrid>
    </OfferCardContext.Provider>
  )
}

interface OfferResultProps extends Pick<OfferCatalogProps, 'onPrefetch'> {
  readonly offer: Offer
  readonly isLead: boolean
  /** False where its card leads nowhere. */
  readonly canOpen: boolean
  readonly children: ReactNode
}

/** One place in the grid. It prefetches the offer that its card opens. */
function OfferResult({ offer, isLead, canOpen, onPrefetch, children }: OfferResultProps): ReactNode {
  const kit = useExperienceKit()
  const handlers = usePrefetchOnHover(() => {
    if (!canOpen) return
    prefetchRead(kit, offerRead(kit, offer.id))
    onPrefetch?.({ offer })
  })
  return (
    <OfferGridItem {...handlers} isLead={isLead}>
      {children}
    </OfferGridItem>
  )
}

interface OfferGridProps extends ComponentPropsWithoutRef<'ul'> {
  readonly hasLead: boolean
}

/** Columns by the width of the container; the first item may take the room of two. */
const OfferGrid = forwardRef<HTMLUListElement, OfferGridProps>(function OfferGrid(
  { hasLead, className, children, ...rest },
  ref,
) {
  return (
    <ul
      {...rest}
      ref={ref}
      role="list"
      className={cx('xp-offer-grid', className)}
      data-lead={hasLead ? '' : undefined}
    >
      {children}
    </ul>
  )
})

/** One place in the grid. */
function OfferGridItem({
  isLead,
  children,
  ...rest
}: ComponentPropsWithoutRef<'li'> & { readonly isLead: boolean }): ReactNode {
  return (
    <li {...rest} className="xp-offer-item" data-lead={isLead ? '' : undefined}>
      {children}
    </li>
  )
}
