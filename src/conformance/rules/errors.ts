/** Specification, Errors, in words of our own. */
export const errorRules = {
  'errors.401': '401: authentication is missing or invalid.',
  'errors.403': '403: authenticated but not permitted.',
  'errors.409': '409: an idempotency key is reused with another body.',
  'errors.429': '429: too many requests; Retry-After says when.',
  'errors.500': '500: unexpected.',
  'errors.webhook-event-unknown': 'WEBHOOK_EVENT_UNKNOWN: an event outside the catalog.',
  'errors.webhook-url-not-allowed': 'WEBHOOK_URL_NOT_ALLOWED: a URL that is not HTTPS or not allowed.',
  'errors.1': 'Rule 1: a wrong or expired phone code is no error.',
  'errors.2': 'Rule 2: every documented answer of the intake, success or error, carries X-Request-Id.',
} as const
