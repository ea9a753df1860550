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
  return isObject(error) && failures.has(error)
}

/**
 * Gives what waiting requests reject with: the host's error as it was thrown, or, for a thrown non-object, an
 * error around it.
 */
export function toRefreshFailure(thrown: unknown): object {
  const failure = isObject(thrown)
    ? thrown
    : new Error('@experience-program/react: refresh threw no object; see its cause.', {
        cause: thrown,
      })
  failures.add(failure)
  return failure
}

function isObject(value: unknown): value is object {
  return Object(value) === value
}
