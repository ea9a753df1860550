'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { isForBrowser, reportDeveloperError, withDefaults } from '../../base/index.ts'
import { operations } from '../../contract/index.ts'
import { hubMessages, useMessages } from '../../i18n/index.ts'
import { useExperienceKit, useMadeInterests } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import {
  ComponentRoot,
  type LeaveGuard,
  LeaveGuardContext,
  useExperience,
  useSafeHref,
} from '../common/index.ts'
import type { ExperienceHubProps, HubNavigation } from './ExperienceHubProps.ts'
import { HubHeader, viewProps } from './HubHeader.tsx'
import { formatHubLocation, type HubLocation } from './HubLocation.ts'
import { HubView } from './HubView.tsx'
import {
  allFeatures,
  availableLocation,
  entryOf,
  featuresOfPages,
  problemsOfPages,
  readPages,
} from './hubPages.ts'

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

function HubContent({ messages, classNames = {}, ...props }: HubContentProps): ReactNode {
  const t = useMessages(hubMessages, messages)
  const { entries, shown, features } = useHubPages(props)
  const [own, setOwn] = useState<HubLocation>(props.defaultLocation ?? { view: 'explore' })
  const asked = props.location ?? own
  const current = availableLocation(asked, features, entries, shown)
  const entry = entryOf(current, entries)
  const kept = useKeptSearch(current)
  const ownGuard = useRef<LeaveGuard | null>(null)
  const guard = props.leaveGuard ?? ownGuard
  const { view, leave } = useFocusAfterMove(current, JSON.stringify(asked))

  function go(to: HubLocation, replace?: true) {
    const location = kept(to)
    const move = () => {
      if (props.location === undefined) setOwn(location)
      props.onLocationChange?.(replace ? { location, replace } : { location })
    }
    // Each form that would lose something, one after the other.
    const leave = () => (guard.current ? guard.current.ask(leave) : move())
    leave()
  }

  const { filterControls, defaultAnswers, interestIds, onInterestCreated, onDirtyChange } = props
  const hrefFor = useSafeHref(props.hrefFor)
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
      <HubHeader {...{ features, navigation, interestIds, classNames, t }} entries={shown} current={entry} />
      <div {...view} {...viewProps(current, entry, t)} className={cx('xp-hub-view', classNames.view)}>
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
 * the host's, nor where only what there is to show has changed. Back in the catalog it goes to where the member left
 * it, which also brings that into view.
 */
function useFocusAfterMove(current: HubLocation, asked: string) {
  const [path] = formatHubLocation(current).split('?', 1)
  const view = useRef<HTMLDivElement>(null)
  const last = useRef({ path, asked })
  const left = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = { path, asked }
    if (before.path === path || before.asked === asked) return
    const root = view.current?.closest('.xp-hub')
    if (path === '/' && left.current?.isConnected) return left.current.focus()
    view.current?.focus({ preventScroll: true })
    if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' })
  }, [path, asked])
  /** Called by a press in the catalog, before it is hidden. */
  const leave = (element: HTMLElement) => void (left.current = element)
  return { view: { ref: view, tabIndex: -1 }, leave }
}

function useHubPages({
  pages,
  features,
  interestIds = [],
}: Pick<ExperienceHubProps, 'pages' | 'features' | 'interestIds'>) {
  const { canSave } = useExperience()
  const { client } = useExperienceKit()
  const hasInterests = [...useMadeInterests(), ...interestIds].length > 0
  const problems = process.env.NODE_ENV === 'production' || !pages ? '' : problemsOfPages(pages).join('\n')
  useEffect(() => {
    if (problems !== '') reportDeveloperError('The hub cannot show all of its pages.', () => problems)
  }, [problems])
  const on = {
    ...withDefaults(allFeatures, features),
    ...(!canSave && { saved: false }),
    ...(!client.isEnabled(operations.createRedemption) && { redeem: false }),
  }
  const entries = readPages(pages, on)
  // Without their lists two pages are empty, though one redemption or conversation can still be shown.
  const isEmpty = {
    experiences: !client.isEnabled(operations.redemptions) && !hasInterests,
    concierge: !client.isEnabled(operations.conversations),
  }
  const shown = entries.filter(({ id }) => !(isEmpty as Partial<Record<string, boolean>>)[id])
  return { entries, shown, features: pages ? featuresOfPages(on, entries) : on }
}
