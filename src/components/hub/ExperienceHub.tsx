'use client'

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isForBrowser } from '../../base/index.ts'
import { hubMessages, useMessages } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { cx, revealFocused } from '../../ui/index.ts'
import {
  ComponentRoot,
  type LeaveGuard,
  LeaveGuardContext,
  useExperience,
  usePrefetchOnHover,
} from '../common/index.ts'
import { WalletBalance } from '../wallet/index.ts'
import type { ExperienceHubProps, HubNavigation, HubTranslate } from './ExperienceHubProps.ts'
import { formatHubLocation, type HubFeatures, type HubLocation } from './HubLocation.ts'
import { HubView, prefetchView } from './HubView.tsx'

/**
 * The drop-in whole: explore, my experiences, concierge, wallet. Each view is loaded when it is first shown. Renders a
 * `section` with a `nav`; after a move focus goes to the new view. State: `data-view` on part `view`.
 */
export const ExperienceHub = forwardRef<HTMLElement, ExperienceHubProps>(function ExperienceHub(
  {
    location,
    defaultLocation,
    onLocationChange,
    hrefFor,
    features,
    filterControls,
    interestIds,
    onInterestCreated,
    onDirtyChange,
    leaveGuard,
    messages,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="hub" className={cx('xp-hub', className)}>
      <HubContent
        {...{
          location,
          defaultLocation,
          onLocationChange,
          hrefFor,
          features,
          filterControls,
          interestIds,
          onInterestCreated,
          onDirtyChange,
          leaveGuard,
          messages,
          classNames,
        }}
      />
    </ComponentRoot>
  )
})

type HubContentProps = Omit<ExperienceHubProps, keyof ComponentPropsWithoutRef<'section'>>

interface HubHeaderProps {
  readonly current: HubLocation
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly classNames: NonNullable<ExperienceHubProps['classNames']>
  readonly t: HubTranslate
}

const parts = ['explore', 'experiences', 'saved', 'concierge', 'wallet'] as const satisfies readonly HubPart[]

/** The hub's navigation, and the balance at its end. A link prefetches its view on hover and focus. */
function HubHeader({
  current,
  features,
  navigation,
  interestIds = [],
  classNames,
  t,
}: HubHeaderProps): ReactNode {
  const { hrefFor, press } = navigation
  const offered = parts.filter((part) => part === 'explore' || features[part])
  const wallet: HubLocation = { view: 'wallet' }
  const kit = useExperienceKit()
  const prefetch = (view: HubPart) => prefetchView(kit, { view }, interestIds)
  const walletPrefetch = usePrefetchOnHover(() => prefetch('wallet'))
  return (
    <div className={cx('xp-page xp-hub-header', classNames.header)}>
      {offered.length > 1 && (
        <nav className={cx('xp-hub-navigation', classNames.navigation)} aria-label={t('hub.navigation')}>
          <ul className="xp-hub-parts">
            {offered.map((view) => (
              <li key={view} className="xp-fixed">
                <HubLink
                  href={hrefFor?.({ view })}
                  isCurrent={hubPartOf(current) === view}
                  onClick={press({ view })}
                  onPrefetch={() => prefetch(view)}
                >
                  {t(`hub.${view}`)}
                </HubLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {features.wallet ? (
        <WalletBalance
          {...walletPrefetch}
          className="xp-hub-balance"
          href={hrefFor?.(wallet)}
          onOpen={({ event }) => press(wallet)(event)}
        />
      ) : (
        <WalletBalance className="xp-hub-balance" />
      )}
    </div>
  )
}

interface HubLinkProps {
  readonly href: string | undefined
  readonly isCurrent: boolean
  readonly onClick: ReturnType<HubNavigation['press']>
  readonly onPrefetch: () => void
  readonly children: ReactNode
}

function HubLink({ href, isCurrent, onClick, onPrefetch, children }: HubLinkProps): ReactNode {
  const prefetch = usePrefetchOnHover(onPrefetch)
  const link = {
    ...prefetch,
    className: 'xp-hub-part xp-native xp-focus',
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      prefetch.onFocus?.(event)
      revealFocused(event)
    },
    onClick,
  }
  if (href === undefined) {
    return (
      <button {...link} type="button">
        {children}
      </button>
    )
  }
  return (
    <a {...link} href={href}>
      {children}
    </a>
  )
}

/** Which of the parts a location belongs to: the entry of the navigation that is current. */
export function hubPartOf({ view }: HubLocation): HubPart {
  if (view === 'offer' || view === 'ask') return 'explore'
  return view === 'redemption' || view === 'interest' ? 'experiences' : view
}

type HubPart = 'explore' | 'experiences' | 'saved' | 'concierge' | 'wallet'

function HubContent({ messages, classNames = {}, ...props }: HubContentProps): ReactNode {
  const t = useMessages(hubMessages, messages)
  const { saved } = useExperience()
  const features = hubFeatures(saved ? props.features : { ...props.features, saved: false })
  const [own, setOwn] = useState<HubLocation>(props.defaultLocation ?? { view: 'explore' })
  const current = availableLocation(props.location ?? own, features)
  const kept = useKeptSearch(current)
  const ownGuard = useRef<LeaveGuard | null>(null)
  const guard = props.leaveGuard ?? ownGuard
  const { view, leave } = useFocusAfterMove(formatHubLocation(current).split('?', 1)[0])

  function go(to: HubLocation, replace?: true) {
    const location = kept(to)
    const move = () => {
      if (props.location === undefined) setOwn(location)
      props.onLocationChange?.(replace ? { location, replace } : { location })
    }
    if (guard.current) guard.current.ask(move)
    else move()
  }

  const { hrefFor } = props
  const navigation: HubNavigation = {
    go,
    hrefFor: hrefFor && ((to) => hrefFor(kept(to))),
    // A plain press is ours; with a key or another button held, the link stays the browser's.
    press: (location) => (event) => {
      if (isForBrowser(event)) return
      event.preventDefault()
      go(location)
    },
  }

  return (
    <LeaveGuardContext.Provider value={guard}>
      <HubHeader
        current={current}
        features={features}
        navigation={navigation}
        interestIds={props.interestIds}
        classNames={classNames}
        t={t}
      />
      <div ref={view} className={cx('xp-hub-view', classNames.view)} data-view={current.view} tabIndex={-1}>
        <HubView
          onLeaveCatalog={leave}
          location={current}
          features={features}
          navigation={navigation}
          filterControls={props.filterControls}
          interestIds={props.interestIds}
          onInterestCreated={props.onInterestCreated}
          onDirtyChange={props.onDirtyChange}
          t={t}
        />
      </div>
    </LeaveGuardContext.Provider>
  )
}

/** Leads to the catalog as the member left it: what it is narrowed to belongs to its place. */
function useKeptSearch(current: HubLocation): (to: HubLocation) => HubLocation {
  const [search, setSearch] = useState<string>()
  if (current.view === 'explore' && current.search !== search) setSearch(current.search)
  return (to) => (to.view === 'explore' && search ? { search, ...to } : to)
}

/**
 * Focus goes to the new view, so that a keyboard or screen reader goes on there; not on the first showing, where it is
 * the host's. Back in the catalog it goes to where the member left it, which also brings that into view.
 */
function useFocusAfterMove(path = '/') {
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(path)
  const left = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const root = view.current?.closest('.xp-hub')
    if (path === '/' && left.current?.isConnected) return left.current.focus()
    view.current?.focus({ preventScroll: true })
    if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' })
  }, [path])
  /** Called by a press in the catalog, before it is hidden. */
  const leave = (element: HTMLElement) => void (left.current = element)
  return { view, leave }
}

const all: HubFeatures = {
  redeem: true,
  ask: true,
  experiences: true,
  concierge: true,
  wallet: true,
  calendar: true,
  share: true,
  download: true,
  pointsOverTime: true,
  saved: true,
  withinReach: true,
}

export function hubFeatures(features: Partial<HubFeatures> = {}): HubFeatures {
  return { ...all, ...features }
}

/** A location that is switched off shows the catalog instead: an old link must not end on a blank page. */
export function availableLocation(location: HubLocation, features: HubFeatures): HubLocation {
  const { view } = location
  if (view === 'ask') return features.ask ? location : { view: 'offer', offerId: location.offerId }
  if (view === 'redemption' || view === 'interest' || view === 'experiences')
    return features.experiences ? location : { view: 'explore' }
  if (view === 'concierge' || view === 'wallet' || view === 'saved')
    return features[view] ? location : { view: 'explore' }
  return location
}
