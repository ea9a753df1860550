'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ExperienceHubProps } from './ExperienceHubProps.ts'
import { formatHubLocation, type HubLocation, parseHubLocation } from './HubLocation.ts'

/** Where `useHubHistory` keeps the location in the address. */
export interface HubHistoryOptions {
  /**
   * `hash` (default) needs nothing of your server; `path` needs it to answer every address under `base` with the page.
   */
  readonly mode?: 'hash' | 'path'
  /** With `path`: where the hub lives, e.g. `/rewards`. Default: the root. */
  readonly base?: string
}

/** What happened to the address without a `popstate`: our own pushes. */
const moved = 'xp-hub-moved'

/**
 * The address bar as the hub's location, for a host without a router: `<ExperienceHub {...useHubHistory()}
 * />`. Back and forward work, and every view has its link. An address that is none of ours shows the catalog.
 */
export function useHubHistory({ mode = 'hash', base = '' }: HubHistoryOptions = {}): Required<
  Pick<ExperienceHubProps, 'location' | 'onLocationChange' | 'hrefFor'>
> {
  const root = base.replace(/\/$/, '')
  const read = () =>
    (mode === 'hash' ? window.location.hash.slice(1) : window.location.pathname.slice(root.length)) || '/'
  const path = useSyncExternalStore(subscribe, read, () => '/')
  const location = useMemo<HubLocation>(() => parseHubLocation(path) ?? { view: 'explore' }, [path])
  const hrefFor = useCallback(
    (to: HubLocation) => (mode === 'hash' ? `#${formatHubLocation(to)}` : root + formatHubLocation(to)),
    [mode, root],
  )
  const onLocationChange = useCallback<NonNullable<ExperienceHubProps['onLocationChange']>>(
    (change) => {
      window.history.pushState(null, '', hrefFor(change.location))
      window.dispatchEvent(new Event(moved))
    },
    [hrefFor],
  )
  return { location, onLocationChange, hrefFor }
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', moved]
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
