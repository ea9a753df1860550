import { developerError, developmentHint } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import type { MemberSession } from './MemberSession.ts'
import type { StoredGrant } from './createTokenStore.ts'

/** The end of a session, for what is under way. */
export interface SessionEnd {
  /** Aborts when the session ends. */
  readonly ended: AbortSignal
  /**
   * Calls `listener` when the session ends. The signal itself gets one listener only: Node warns of a leak above ten.
   */
  onEnded(listener: () => void): () => void
}

/** What the transport may do with a session, and nobody else: the token is reachable only through here. */
export interface SessionInternals extends SessionEnd {
  /** The grant for a request that is about to be sent, refreshed first where the contract says so. */
  authorize(): Promise<StoredGrant>
  /** Notes a 401 as soon as it is known: the next request refreshes first. */
  reject(used: StoredGrant): void
  /** The grant for the single retry after a 401 that was noted. */
  reauthorize(): Promise<StoredGrant>
  /**
   * Asks the host again, whatever the grant; a request made meanwhile waits for the answer. Does nothing
   * before the first grant.
   */
  renew(): void
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
    'The session is not of this copy of the library.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'Only such a session can authorise requests. Pass the object that createMemberSession returned, unwrapped, and bundle the library once.',
  )
}

/**
 * Asks the organisation's backend for another token now, whatever the age of the one in use: for a page that
 * may have missed a sign-out. What it shows stays until the answer; requests wait for it.
 * `ExperienceProvider` does it for a page that comes back from the back-forward cache.
 */
export function renewSession(session: MemberSession): void {
  sessionInternals(session).renew()
}

/** What every request of an ended session rejects with. `operation` names the one that was cut off, if one was. */
export function sessionEnded(
  reason = 'The session has ended.',
  operation: string | null = null,
  code: string | null = null,
): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${reason}${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Its requests are refused. Make a new session when a member signs in.')}`,
    { kind: 'session-ended', operation, code },
  )
}
