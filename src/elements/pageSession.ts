import { createMemberSession, type MemberSession, refreshFrom } from '../client/index.ts'

interface PageSession {
  readonly session: MemberSession
  readonly users: Set<Element>
}

/** The sessions made from addresses. One for each page and pair of addresses, so that the elements of a page share token, cache and writes. */
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
