import { developerError } from '../base/index.ts'
import type { Ending } from './createEnding.ts'
import type { HeldGrant } from './createGrantHolder.ts'
import type { MemberSession } from './MemberSession.ts'

/** What the transport may do with a session, and nobody else: the token is reachable only through here. */
export interface SessionInternals {
  /** The grant for a request that is about to be sent, refreshed first where the contract says so. */
  authorize(): Promise<HeldGrant>
  /** Notes a 401, as soon as it is known: the next request refreshes first. */
  reject(used: HeldGrant): void
  /** The grant for the single retry after a 401 that was noted. */
  reauthorize(): Promise<HeldGrant>
  /** Asks the host again, whatever the grant; a request made meanwhile waits for the answer. Before the first grant it does nothing. */
  renew(): void
  /** Cuts off what is under way when the session ends. */
  readonly ending: Ending
  readonly now: () => number
}

const internalsOf = new WeakMap<MemberSession, SessionInternals>()

export function registerSession(session: MemberSession, internals: SessionInternals): void {
  internalsOf.set(session, internals)
}

export function sessionInternals(session: MemberSession): SessionInternals {
  const internals = internalsOf.get(session)
  if (internals) return internals
  throw developerError(
    'The session was not made by createMemberSession of this copy of the library.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'Only such a session can authorise requests. Pass the object that createMemberSession returned, unwrapped, and bundle the library once.',
  )
}
