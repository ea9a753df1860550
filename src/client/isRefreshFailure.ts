import { toError } from '../base/index.ts'

/**
 * Errors that a failed refresh gave to waiting requests. The errors are the host's: they are remembered, never touched.
 */
const failures = new WeakSet<object>()

/**
 * Whether a request failed because no member token could be had: the error is then what the host's `refresh` threw,
 * a time-out of it, or a grant that cannot be used. Ask this before anything else; such a request must not be
 * retried automatically, whatever the error looks like (specification, Authentication, rule 5).
 */
export function isRefreshFailure(error: unknown): boolean {
  return Object(error) === error && failures.has(error as object)
}

/**
 * Gives what waiting requests reject with: the host's error as it was thrown, or, for anything that is no error, one
 * around it.
 */
export function toRefreshFailure(thrown: unknown): Error {
  const failure = toError(thrown)
  failures.add(failure)
  return failure
}
