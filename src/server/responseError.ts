import { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'

const kinds: Readonly<Record<number, ExchangeErrorKind>> = {
  401: 'authentication',
  403: 'permission',
  409: 'conflict',
  429: 'rate-limit',
}

/** The error of an answer that is not 2xx. Its body is not looked at: it may echo what was sent. */
export function responseError(response: Response): ExchangeError {
  const { status, headers } = response
  const kind = kinds[status] ?? (status >= 500 ? 'service' : status >= 400 ? 'rejected' : 'invalid-response')
  return new ExchangeError(kind, `The exchange answered ${String(status)}.`, {
    status,
    requestId: headers.get('x-request-id'),
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
  })
}

/** Seconds or an HTTP date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  if (/^\s*\d{1,12}\s*$/.test(header)) return Number(header) * 1000
  const at = / GMT\s*$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
