/**
 * Where the member is in an `ExperienceHub`. Plain data: keep it in your router, or give it as an address
 * with `formatHubLocation`.
 */
export type HubLocation =
  | {
      readonly view: 'explore'
      /** What the catalog is narrowed to, as `filtersToSearch` writes it. Left out where it is not. */
      readonly search?: string | undefined
    }
  | { readonly view: 'offer'; readonly offerId: string }
  | { readonly view: 'ask'; readonly offerId: string }
  | { readonly view: 'experiences' }
  | { readonly view: 'redemption'; readonly redemptionId: string }
  | { readonly view: 'interest'; readonly interestId: string }
  | { readonly view: 'concierge'; readonly conversationId?: string | undefined }
  | { readonly view: 'wallet' }
  | { readonly view: 'saved' }
  | {
      /** A page of yours, see `pages` of `ExperienceHub`. */
      readonly view: 'page'
      /** The page's `path`, or one below it: `/help/points`. */
      readonly path: string
    }

/** A location as a path that starts with a slash: `/offers/fjord-lodge/ask`, `/?where=NO`. Ids are encoded. */
export function formatHubLocation(location: HubLocation): string {
  // Half a pair of surrogates cannot be encoded: such an id leads to what is not there.
  const id = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
  switch (location.view) {
    case 'explore':
      return location.search ? `/?${location.search}` : '/'
    case 'offer':
      return `/offers/${id(location.offerId)}`
    case 'ask':
      return `/offers/${id(location.offerId)}/ask`
    case 'experiences':
      return '/experiences'
    case 'redemption':
      return `/experiences/redemptions/${id(location.redemptionId)}`
    case 'interest':
      return `/experiences/interests/${id(location.interestId)}`
    case 'concierge':
      return location.conversationId === undefined
        ? '/concierge'
        : `/concierge/${id(location.conversationId)}`
    case 'wallet':
    case 'saved':
      return `/${location.view}`
    case 'page':
      // Two slashes would lead to another site.
      return location.path.replace(/^\/*/, '/')
  }
}

const routes: readonly (readonly [pattern: RegExp, locate: (id: string) => HubLocation])[] = [
  [/^\/$/, () => ({ view: 'explore' })],
  [/^\/offers\/([^/]+)$/, (offerId) => ({ view: 'offer', offerId })],
  [/^\/offers\/([^/]+)\/ask$/, (offerId) => ({ view: 'ask', offerId })],
  [/^\/experiences$/, () => ({ view: 'experiences' })],
  [/^\/experiences\/redemptions\/([^/]+)$/, (redemptionId) => ({ view: 'redemption', redemptionId })],
  [/^\/experiences\/interests\/([^/]+)$/, (interestId) => ({ view: 'interest', interestId })],
  [/^\/concierge$/, () => ({ view: 'concierge' })],
  [/^\/concierge\/([^/]+)$/, (conversationId) => ({ view: 'concierge', conversationId })],
  [/^\/wallet$/, () => ({ view: 'wallet' })],
  [/^\/saved$/, () => ({ view: 'saved' })],
]

/**
 * Reads a path of `formatHubLocation`, with or without a slash at its end; `null` for any other. `pages` are those of
 * your `ExperienceHub`, whose paths are read then too.
 */
export function parseHubLocation(
  path: string,
  pages: readonly (string | { readonly id: string; readonly path?: string })[] = [],
): HubLocation | null {
  const [pathname = '', ...search] = path.split('?')
  const location = parsePath(pathname) ?? parseOwnPath(pathname, pages)
  // A page's own search is none of ours.
  return location?.view === 'explore' && filterKeys.test(search[0] ?? '')
    ? { ...location, search: search.join('?') }
    : location
}

/** The keys of `filtersToSearch`, which is not loaded for an address without one. */
const filterKeys = /(^|&)(q|kind|type|when|where|guests|points|within-points|available|sort)=/

function parsePath(path: string): HubLocation | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path || '/'
  for (const [pattern, locate] of routes) {
    const match = pattern.exec(plain)
    if (!match) continue
    try {
      return locate(decodeURIComponent(match[1] ?? ''))
    } catch {
      return null // a broken percent sign
    }
  }
  return null
}

function parseOwnPath(path: string, pages: readonly unknown[]): HubLocation | null {
  const plain = path.replace(/\/$/, '')
  return pageAt(pages, plain) ? { view: 'page', path: plain } : null
}

/** The page that an address belongs to, with those below it. */
export function pageAt<Page>(pages: readonly Page[], path: string): Page | undefined {
  return pages.find((page) => {
    const own = (page as { readonly path?: unknown }).path
    return typeof own === 'string' && (path === own || path.startsWith(`${own}/`))
  })
}

/** What an `ExperienceHub` offers. Everything is on; `false` takes a part out, with every way to it. */
export interface HubFeatures {
  /** Spending points on an offer. */
  readonly redeem: boolean
  /** Asking for an offer, which takes no points. */
  readonly ask: boolean
  readonly experiences: boolean
  readonly concierge: boolean
  readonly wallet: boolean
  /** A booking as a file for the member's own calendar. */
  readonly calendar: boolean
  /** Sharing the address of an offer, where `hrefFor` gives one. */
  readonly share: boolean
  /** The history of points as a CSV file. */
  readonly download: boolean
  /** Points by month, beside the history. */
  readonly pointsOverTime: boolean
  /** The page of saved offers, where the provider has a store for them (`saved`). The hearts go with the store. */
  readonly saved: boolean
  /** How many experiences the balance reaches, in the wallet: it reads the catalog's first page. */
  readonly withinReach: boolean
  /** What lies ahead of the member, before the catalog: it reads the bookings. Goes with `experiences`. */
  readonly today: boolean
}
