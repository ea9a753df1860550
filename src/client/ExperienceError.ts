/** What went wrong, in the terms that a caller acts on. */
export type ExperienceErrorKind =
  | 'network'
  | 'timeout'
  | 'authentication'
  | 'permission'
  | 'not-found'
  | 'rejected'
  | 'conflict'
  | 'rate-limit'
  | 'service'
  | 'invalid-response'
  | 'invalid-request'
  | 'session-ended'
  | 'terms'

/** Everything about an error but its message. What is left out reads as `null`. */
export interface ExperienceErrorDetails {
  readonly kind: ExperienceErrorKind
  readonly operation?: string | null
  readonly status?: number | null
  readonly code?: string | null
  readonly requestId?: string | null
  readonly retryAfterMs?: number | null
  readonly serviceMessage?: string | null
  readonly cause?: unknown
}

/** In the global registry, so that two copies of the library on one page recognise each other's errors. */
const brand = Symbol.for('@experience-program/react/ExperienceError')

/**
 * Every failure of this library that is not the developer's (a `TypeError` or `RangeError`), not the host's own
 * (what its `refresh` threw) and not an abort (a DOMException `AbortError`).
 * It never holds a request body or a token; its `message` is for developers, not for members.
 */
export class ExperienceError extends Error {
  override readonly name = 'ExperienceError'
  readonly kind: ExperienceErrorKind
  /** Name of the operation, or `null` where the error belongs to none. */
  readonly operation: string | null
  /** HTTP status, or `null` when no answer was read. */
  readonly status: number | null
  /** The Service's machine-readable code, or one of ours (`row-dropped`, `cut-off`, …). */
  readonly code: string | null
  /** `X-Request-Id` of the answer: the reference to quote to support. */
  readonly requestId: string | null
  /** How long the Service asks to wait, from the moment of the answer, in milliseconds. */
  readonly retryAfterMs: number | null
  /**
   * The Service's own words, cut to 500 characters. Never to be shown to members; always `null` for
   * operations in whose body somebody typed something (`freeText`): it may quote that.
   */
  readonly serviceMessage: string | null

  constructor(message: string, details: ExperienceErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = details.kind
    this.operation = details.operation ?? null
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.requestId = details.requestId ?? null
    this.retryAfterMs = details.retryAfterMs ?? null
    this.serviceMessage = details.serviceMessage ?? null
    Object.defineProperty(this, brand, { value: true })
  }
}

/** Recognises an `ExperienceError`, also one of another copy of this library; with `kind`, only of that kind. */
export function isExperienceError<Kind extends ExperienceErrorKind>(
  error: unknown,
  kind?: Kind,
): error is ExperienceError & { readonly kind: Kind } {
  if (typeof error !== 'object' || error === null || !(brand in error)) return false
  return kind === undefined || ('kind' in error && error.kind === kind)
}

/** Specification, Errors; statuses that it does not name fall back to their class. */
export function kindOfStatus(status: number): ExperienceErrorKind {
  switch (status) {
    case 401:
      return 'authentication'
    case 403:
      return 'permission'
    case 404:
    case 410:
      return 'not-found'
    case 408:
      return 'timeout'
    case 409:
      return 'conflict'
    case 429:
      return 'rate-limit'
    default:
      if (status >= 500 && status <= 599) return 'service'
      return status >= 400 && status <= 499 ? 'rejected' : 'invalid-response'
  }
}
