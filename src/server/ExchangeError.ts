/** Why an exchange gave no grant. */
export type ExchangeErrorKind =
  | 'network' // no answer, or one that broke off
  | 'timeout'
  | 'authentication' // 401: the key is missing, wrong or revoked
  | 'permission' // 403
  | 'conflict' // 409: the idempotency key was used with another body
  | 'rejected' // another 4xx: the member's data was refused
  | 'rate-limit' // 429
  | 'service' // 5xx
  | 'invalid-response' // an answer that is no grant, or a redirect, which is not followed

interface ExchangeErrorDetails {
  readonly status?: number | null
  readonly requestId?: string | null
  readonly retryAfterMs?: number | null
}

/** An exchange that failed. It holds neither the key nor a grant nor the member's data, and no text of the Service. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
  readonly kind: ExchangeErrorKind
  /** Of the answer; null when there was none. */
  readonly status: number | null
  /** `X-Request-Id`: the reference to quote to the Service's support. */
  readonly requestId: string | null
  /** From `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(
    kind: ExchangeErrorKind,
    message: string,
    { status = null, requestId = null, retryAfterMs = null }: ExchangeErrorDetails = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}
