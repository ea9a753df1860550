import { isExperienceError, type MemberSession } from '../client/index.ts'
import { rateLimitWaitMs } from './readRules.ts'

/**
 * The `refetchInterval` of a read that follows changes. TanStack holds it while the page is hidden or offline; it stops
 * when the session failed or ended, and waits as long as a 429 asks.
 */
export function pollInterval(
  session: MemberSession,
  query: { readonly state: { readonly error: unknown } },
  waitMs: () => number,
): number | false {
  if (session.status === 'failed' || session.status === 'ended') return false
  const { error } = query.state
  if (isExperienceError(error, 'rate-limit')) return Math.max(rateLimitWaitMs(error, 0), waitMs())
  // What is not there, or not theirs, does not come back by asking every few seconds.
  if (isExperienceError(error, 'not-found') || isExperienceError(error, 'permission')) return false
  return waitMs()
}
