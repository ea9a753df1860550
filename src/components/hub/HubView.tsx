'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { useOffersAhead } from '../../queries/index.ts'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'
import { ErrorBoundary, retryableLazy } from '../common/index.ts'
import { OfferCatalog } from '../offers/index.ts'
import type { ExperienceHubProps, HubNavigation } from './ExperienceHub.tsx'
import type { HubFeatures } from './HubFeatures.ts'
import type { HubTranslate } from './HubHeader.tsx'
import type { HubLocation } from './HubLocation.ts'
import type { HubLeaving } from './useHubGuard.ts'

/** What every view of the hub is given. */
export interface HubViewProps<View extends HubLocation['view'] = HubLocation['view']> {
  readonly location: Extract<HubLocation, { readonly view: View }>
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly onInterestCreated: ExperienceHubProps['onInterestCreated']
  readonly onDirtyChange: NonNullable<ExperienceHubProps['onDirtyChange']>
  readonly leaving: HubLeaving
  /** What was pressed in the catalog to leave it. */
  readonly onLeaveCatalog: (element: HTMLElement) => void
  readonly t: HubTranslate
}

const loadOfferView = async () => (await import('./OfferView.tsx')).OfferView

// The catalog is what most members see first; everything else is loaded when it is first shown.
const OfferView = retryableLazy<HubViewProps<'offer'>>(loadOfferView)
const AskView = retryableLazy<HubViewProps<'ask'>>(async () => (await import('./AskView.tsx')).AskView)
const ExperiencesView = retryableLazy<HubViewProps<'experiences'>>(async () => (await import('./ExperiencesView.tsx')).ExperiencesView)
const RedemptionView = retryableLazy<HubViewProps<'redemption'>>(async () => (await import('./RedemptionView.tsx')).RedemptionView)
const InterestView = retryableLazy<HubViewProps<'interest'>>(async () => (await import('./InterestView.tsx')).InterestView)
const ConciergeView = retryableLazy<HubViewProps<'concierge'>>(async () => (await import('./ConciergeView.tsx')).ConciergeView)
const WalletView = retryableLazy<HubViewProps<'wallet'>>(async () => (await import('./WalletView.tsx')).WalletView)

/** The view of a location. One that breaks, or cannot be loaded, is caught here: the navigation lives. */
export function HubView(props: HubViewProps): ReactNode {
  const { view } = props.location
  const isExplore = view === 'explore'
  const [wasExplored, setWasExplored] = useState(isExplore)
  if (isExplore && !wasExplored) setWasExplored(true)
  // Every other view but the wallet asks for offers: not only once its code is there.
  useOffersAhead(!isExplore && view !== 'wallet')
  return (
    <>
      {/* Kept while an offer is looked at: its filters, its length and its place are there again on the way back. */}
      {wasExplored && (
        <div className="xp-hub-kept" hidden={!isExplore}>
          <ExploreView navigation={props.navigation} onLeaveCatalog={props.onLeaveCatalog} />
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

function ExploreView({ navigation: { go, hrefFor }, onLeaveCatalog }: Pick<HubViewProps, 'navigation' | 'onLeaveCatalog'>): ReactNode {
  return (
    <OfferCatalog
      onOpen={({ offer, event }) => {
        onLeaveCatalog(event.currentTarget)
        go({ view: 'offer', offerId: offer.id })
      }}
      // A failure is told of when it is pressed.
      onIntent={() => void loadOfferView().catch(() => undefined)}
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
