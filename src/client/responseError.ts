import type { Operation } from '../contract/index.ts'
import { ExperienceError, type ExperienceErrorKind } from './ExperienceError.ts'
import { longestTimer } from './checkSessionOptions.ts'
import { type RawAnswer, withoutToken } from './sendOnce.ts'

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

/** The error of an answer that is no success. */
export function responseError(
  operation: Operation,
  { response, text }: RawAnswer,
  token: string,
  now: number,
): ExperienceError {
  const { status, headers } = response
  const said = readErrorBody(text ?? '')
  const clean = (words: string | null, length: number) =>
    words === null ? null : withoutToken(words, token).slice(0, length)
  const code = operation.sensitive
    ? /^[A-Z0-9_.-]{1,64}$/.test(said.code ?? '')
      ? said.code
      : null
    : clean(said.code, 200)
  return new ExperienceError(
    `@experience-program/react: ${operation.name} was answered with status ${status}${code === null ? '' : ` (${code})`}.`,
    {
      kind: kindOfStatus(status),
      operation: operation.name,
      // An opaque answer has status 0: none that could be read.
      status: status === 0 ? null : status,
      code,
      requestId: requestIdOf(response),
      retryAfterMs: readRetryAfter(headers.get('retry-after'), now),
      // The answer to a sensitive request may quote what was sent.
      serviceMessage: operation.sensitive ? null : clean(said.message, 500),
    },
  )
}

export function requestIdOf(response: Response): string | null {
  return response.headers.get('x-request-id') || null
}

interface ErrorBody {
  readonly code: string | null
  readonly message: string | null
}

/** `{ error: { code, message } }` or `{ code, message }` (assumed: the specification does not show it); anything else is text. */
function readErrorBody(text: string): ErrorBody {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { code: null, message: text.trim() || null }
  }
  const body = isRecord(value) && isRecord(value.error) ? value.error : value
  if (!isRecord(body) || (typeof body.code !== 'string' && typeof body.message !== 'string'))
    return { code: null, message: text }
  return {
    code: typeof body.code === 'string' ? body.code : null,
    message: typeof body.message === 'string' ? body.message : null,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = '\\d{2}:\\d{2}:\\d{2}'
/** The three forms of RFC 9110, section 5.6.7. `Date.parse` alone also takes "soon 1" for a date. */
const httpDate = new RegExp(
  `^(?:${day}, \\d{2} ${month} \\d{4} ${time} GMT|[A-Z][a-z]+day, \\d{2}-${month}-\\d{2} ${time} GMT|${day} ${month} [ \\d]\\d ${time} \\d{4})$`,
)

/**
 * Reads `Retry-After`, in seconds or as an HTTP date (RFC 9110, section 10.2.3), as milliseconds from `now`.
 * A date that has passed is 0, a wait that no timer can wait is the longest one (it would fire at once, over and over);
 * anything else that cannot be read is `null`.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text) * 1000, longestTimer)
  if (!httpDate.test(text)) return null
  // The asctime form carries no zone, and means UTC.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestTimer)
}
