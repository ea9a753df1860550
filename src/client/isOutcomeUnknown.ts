import { isAbortError } from './abort.ts'
import { isExperienceError } from './ExperienceError.ts'
import { isRefreshFailure } from './isRefreshFailure.ts'

/**
 * Whether a write that failed with `error` may have been carried out all the same. If so, the way to learn it
 * is to send the same bytes with the same key again. In doubt the answer is yes: a needless repeat is
 * replayed, a needless new key acts twice.
 *
 * - A failed refresh: no. The request was not sent, or was answered 401.
 * - `network`, `timeout` (ours, or 408, which gateways also send late): yes. It may have arrived, and the
 *   answer was lost.
 * - `service`: yes; the Service or a gateway failed at some point on the way. Not for 501 and 505, which
 *   refuse before acting.
 * - `invalid-response`: yes. It was answered, only unreadably; a redirect (303) may follow an action too.
 * - `session-ended`: only where it cut a request off that was under way (code `cut-off`).
 * - An abort by the caller: yes, since nobody knows how far it had come.
 * - `authentication`, `permission`, `not-found`, `rejected`, `conflict`, `rate-limit`: no; the Service refused.
 *   A 409 is about another request with that key, never about this body.
 * - `invalid-request`, `terms`, and developer errors: no, it was not sent.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isRefreshFailure(error)) return false
  if (isAbortError(error)) return true
  if (!isExperienceError(error)) return false
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true
    case 'service':
      return error.status !== 501 && error.status !== 505
    case 'invalid-response':
      return error.code !== 'row-dropped'
    case 'session-ended':
      return error.code === 'cut-off'
    default:
      return false
  }
}
