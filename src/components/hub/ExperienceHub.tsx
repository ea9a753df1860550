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
import { isForBrowser, reportDeveloperError } from '../../base/index.ts'
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
import { HubView } from './HubView.tsx'
import {
  allFeatures,
  availableLocation,
  entryOf,
  featuresOfPages,
  type HubEntry,
  type HubPageName,
  problemsOfPages,
  readPages,
} from './hubPages.ts'
import { prefetchView } from './hubViews.ts'

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
    pages,
    filterControls,
    defaultAnswers,
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
          pages,
          filterControls,
          defaultAnswers,
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
  readonly entries: readonly HubEntry[]
  readonly current: HubEntry | undefined
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly classNames: NonNullable<ExperienceHubProps['classNames']>
  readonly t: HubTranslate
}

/** The hub's navigation, and the balance at its end. A link prefetches its view on hover and focus. */
function HubHeader({
  entries,
  current,
  features,
  navigation,
  interestIds = [],
  classNames,
  t,
}: HubHeaderProps): ReactNode {
  const { hrefFor, press } = navigation
  const wallet: HubLocation = { view: 'wallet' }
  const kit = useExperienceKit()
  const prefetch = (location: HubLocation) => prefetchView(kit, location, interestIds)
  const walletPrefetch = usePrefetchOnHover(() => prefetch(wallet))
  const parts = useCurrentInView(current)
  return (
    <div className={cx('xp-page xp-hub-header', classNames.header)}>
      {entries.length > 1 && (
        <nav className={cx('xp-hub-navigation', classNames.navigation)} aria-label={t('hub.navigation')}>
          <ul ref={parts} className="xp-hub-parts">
            {entries.map((entry) => (
              <li key={entry.id} className="xp-fixed">
                <HubLink
                  href={hrefFor?.(entry.location)}
                  isCurrent={entry === current}
                  onClick={press(entry.location)}
                  onPrefetch={() => prefetch(entry.location)}
                >
                  <HubLabel icon={entry.icon}>{entry.label ?? t(`hub.${entry.id as HubPageName}`)}</HubLabel>
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

/** Scrolls the row of links to the current one, its neighbours beside it. The page itself stays where it is. */
function useCurrentInView(current: HubEntry | undefined) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]')
    if (row.current && link) row.current.scrollLeft += middleOf(link) - middleOf(row.current)
  }, [current?.id])
  return row
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

function HubLabel({ icon, children }: Pick<HubEntry, 'icon'> & { readonly children: ReactNode }): ReactNode {
  if (!icon) return children
  return (
    <span className="xp-row xp-gap-2">
      <span className="xp-row" aria-hidden="true">
        {icon}
      </span>
      {children}
    </span>
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

function HubContent({ messages, classNames = {}, ...props }: HubContentProps): ReactNode {
  const t = useMessages(hubMessages, messages)
  const { entries, features } = useHubPages(props)
  const [own, setOwn] = useState<HubLocation>(props.defaultLocation ?? { view: 'explore' })
  const current = availableLocation(props.location ?? own, features, entries)
  const entry = entryOf(current, entries)
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

  const { hrefFor, filterControls, defaultAnswers, interestIds, onInterestCreated, onDirtyChange } = props
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
      <HubHeader {...{ entries, features, navigation, interestIds, classNames, t }} current={entry} />
      <div ref={view} className={cx('xp-hub-view', classNames.view)} data-view={current.view} tabIndex={-1}>
        <HubView
          {...{
            features,
            navigation,
            t,
            filterControls,
            defaultAnswers,
            interestIds,
            onInterestCreated,
            onDirtyChange,
          }}
          onLeaveCatalog={leave}
          location={current}
          ownPage={entry?.own}
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

function useHubPages({ pages, features }: Pick<ExperienceHubProps, 'pages' | 'features'>) {
  const { saved } = useExperience()
  const problems = process.env.NODE_ENV === 'production' || !pages ? '' : problemsOfPages(pages).join('\n')
  useEffect(() => {
    if (problems !== '') reportDeveloperError('The hub cannot show all of its pages.', () => problems)
  }, [problems])
  const on = { ...allFeatures, ...features, ...(!saved && { saved: false }) }
  const entries = readPages(pages, on)
  return { entries, features: pages ? featuresOfPages(on, entries) : on }
}
