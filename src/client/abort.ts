import { isRefreshFailure } from './isRefreshFailure.ts'

/** What an aborted request rejects with, whatever reason the caller gave: one shape to recognise. */
export function abortError(signal: AbortSignal): DOMException {
  const reason: unknown = signal.reason
  return isAbortError(reason)
    ? reason
    : new DOMException('The request was aborted by its caller.', 'AbortError')
}

export function isAbortError(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Whether a call ended because its own caller aborted it. The name of the error alone does not say it: a host's
 * `refresh` may throw an AbortError too, and that is a failed refresh.
 */
export function isCallerAbort(error: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && isAbortError(error) && !isRefreshFailure(error)
}
