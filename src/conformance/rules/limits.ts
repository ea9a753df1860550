/** Specification, Limits, in words of our own. */
export const limitRules = {
  'limits.idempotency-key': 'An idempotency key has at most 255 characters.',
  'limits.members-page': 'The members page size is a whole number from 1 to 100.',
  'limits.webhooks': 'Ten active webhook endpoints per organisation and environment.',
  'limits.attempts': 'Six attempts for a delivery.',
  'limits.backoff': 'Retries after 30 seconds, doubling, at most an hour.',
  'limits.timeout': 'Ten seconds for an attempt.',
  'limits.refresh-skew': 'A client refreshes within 30 seconds of the expiry.',
  'limits.rating': 'The feedback rating is a whole number from 0 to 10.',
} as const
