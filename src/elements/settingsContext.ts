import { callSafely, developerError, readAddress, reportDeveloperError } from '../base/index.ts'
import { createMemberSession, type MemberSession, refreshFrom } from '../client/index.ts'
import type { ElementSettings } from './ElementSettings.ts'

/** Takes the settings now, and again whenever they change, until `unsubscribe` is called. */
type SettingsCallback = (settings: CarriedSettings, unsubscribe: () => void) => void

/**
 * How an element finds the settings around it: the event of the Context Community Protocol of the web components group,
 * so that it leaves the host's shadow roots too, and a host may answer it.
 */
const contextName = '@experience-program/react'

interface ContextRequestEvent extends Event {
  readonly context: unknown
  readonly callback: SettingsCallback
  readonly subscribe?: boolean
}

/** Requests the settings around `element`. There is no answer when there are none. */
function requestSettings(element: Element, callback: SettingsCallback): void {
  const event = new Event('context-request', { bubbles: true, composed: true })
  element.dispatchEvent(
    Object.assign(event, { context: contextName, contextTarget: element, callback, subscribe: true }),
  )
}

/** Answers the requests of the elements inside `element` with what `read` returns. Returns how all get new settings. */
function answerRequests(element: Element, read: () => CarriedSettings): (settings: CarriedSettings) => void {
  const subscribers = new Map<SettingsCallback, () => void>()
  element.addEventListener('context-request', (event) => {
    const { context, callback, subscribe } = event as ContextRequestEvent
    // Its own request is for the elements around it.
    if (context !== contextName || event.composedPath()[0] === element) return
    event.stopImmediatePropagation()
    const unsubscribe = () => void subscribers.delete(callback)
    if (subscribe) subscribers.set(callback, unsubscribe)
    callSafely(() => callback(read(), unsubscribe))
  })
  return (settings) => {
    // A page may subscribe too: what its callback throws must not keep the settings from the elements.
    for (const [callback, unsubscribe] of subscribers) callSafely(() => callback(settings, unsubscribe))
  }
}

/** What elements pass on: the settings, or why they make no session. */
export interface CarriedSettings extends ElementSettings {
  readonly problem?: unknown
}

/** The settings of one element: its own over those of the elements around it. */
export interface SettingsOfElement {
  readonly current: CarriedSettings
  /** Looks for the settings around the element where it stands now. */
  readonly request: () => void
  /** Takes the element's own settings, and passes the result to the elements inside it. */
  readonly update: (own: ElementSettings) => CarriedSettings
  /** The element has left the page. */
  readonly clear: () => void
}

/** @param onChange called when the settings around the element may have changed. */
export function createSettings(
  element: Element,
  pinned: PinnedAddresses,
  onChange: () => void,
): SettingsOfElement {
  let around: CarriedSettings = {}
  let current: CarriedSettings = {}
  let unsubscribe: (() => void) | undefined
  let page: Document | undefined
  const notifyInner = answerRequests(element, () => current)

  function request() {
    listenTo(element.ownerDocument)
    unsubscribe?.()
    around = {}
    requestSettings(element, (settings, stop) => {
      unsubscribe = stop
      around = settings
      onChange()
    })
    onChange()
  }

  /** A provider of the host's own may come after the elements that ask for it. */
  function handleProvider(event: Event) {
    if ((event as ContextRequestEvent).context === contextName) request()
  }

  function listenTo(next: Document | undefined) {
    page?.removeEventListener('context-provider', handleProvider)
    page = next
    page?.addEventListener('context-provider', handleProvider)
  }

  return {
    get current() {
      return current
    },
    request,
    update(own) {
      if (own.refreshUrl === undefined) leavePageSession(element)
      current = mergeSettings(element, own, around, pinned)
      notifyInner(current)
      return current
    },
    clear() {
      listenTo(undefined)
      unsubscribe?.()
      around = {}
      current = {}
      leavePageSession(element)
    },
  }
}

/** Which addresses an element may name. Without a list it may name every address. */
export interface PinnedAddresses {
  readonly baseUrls?: readonly string[] | undefined
  readonly refreshUrls?: readonly string[] | undefined
}

/** Why these addresses are not used, if so. */
function refusalOf(pinned: PinnedAddresses, baseUrl: string | undefined, refreshUrl: string | undefined) {
  if (!isAmong(pinned.baseUrls, baseUrl, /(\/v1)?\/*$/)) return notPinned('base-url', 'baseUrls')
  return isAmong(pinned.refreshUrls, refreshUrl) ? undefined : notPinned('refresh-url', 'refreshUrls')
}

/** Compared as they are resolved; `ignored` is what of a path says nothing. */
function isAmong(list: readonly string[] | undefined, address: string | undefined, ignored = /$/): boolean {
  if (list === undefined || address === undefined) return true
  const resolved = (text: string) => {
    const { url } = { url: undefined, ...readAddress(text) }
    return url && url.origin + url.pathname.replace(ignored, '') + url.search
  }
  const wanted = resolved(address)
  return wanted !== undefined && list.some((text) => resolved(text) === wanted)
}

function notPinned(attribute: string, option: string): TypeError {
  return developerError(
    `${attribute} is not pinned: defineElements has no such address among its ${option}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'Markup that the page did not write could send members elsewhere. Correct the attribute, or add the address.',
  )
}

/** Where either shows keys, all does. */
export function mergeMessages(
  own: ElementSettings['messages'],
  around: ElementSettings['messages'],
): ElementSettings['messages'] {
  if (own === 'keys' || around === 'keys') return 'keys'
  return own && around ? { ...around, ...own } : (own ?? around)
}

/**
 * An element's own settings over those around it. The nearest element that has a client, a session or a
 * `refreshUrl` decides the session.
 */
function mergeSettings(
  element: Element,
  own: ElementSettings,
  around: CarriedSettings,
  pinned: PinnedAddresses,
): CarriedSettings {
  const { client, session, refreshUrl, ...rest } = own
  const { client: clientAround, session: sessionAround, problem, ...others } = around
  const merged = {
    ...others,
    ...rest,
    messages: mergeMessages(rest.messages, others.messages),
  }
  if (client) return { ...merged, client }
  const refusal = refusalOf(pinned, merged.baseUrl, refreshUrl)
  if (refusal && (session || refreshUrl !== undefined || !clientAround))
    return { ...merged, problem: refusal }
  if (session) return { ...merged, session }
  if (refreshUrl === undefined) return { ...merged, client: clientAround, session: sessionAround, problem }
  try {
    return { ...merged, session: joinPageSession(element, { ...merged, refreshUrl }) }
  } catch (error) {
    return { ...merged, problem: error }
  }
}

interface RefreshSettings extends Pick<
  ElementSettings,
  'baseUrl' | 'refreshCredentials' | 'refreshCsrfHeader'
> {
  readonly refreshUrl: string
}

/** The page's own token against forged requests. Another origin must not learn it. */
function csrfHeaders(page: Document, refreshUrl: string, header: string | undefined): Record<string, string> {
  const { url } = { url: undefined, ...readAddress(refreshUrl) }
  if (header === undefined || url?.origin !== page.location.origin) return {}
  const token = page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  if (token) return { [header]: token }
  reportDeveloperError(
    `refresh-csrf-header names ${header}, and the page has no token for it.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'The request is made without it. Give the page <meta name="csrf-token" content="…">.',
  )
  return {}
}

interface PageSession {
  readonly session: MemberSession
  readonly users: Set<Element>
}

/**
 * The sessions made from addresses. One for each page and pair of addresses, so that the elements of a page
 * share token, cache and writes.
 */
const pages = new WeakMap<Document, Map<string, PageSession>>()

/** The page whose session an element uses: it may stand in another one by now. */
const joined = new WeakMap<Element, Document>()

/**
 * The session of the page's elements with these addresses. One that has ended is replaced: whoever signs in again is
 * perhaps another member.
 *
 * @throws a developer error for an address that would leak.
 */
function joinPageSession(
  user: Element,
  { refreshUrl, baseUrl, refreshCredentials, refreshCsrfHeader }: RefreshSettings,
): MemberSession {
  const page = user.ownerDocument
  const sessions = pages.get(page) ?? new Map<string, PageSession>()
  pages.set(page, sessions)
  const name = [refreshUrl, baseUrl, refreshCredentials, refreshCsrfHeader].join(' ')
  let shared = sessions.get(name)
  if (shared?.users.has(user)) return shared.session
  leavePageSession(user)
  joined.set(user, page)
  if (!shared || shared.session.status === 'ended') {
    const refresh = refreshFrom(refreshUrl, {
      credentials: refreshCredentials,
      headers: () => csrfHeaders(page, refreshUrl, refreshCsrfHeader),
    })
    shared = { session: createMemberSession({ refresh }), users: new Set() }
    sessions.set(name, shared)
  }
  shared.users.add(user)
  return shared.session
}

/** A session without users is forgotten: the next elements of the page may be another member's. */
function leavePageSession(user: Element): void {
  const page = joined.get(user)
  const sessions = page && pages.get(page)
  joined.delete(user)
  for (const [name, { users }] of sessions ?? []) {
    if (users.delete(user) && users.size === 0) sessions?.delete(name)
  }
}
