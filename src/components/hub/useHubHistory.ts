'use client'

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { parseUrl, reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { historyPosition, type HistoryStamp, type LeaveGuardRef } from '../common/index.ts'
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
  /**
   * With `path`: the address that was asked for, path and search, e.g. `/rewards/offers/fjord-lodge`. A server renders
   * its view, and the page hydrates it; afterwards the address bar counts. Without it a server renders the catalog.
   */
  readonly initialPath?: string
  /** The `pages` that the hub is given: the paths of your own are read then. */
  readonly pages?: ExperienceHubProps['pages']
}

/** What happened to the address without a `popstate`: our own pushes. */
const moved = 'xp-hub-moved'

/**
 * The address bar as the hub's location, for a host without a router: `<ExperienceHub {...useHubHistory()}
 * />`. Back and forward work, and ask before a sensitive answer is lost; every view has its link. An address that is
 * none of the hub's shows the catalog at first. Later it changes nothing: an anchor of your page (`#main`), or another
 * page of yours that is about to be shown.
 */
export function useHubHistory({
  mode = 'hash',
  base = '',
  initialPath = '',
  pages,
}: HubHistoryOptions = {}): Required<
  Pick<ExperienceHubProps, 'location' | 'onLocationChange' | 'hrefFor' | 'leaveGuard'>
> {
  const root = asInAddress(`/${base}`.replace(/\/+/g, '/').replace(/\/$/, ''))
  const shown = useRef({ page: '', path: '/' })
  /** What is shown once the browser has gone there. */
  const placeAt = (address: string) => {
    const { page, path } = placeIn(address, mode, root)
    return { page, path: path ?? shown.current.path }
  }
  const latestPlaceAt = useLatestRef(placeAt)
  const [leadsAway] = useState(() => (address: string) => {
    const { page, path } = latestPlaceAt.current(address)
    return page !== shown.current.page || path !== shown.current.path
  })
  const [leaveGuard] = useState<LeaveGuardRef>({ current: null, leadsAway })
  const read = () => {
    // While the guard holds it, the address may be another for a moment.
    if (!leaveGuard.current) shown.current = placeAt(window.location.href)
    return shown.current.path
  }
  const subscribe = useCallback((listener: () => void) => listenToMoves(leaveGuard, listener), [leaveGuard])
  const path = useSyncExternalStore(subscribe, read, () =>
    mode === 'hash' ? '/' : pathUnder(root, asInAddress(initialPath)) || '/',
  )
  useEffect(
    () =>
      runInDevelopment(
        () => process.env.NODE_ENV !== 'production' && checkInitialPath(mode, root, initialPath),
      ),
    [mode, root, initialPath],
  )
  const location = useMemo<HubLocation>(
    () => parseHubLocation(path, pages) ?? { view: 'explore' },
    [path, pages],
  )
  const hrefFor = useHrefFor(mode, root)
  const onLocationChange = useCallback<NonNullable<ExperienceHubProps['onLocationChange']>>(
    (change) => {
      const { history } = window
      const href = hrefFor(change.location)
      // As by a link of the browser: *Back* never leads to what is shown.
      const isShown = !leadsAway(new URL(href, window.location.href).href)
      if (change.replace || isShown) history.replaceState(history.state, '', href)
      else history.pushState({ xpPosition: (historyPosition() ?? 0) + 1 } satisfies HistoryStamp, '', href)
      window.dispatchEvent(new Event(moved))
    },
    [hrefFor, leadsAway],
  )
  return { location, onLocationChange, hrefFor, leaveGuard }
}

function useHrefFor(mode: HubHistoryOptions['mode'], root: string): (to: HubLocation) => string {
  const hasBase = useSyncExternalStore(subscribeToNothing, readHasBase, () => false)
  return useCallback(
    (to: HubLocation) => {
      const href = (mode === 'hash' ? '#' : root) + formatHubLocation(to)
      return (hasBase && parseUrl(href, window.location.href)?.href) || href
    },
    [mode, root, hasBase],
  )
}

const subscribeToNothing = () => () => {}

/** Whether a `<base>` leads links of the page elsewhere, as in every Angular app. A server does not know. */
const readHasBase = () => document.baseURI.split('#')[0] !== window.location.href.split('#')[0]

/** The host's page that an address leads to, and the place in its hub; `null` for none: an anchor (`#main`). */
function placeIn(address: string, mode: HubHistoryOptions['mode'], root: string) {
  if (mode === 'hash') {
    const [page, hash = '/'] = address.split(/#(.*)/)
    return { page: String(page), path: hash.startsWith('/') ? hash : null }
  }
  const { pathname, search } = new URL(address)
  const path = pathUnder(root, pathname + search)
  return path === null ? { page: pathname, path } : { page: root, path: path || '/' }
}

/** As the address bar gives it: `/prämien` is `/pr%C3%A4mien` there, where no link wrote it as `/pr%c3%a4mien`. */
const asInAddress = (path: string) =>
  path.replace(/[^!-~]+/g, encodeURIComponent).replace(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase())

/** What follows `root` in an address, which may be nothing; null where the address is not below it. */
function pathUnder(root: string, address: string): string | null {
  const rest = address.slice(root.length)
  return asInAddress(address).startsWith(root) && /^([/?]|$)/.test(rest) ? rest : null
}

function checkInitialPath(mode: HubHistoryOptions['mode'], root: string, initialPath: string): void {
  const isRead = mode === 'path' && pathUnder(root, asInAddress(initialPath)) !== null
  if (initialPath === '' || isRead) return
  reportDeveloperError(
    `useHubHistory cannot read initialPath "${initialPath}".`,
    () =>
      `A server renders the catalog in its place. ${
        mode === 'path'
          ? `Give it path and search of an address below base, such as "${root}/wallet".`
          : 'A server never sees a hash: leave it out, or use mode "path".'
      }`,
  )
}

function listenToMoves(guard: LeaveGuardRef, listener: () => void): () => void {
  const count = createEntryCount()
  const accept = () => {
    count()
    listener()
  }
  const handleMove = ({ type }: Event) => {
    if (!guard.current) accept()
    // A `hashchange` comes after its `popstate`.
    else if (type === 'popstate') guard.current.holdHistory(accept)
  }
  const events = ['popstate', 'hashchange', moved]
  for (const event of events) window.addEventListener(event, handleMove)
  return () => {
    for (const event of events) window.removeEventListener(event, handleMove)
  }
}

/** Numbers the entries that have no number: those that we did not push, in engines that do not tell. */
function createEntryCount(): () => void {
  const { history } = window
  let entries = history.length
  let last = 1
  const count = () => {
    if (historyPosition() === null) {
      const stamp: HistoryStamp = { xpPosition: last + (history.length > entries ? 1 : -1) }
      history.replaceState({ ...(history.state as object | null), ...stamp }, '')
    }
    last = historyPosition() ?? last
    entries = history.length
  }
  count()
  return count
}
