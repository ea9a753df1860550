/** Why a delivery was refused. */
export type WebhookErrorKind =
  | 'missing-header' // signature, timestamp, event or delivery id is not there
  | 'malformed-header' // a signature that is not `sha256=<64 hex digits>`, a timestamp that is no time
  | 'signature' // signed with another secret, or another body: often one that was parsed and written again
  | 'stale' // outside the replay window
  | 'unreadable' // signed, but no event that we can read

/** A delivery that must not be acted on. It holds neither the secret nor the body. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly kind: WebhookErrorKind

  constructor(kind: WebhookErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
