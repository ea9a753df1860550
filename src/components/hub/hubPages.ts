import type { ReactNode } from 'react'
import { type HubFeatures, type HubLocation, pageAt, parseHubLocation } from './HubLocation.ts'

/** The pages of ours in the hub's navigation. */
export type HubPageName = 'explore' | 'experiences' | 'saved' | 'concierge' | 'wallet'

/** A page in the hub's navigation: one of ours by its name, one of ours with another label, or one of your own. */
export type HubPage = HubPageName | HubBuiltInPage | HubOwnPage

/** A page of ours as you name it. */
export interface HubBuiltInPage {
  readonly id: HubPageName
  /** Default: ours, in the member's language. */
  readonly label?: string | undefined
  /** Before the label. The label says it all: an icon is hidden from who listens. */
  readonly icon?: ReactNode
}

/** A page of your own in the hub. */
export interface HubOwnPage {
  /** Your name for it, none of ours. */
  readonly id: string
  readonly label: string
  /** Before the label, as for a page of ours. */
  readonly icon?: ReactNode
  /** Its address within the hub, such as `/help`; none of ours. What is below it (`/help/points`) is its own too. */
  readonly path: string
  /** What it shows, as wide as our pages. It may throw, or be loaded when it is first shown. */
  readonly render: (context: HubPageContext) => ReactNode
}

/** What a page of your own is given. */
export interface HubPageContext {
  /** The address that is shown: the page's `path`, or one below it. */
  readonly path: string
  /** Goes to another place in the hub. It asks first where a typed answer would be lost. */
  readonly go: (location: HubLocation) => void
  /** The address of a place, where the hub was given `hrefFor`. */
  readonly hrefFor: ((location: HubLocation) => string | undefined) | undefined
}

/** A page as the hub uses it: `label` is undefined where it is ours. */
export interface HubEntry {
  readonly id: string
  readonly label?: string | undefined
  readonly icon?: ReactNode
  readonly location: HubLocation
  readonly own?: HubOwnPage
}

const parts = [
  'explore',
  'experiences',
  'saved',
  'concierge',
  'wallet',
] as const satisfies readonly HubPageName[]

const isPart = (id: string): id is HubPageName => (parts as readonly string[]).includes(id)

export const allFeatures: HubFeatures = {
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
  today: true,
}

/** The entries of the navigation. What is no page, or is there already, is left out. */
export function readPages(pages: readonly HubPage[] = parts, features: HubFeatures): readonly HubEntry[] {
  const entries = new Map<string, HubEntry>()
  for (const given of pages) {
    const page = typeof given === 'string' ? { id: given } : given
    const { id, label, icon } = page
    if (entries.has(id)) continue
    if ('path' in page && !isPart(id))
      entries.set(id, { id, label, icon, location: { view: 'page', path: page.path }, own: page })
    else if (isPart(id) && (id === 'explore' || features[id]))
      entries.set(id, { id, label, icon, location: { view: id } })
  }
  return [...entries.values()]
}

/** What is on: a page of ours that is not in the navigation takes all ways to it along. */
export function featuresOfPages(features: HubFeatures, entries: readonly HubEntry[]): HubFeatures {
  const has = (part: HubPageName) => entries.some(({ id }) => id === part)
  return {
    ...features,
    experiences: has('experiences'),
    saved: has('saved'),
    concierge: has('concierge'),
    wallet: has('wallet'),
  }
}

/** Which entry of the navigation is current. */
export function entryOf(location: HubLocation, entries: readonly HubEntry[]): HubEntry | undefined {
  if (location.view !== 'page') return entries.find(({ id }) => id === hubPartOf(location))
  const own = pageAt(
    entries.flatMap((entry) => entry.own ?? []),
    location.path,
  )
  return entries.find(({ id }) => id === own?.id)
}

/** Which of our pages a location belongs to. */
function hubPartOf({ view }: HubLocation): string {
  if (view === 'offer' || view === 'ask') return 'explore'
  return view === 'redemption' || view === 'interest' ? 'experiences' : view
}

/**
 * What is switched off shows the first page instead: an old link must not end on a blank page. `shown` are the entries
 * that have something to show of their own.
 */
export function availableLocation(
  location: HubLocation,
  features: HubFeatures,
  entries: readonly HubEntry[],
  shown = entries,
): HubLocation {
  const { view } = location
  if (view === 'ask' && !features.ask) return { view: 'offer', offerId: location.offerId }
  const isList = view === 'experiences' || (view === 'concierge' && location.conversationId === undefined)
  const isThere =
    view === 'offer' || view === 'ask' || entryOf(location, isList ? shown : entries) !== undefined
  return isThere ? location : (shown[0]?.location ?? { view: 'explore' })
}

/** What is wrong with a host's pages, for its developer: a sentence each. */
export function problemsOfPages(pages: readonly HubPage[]): readonly string[] {
  const seen = new Set<string>()
  return pages.flatMap((given) => {
    const page = typeof given === 'string' ? { id: given } : given
    const name = JSON.stringify(page.id)
    if (seen.has(page.id)) return `The page ${name} is there twice: the second one is left out.`
    seen.add(page.id)
    if (!('path' in page))
      return isPart(page.id) ? [] : `There is no page ${name}: it is left out. Ours are ${parts.join(', ')}.`
    if (isPart(page.id))
      return `The page ${name} has the name of one of ours, which is shown: choose another id.`
    return /^(\/[\w.~%-]+)+$/.test(page.path) && parseHubLocation(page.path) === null
      ? []
      : `The page ${name} cannot be reached by ${JSON.stringify(page.path)}: give it a path like "/help", none of ours.`
  })
}
