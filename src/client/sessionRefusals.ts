import { developerError, developmentHint } from '../base/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import { toRefreshFailure } from './isRefreshFailure.ts'

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

/**
 * A session in a module of a server would be shared by all its visitors, and render one member's data for another.
 * Marked as a failed refresh, so that no query retries it.
 */
export function refuseOnServer(server: boolean): void {
  if (server || typeof window !== 'undefined') return
  throw toRefreshFailure(
    developerError(
      'A session was asked for a token outside a page (there is no window).',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'On a server a session that outlives one request would serve one member with the token of another. Make the session inside the request and pass { server: true }; a worker that serves one member does the same.',
    ),
  )
}

/** Two things that the host said contradict each other from the start. */
export function refuseOtherInitialMember(): never {
  throw developerError(
    'initialGrant.memberId is not the memberId of the options.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'A session belongs to one member. Pass the grant of that member, or leave memberId out.',
  )
}
