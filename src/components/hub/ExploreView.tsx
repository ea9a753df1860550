'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useExperienceKit, useOffers } from '../../queries/index.ts'
import { useIsMounted, useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { readFailure, useExtraPart } from '../common/index.ts'
import { type FilterKeeping, loadFilterPart, OfferCatalog, type OfferCatalogProps } from '../offers/index.ts'
import type { HubNavigation, HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'
import { HubSkeleton } from './HubSkeleton.tsx'
import { prefetchView, prefetchViewData } from './hubViews.ts'

const loadToday = () => import('./TodayView.tsx')

/** The catalog, led by what lies ahead of the member. Stays while another view is shown. */
export function ExploreView(props: HubViewProps): ReactNode {
  const { location, features, t } = props
  const isSeen = location.view === 'explore'
  const hasToday = features.today && features.experiences
  const today = useExtraPart(loadToday, hasToday)
  const { isHeld, isLed, handleReady } = useLead(hasToday, isSeen)
  const root = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(() => {
    // Before the focus goes to the next view: what is behind a modal cannot have it.
    if (!isSeen) for (const dialog of root.current?.querySelectorAll('dialog') ?? []) dialog.close()
  }, [isSeen])
  return (
    <div ref={root} className="xp-hub-kept" hidden={!isSeen} data-held={isHeld ? '' : undefined}>
      {isHeld && <HubSkeleton label={t('hub.loading')} hasPicture />}
      {today && (
        <div hidden={!isLed}>
          <today.TodayView {...props} onReady={handleReady} />
        </div>
      )}
      <ExploreCatalog {...props} />
    </div>
  )
}

/** How long the catalog waits, once it is there itself. */
const heldMs = 400

/**
 * What lies ahead leads the page where it is known as soon as the catalog, or a moment later. The catalog waits no
 * longer, and not at all where it was there from the start: then it comes in when the member comes back, so that
 * nothing moves under their eyes.
 */
function useLead(hasToday: boolean, isSeen: boolean) {
  const kit = useExperienceKit()
  const offers = useOffers()
  const isThere = offers.data !== undefined || readFailure(offers) !== null
  const [wasThere] = useState(isThere)
  const [isWaiting, setIsWaiting] = useState(hasToday)
  const [isReady, setIsReady] = useState(false)
  const [isLed, setIsLed] = useState(false)
  if (isReady && !isLed && (isWaiting || !isSeen)) setIsLed(true)
  if (isWaiting && (isReady || !isSeen)) setIsWaiting(false)

  useEffect(() => {
    if (!isThere || !isWaiting) return
    const timer = setTimeout(() => setIsWaiting(false), wasThere ? 0 : heldMs)
    return () => clearTimeout(timer)
  }, [isThere, isWaiting, wasThere])
  useEffect(() => {
    // Beside the code that shows it.
    if (hasToday) prefetchViewData(kit, { view: 'experiences' }, [])
  }, [kit, hasToday])

  return { isHeld: isWaiting && !wasThere, isLed, handleReady: () => setIsReady(true) }
}

function ExploreCatalog({
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
