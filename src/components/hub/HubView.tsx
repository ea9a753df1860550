'use client'

import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Operation, operations } from '../../contract/index.ts'
import {
  conversationsQuery,
  type ExperienceKit,
  interestQuery,
  ledgerQuery,
  lostAnswersRecord,
  offerRead,
  offersQuery,
  prefetchNamedOffers,
  prefetchRead,
  type ReadOptions,
  redemptionRead,
  redemptionsQuery,
  threadQuery,
  useExperienceKit,
} from '../../queries/index.ts'
import { Loading, Skeleton, useIsMounted, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { ErrorBoundary, retryableLazy } from '../common/index.ts'
import { type FilterKeeping, loadFilterPart, OfferCatalog, type OfferCatalogProps } from '../offers/index.ts'
import type { HubNavigation, HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'

const loadLostAnswers = async () => (await import('./InterestView.tsx')).HubLostAnswers

/**
 * Loaded with the forms in which answers can be lost, so that it is there when it is needed, also offline. In a file of
 * its own it would cost the first load: a bundler puts what few parts share into more files.
 */
function withLostAnswers<View>(view: Promise<View>): Promise<View> {
  loadLostAnswers().catch(() => undefined)
  return view
}

/** The code of each view, loaded when it is first needed. The catalog is what most members see first: it is here. */
const hubViews = {
  offer: async () => (await import('./OfferView.tsx')).OfferView,
  ask: async () => (await withLostAnswers(import('./AskView.tsx'))).AskView,
  experiences: async () => (await import('./ExperiencesView.tsx')).ExperiencesView,
  redemption: async () => (await import('./RedemptionView.tsx')).RedemptionView,
  interest: async () => (await import('./InterestView.tsx')).InterestView,
  concierge: async () => (await import('./ConciergeView.tsx')).ConciergeView,
  wallet: async () => (await import('./WalletView.tsx')).WalletView,
  saved: async () => (await import('./WalletView.tsx')).SavedView,
} satisfies Record<Exclude<HubLocation['view'], 'explore'>, unknown>

const OfferView = retryableLazy<HubViewProps<'offer'>>(hubViews.offer)
const AskView = retryableLazy<HubViewProps<'ask'>>(hubViews.ask)
const ExperiencesView = retryableLazy<HubViewProps<'experiences'>>(hubViews.experiences)
const RedemptionView = retryableLazy<HubViewProps<'redemption'>>(hubViews.redemption)
const InterestView = retryableLazy<HubViewProps<'interest'>>(hubViews.interest)
const ConciergeView = retryableLazy<HubViewProps<'concierge'>>(hubViews.concierge)
const WalletView = retryableLazy<HubViewProps<'wallet'>>(hubViews.wallet)
const SavedView = retryableLazy<HubViewProps<'saved'>>(hubViews.saved)

const LostAnswersNotice = retryableLazy<HubViewProps>(loadLostAnswers)

/** The view of a location. One that breaks, or cannot be loaded, is caught here: the navigation lives. */
export function HubView(props: HubViewProps): ReactNode {
  const { view } = props.location
  const isExplore = view === 'explore'
  const [wasExplored, setWasExplored] = useState(isExplore)
  if (isExplore && !wasExplored) setWasExplored(true)
  usePrefetchedData(props.location, props.interestIds)
  const areAnswersLost = useAreAnswersLost()
  return (
    <>
      {areAnswersLost && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <LostAnswersNotice {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
      {/* Kept while an offer is looked at: its filters, its length and its place are there again on the way back. */}
      {wasExplored && (
        <div className="xp-hub-kept" hidden={!isExplore}>
          <ExploreView {...props} />
        </div>
      )}
      {!isExplore && (
        <ErrorBoundary key={view}>
          <Suspense fallback={<HubSkeleton label={props.t('hub.loading')} />}>{viewOf(props)}</Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Whether there is something to tell: what, is known to the notice, which is loaded with the forms. */
function useAreAnswersLost(): boolean {
  const { writeRecords } = useExperienceKit()
  const read = () => writeRecords.list(lostAnswersRecord).length > 0
  return useSyncExternalStore(writeRecords.subscribe, read, read)
}

/** Reads a view's data beside its code. On its own the view would read once its code is there. */
function usePrefetchedData(location: HubLocation, interestIds: readonly string[] = []): void {
  const kit = useExperienceKit()
  // Compared by value: a host may make both new in each render. What the catalog is narrowed to reads nothing else.
  const shown = JSON.stringify([{ ...location, search: undefined }, interestIds])
  useEffect(
    () => prefetchViewData(kit, ...(JSON.parse(shown) as [HubLocation, readonly string[]])),
    [kit, shown],
  )
}

function viewOf({ location, ...rest }: HubViewProps): ReactNode {
  switch (location.view) {
    case 'explore':
      return null // see above
    case 'offer':
      return <OfferView key={location.offerId} location={location} {...rest} />
    case 'ask':
      return <AskView key={location.offerId} location={location} {...rest} />
    case 'experiences':
      return <ExperiencesView location={location} {...rest} />
    case 'redemption':
      return <RedemptionView location={location} {...rest} />
    case 'interest':
      return <InterestView location={location} {...rest} />
    case 'concierge':
      return <ConciergeView location={location} {...rest} />
    case 'wallet':
      return <WalletView location={location} {...rest} />
    case 'saved':
      return <SavedView location={location} {...rest} />
  }
}

function ExploreView({
  location,
  navigation: { go, hrefFor },
  filterControls,
  interestIds = [],
  onLeaveCatalog,
}: HubViewProps): ReactNode {
  const kit = useExperienceKit()
  const { generation, handleFiltersChange } = useFiltersInLocation(location, go)
  return (
    <OfferCatalog
      key={generation}
      defaultFilters={location.view === 'explore' ? location.search : undefined}
      filterControls={filterControls}
      onFiltersChange={handleFiltersChange}
      onOpen={({ offer, event }) => {
        onLeaveCatalog(event.currentTarget)
        go({ view: 'offer', offerId: offer.id })
      }}
      onPrefetch={({ offer }) => prefetchView(kit, { view: 'offer', offerId: offer.id }, interestIds)}
      hrefFor={hrefFor && ((offer) => hrefFor({ view: 'offer', offerId: offer.id }))}
    />
  )
}

/**
 * The catalog's filters in the location. Another `generation` of the catalog begins where the location brings filters
 * that did not come from it: by an address, *Back* or a link.
 */
function useFiltersInLocation(location: HubLocation, go: HubNavigation['go']) {
  const [generation, setGeneration] = useState(0)
  const search = location.view === 'explore' ? (location.search ?? '') : null
  const keeping = useRef<FilterKeeping>({ told: search ?? '' })
  const seen = useRef(search)
  const latest = useLatestRef({ search, go })
  const isMounted = useIsMounted()
  useIsomorphicLayoutEffect(() => {
    // A host whose router keeps no search always says the same: then the catalog keeps its filters to itself.
    if (search === null || search === seen.current) return
    seen.current = search
    if (search === keeping.current.told) return
    clearTimeout(keeping.current.timer)
    keeping.current = { told: search }
    setGeneration((last) => last + 1)
  }, [search])

  const handleFiltersChange: OfferCatalogProps['onFiltersChange'] = ({ filters }) => {
    const tell = (next: string) => {
      // The member may have gone on, to a page of the host too: what is in the catalog is there on the way back.
      if (!isMounted() || latest.current.search === null) return
      keeping.current.told = next
      latest.current.go({ view: 'explore', search: next }, true)
    }
    loadFilterPart().then(({ keepFilters }) => keepFilters(keeping.current, filters, tell), noop)
  }
  return { generation, handleFiltersChange }
}

const noop = () => undefined

function HubSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-hub-skeleton">
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="short" />
    </Loading>
  )
}

/** Loads a view before it is shown, code and data. Silent: the view shows a failure. */
export function prefetchView(
  kit: ExperienceKit,
  location: HubLocation,
  interestIds: readonly string[],
): void {
  if (location.view !== 'explore') hubViews[location.view]().catch(() => undefined)
  prefetchViewData(kit, location, interestIds)
}

/** Reads what a view shows beside its code, which would otherwise be waited for. */
function prefetchViewData(kit: ExperienceKit, location: HubLocation, interestIds: readonly string[]): void {
  const { client } = kit
  const read = <Data,>(operation: Operation, options: ReadOptions<Data>) => {
    if (client.isEnabled(operation)) prefetchRead(kit, options)
  }
  const readInterests = () => {
    for (const id of interestIds) prefetchRead(kit, interestQuery(client, { id }))
  }

  switch (location.view) {
    case 'explore':
    case 'saved':
      return prefetchRead(kit, offersQuery(client))
    case 'offer':
    case 'ask':
      return prefetchRead(kit, offerRead(kit, location.offerId))
    case 'experiences':
      prefetchNamedOffers(kit)
      read(operations.redemptions, redemptionsQuery(client))
      return readInterests()
    case 'redemption':
      prefetchNamedOffers(kit)
      return read(operations.redemption, redemptionRead(kit, location.redemptionId))
    case 'interest':
      prefetchNamedOffers(kit)
      return prefetchRead(kit, interestQuery(client, { id: location.interestId }))
    case 'concierge':
      prefetchNamedOffers(kit)
      read(operations.conversations, conversationsQuery(client))
      read(operations.redemptions, redemptionsQuery(client))
      if (location.conversationId !== undefined)
        prefetchRead(kit, threadQuery(client, { id: location.conversationId }))
      return readInterests()
    case 'wallet':
      return read(operations.ledger, ledgerQuery(client))
  }
}
