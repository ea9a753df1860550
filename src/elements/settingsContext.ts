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
export function requestSettings(element: Element, callback: SettingsCallback): void {
  const event = new Event('context-request', { bubbles: true, composed: true })
  element.dispatchEvent(
    Object.assign(event, { context: contextName, contextTarget: element, callback, subscribe: true }),
  )
}

/** The elements inside one that requested its settings. */
export interface SettingsSubscribers {
  /** Passes new settings to all of them. */
  readonly notify: (settings: CarriedSettings) => void
}

/** Answers the requests of the elements inside `element` with what `read` returns. */
export function answerRequests(element: Element, read: () => CarriedSettings): SettingsSubscribers {
  const subscribers = new Map<SettingsCallback, () => void>()
  element.addEventListener('context-request', (event) => {
    const { context, callback, subscribe } = event as ContextRequestEvent
    // Its own request is for the elements around it.
    if (context !== contextName || event.composedPath()[0] === element) return
    event.stopImmediatePropagation()
    const unsubscribe = () => void subscribers.delete(callback)
    if (subscribe) subscribers.set(callback, unsubscribe)
    callback(read(), unsubscribe)
  })
  return {
    notify(settings) {
      for (const [callback, unsubscribe] of subscribers) callback(settings, unsubscribe)
    },
  }
}

/** What elements pass on: the settings, or why they make no session. */
export interface CarriedSettings extends ElementSettings {
  readonly problem?: unknown
}

/**
 * An element's own settings over those around it. The nearest element that has a client, a session or a
 * `refreshUrl` decides the session. `join` returns the page's session of an address.
 */
export function mergeSettings(
  own: ElementSettings,
  around: CarriedSettings,
  join: (refreshUrl: string, baseUrl: string | undefined) => MemberSession,
): CarriedSettings {
  const { client, session, refreshUrl, ...rest } = own
  const { client: clientAround, session: sessionAround, problem, ...others } = around
  const merged = {
    ...others,
    ...rest,
    messages:
      rest.messages && others.messages
        ? { ...others.messages, ...rest.messages }
        : (rest.messages ?? others.messages),
  }
  if (client) return { ...merged, client }
  if (session) return { ...merged, session }
  if (refreshUrl === undefined) return { ...merged, client: clientAround, session: sessionAround, problem }
  try {
    return { ...merged, session: join(refreshUrl, merged.baseUrl) }
  } catch (refusal) {
    return { ...merged, problem: refusal }
  }
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

/**
 * The session of the page's elements with these addresses. One that has ended is replaced: whoever signs in again is
 * perhaps another member.
 *
 * @throws a developer error for an address that would leak.
 */
export function joinPageSession(user: Element, refreshUrl: string, baseUrl = ''): MemberSession {
  const page = user.ownerDocument
  const sessions = pages.get(page) ?? new Map<string, PageSession>()
  pages.set(page, sessions)
  const name = `${refreshUrl} ${baseUrl}`
  let shared = sessions.get(name)
  if (shared?.users.has(user)) return shared.session
  leavePageSession(user)
  if (!shared || shared.session.status === 'ended') {
    shared = { session: createMemberSession({ refresh: refreshFrom(refreshUrl) }), users: new Set() }
    sessions.set(name, shared)
  }
  shared.users.add(user)
  return shared.session
}

/** A session without users is forgotten: the next elements of the page may be another member's. */
export function leavePageSession(user: Element): void {
  const sessions = pages.get(user.ownerDocument)
  for (const [name, { users }] of sessions ?? []) {
    if (users.delete(user) && users.size === 0) sessions?.delete(name)
  }
}
