'use client'

import { type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { lostAnswersRecord, useExperienceKit } from '../../queries/index.ts'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { ErrorBoundary, hostContent, retryableLazy } from '../common/index.ts'
import { ExploreView } from './ExploreView.tsx'
import type { HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'
import { HubSkeleton } from './HubSkeleton.tsx'
import { hubViews, loadLostAnswers, prefetchViewData } from './hubViews.ts'

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
  usePrefetchedData(props.location, props.interestIds ?? [])
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
      {wasExplored && <ExploreView {...props} />}
      {!isExplore && <LoadedView key={props.ownPage?.id ?? view} {...props} />}
    </>
  )
}

/**
 * Until it is there it keeps what it was given first, unless the member moves on: React throws markup of the server
 * away where anything changes around it before its script has come.
 */
function LoadedView(props: HubViewProps): ReactNode {
  const [first] = useState(props)
  const [isThere, setIsThere] = useState(false)
  const given = isThere || !isSame(props.location, first.location) ? props : first
  return useMemo(
    () => (
      <ErrorBoundary subject={JSON.stringify(given.location)}>
        <Suspense fallback={<HubSkeleton label={given.t('hub.loading')} />}>
          {viewOf(given)}
          <Arrival onArrival={setIsThere} />
        </Suspense>
      </ErrorBoundary>
    ),
    [given],
  )
}

/** By value: a host may make it new in each render. */
const isSame = (one: HubLocation, other: HubLocation) => JSON.stringify(one) === JSON.stringify(other)

function Arrival({ onArrival }: { readonly onArrival: (isThere: true) => void }): null {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

/** Whether there is something to tell: what, is known to the notice, which is loaded with the forms. */
function useAreAnswersLost(): boolean {
  const { writeRecords } = useExperienceKit()
  const read = () => writeRecords.list(lostAnswersRecord).length > 0
  return useSyncExternalStore(writeRecords.subscribe, read, read)
}

/** Reads a view's data beside its code. On its own the view would read once its code is there. */
function usePrefetchedData(location: HubLocation, interestIds: readonly string[]): void {
  const kit = useExperienceKit()
  // Compared by value: a host may make both new in each render. What the catalog is narrowed to reads nothing else.
  const shown = JSON.stringify([{ ...location, search: undefined }, interestIds])
  // Before the paint, and so before the code of other parts is asked for, which the token would wait behind.
  useIsomorphicLayoutEffect(
    () => prefetchViewData(kit, ...(JSON.parse(shown) as [HubLocation, readonly string[]])),
    [kit, shown],
  )
}

interface OwnPageProps {
  readonly page: HubViewProps['ownPage']
  readonly path: string
  readonly navigation: HubViewProps['navigation']
}

/** A page of the host. A component of its own, so that what it throws is caught like what ours throw. */
function OwnPage({ page, path, navigation: { go, hrefFor } }: OwnPageProps): ReactNode {
  return (
    <div className="xp-page xp-page-room">
      {hostContent(page?.render({ path, go: (location) => go(location), hrefFor }))}
    </div>
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
    case 'page':
      return <OwnPage page={rest.ownPage} path={location.path} navigation={rest.navigation} />
  }
}
