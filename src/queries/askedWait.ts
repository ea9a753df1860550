import { type ExperienceError, isExperienceError } from '../client/index.ts'

/**
 * Whether the Service asks to wait: by a 429, or by an outage of which it says how long it lasts (`Retry-After` of a
 * 503, RFC 9110, section 10.2.3).
 */
export function asksToWait(
  error: unknown,
): error is ExperienceError & { readonly kind: 'rate-limit' | 'service' } {
  return (
    isExperienceError(error) &&
    (error.kind === 'rate-limit' || (error.kind === 'service' && !!error.retryAfterMs))
  )
}

export const longestWaitMs = 30_000

/**
 * The shortest wait after an error that `asksToWait`, in milliseconds; where it does not say, 1 s doubling, at most
 * 30 s.
 */
export function rateLimitWaitMs(retryAfterMs: number | null, failureCount: number): number {
  return retryAfterMs ?? Math.min(1_000 * 2 ** failureCount, longestWaitMs)
}

/** The error while the Service still asks to wait because of it, else `null`: for who comes back to a form. */
export function stillAsksToWait<Failure>(error: Failure): Failure | null {
  return (deadlineOf(error) ?? 0) > Date.now() ? error : null
}

const deadlines = new WeakMap<ExperienceError, number>()

/**
 * When the Service may be asked again, in epoch milliseconds; `null` for now. It counts from the first call with an
 * error: a member who leaves and comes back does not wait from the beginning. A clock that was put back since must not
 * make it longer.
 */
export function deadlineOf(error: unknown): number | null {
  if (!asksToWait(error)) return null
  const latest = Date.now() + rateLimitWaitMs(error.retryAfterMs, 0)
  const deadline = Math.min(deadlines.get(error) ?? latest, latest)
  deadlines.set(error, deadline)
  return deadline
}
