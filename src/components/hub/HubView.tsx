'use client'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'
import { ErrorBoundary, retryableLazy } from '../common/index.ts'
import { OfferCatalog } from '../offers/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'
import { hubViews, prefetchView, prefetchViewData } from './hubViews.ts'

const OfferView = retryableLazy<HubViewProps<'offer'>>(hubViews.offer)
const AskView = retryableLazy<HubViewProps<'ask'>>(hubViews.ask)
const ExperiencesView = retryableLazy<HubViewProps<'experiences'>>(hubViews.experiences)
const RedemptionView = retryableLazy<HubViewProps<'redemption'>>(hubViews.redemption)
const InterestView = retryableLazy<HubViewProps<'interest'>>(hubViews.interest)
const ConciergeView = retryableLazy<HubViewProps<'concierge'>>(hubViews.concierge)
const WalletView = retryableLazy<HubViewProps<'wallet'>>(hubViews.wallet)

/** The view of a location. One that breaks, or cannot be loaded, is caught here: the navigation lives. */
export function HubView(props: HubViewProps): ReactNode {
  const { view } = props.location
  const isExplore = view === 'explore'
  const [wasExplored, setWasExplored] = useState(isExplore)
  if (isExplore && !wasExplored) setWasExplored(true)
  usePrefetchedData(props.location, props.interestIds)
  return (
    <>
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

/** Reads a view's data beside its code. On its own the view would read once its code is there. */
function usePrefetchedData(location: HubLocation, interestIds: readonly string[] = []): void {
  const kit = useExperienceKit()
  // Compared by value: a host may make both new in each render.
  const shown = JSON.stringify([location, interestIds])
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
  }
}

function ExploreView({
  navigation: { go, hrefFor },
  interestIds = [],
  onLeaveCatalog,
}: HubViewProps): ReactNode {
  const kit = useExperienceKit()
  return (
    <OfferCatalog
      onOpen={({ offer, event }) => {
        onLeaveCatalog(event.currentTarget)
        go({ view: 'offer', offerId: offer.id })
      }}
      onPrefetch={({ offer }) => prefetchView(kit, { view: 'offer', offerId: offer.id }, interestIds)}
      hrefFor={hrefFor && ((offer) => hrefFor({ view: 'offer', offerId: offer.id }))}
    />
  )
}

function HubSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-hub-skeleton" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton length="short" />
    </div>
  )
}
