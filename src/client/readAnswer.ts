import { sanitizeText } from '../base/index.ts'
import { type Operation, read } from '../contract/index.ts'
import { ExperienceError, kindOfStatus } from './ExperienceError.ts'
import type { CallResult, DroppedRow } from './callTypes.ts'
import { longestTimer } from './checkTimeout.ts'
import { issuePath, issuesText } from './prepareRequest.ts'
import { type RawAnswer, withoutToken } from './sendRequest.ts'

interface ReadAnswer {
  readonly data: unknown
  readonly dropped: DroppedRow[]
}

/** What a call gives. Throws an `ExperienceError` for an answer that is no success, or cannot be read. */
export function readAnswer(operation: Operation, answer: RawAnswer, now: number): CallResult<unknown> {
  const { response } = answer
  if (!response.ok) throw responseError(operation, answer, now)
  return { ...readSuccess(operation, answer), requestId: requestIdOf(response), status: response.status }
}

/** Reads the body of a 2xx. Throws `invalid-response` where the contract has no reading for it. */
export function readSuccess(
  operation: Operation,
  { response, text }: Pick<RawAnswer, 'response' | 'text'>,
): ReadAnswer {
  // A page is nobody's answer, also where the answer is ignored: a network that asks to sign in says 200 with one.
  if (/^\s*</.test(text ?? '')) throw unreadable(operation, response, 'a page')
  const result = read(operation.response, parseJson(text))
  if (!result.success) throw unreadable(operation, response, issuesText(result.error.issues))
  if (!operation.rows) return { data: result.data, dropped: [] }
  return readRows(operation.rows, result.data as Record<string, unknown>)
}

/**
 * `undefined` for what is no JSON: only an operation that ignores its answer accepts that. The SyntaxError
 * would quote the text.
 */
function parseJson(text: string | null): unknown {
  try {
    // What names something is sent back: it stays as it is.
    return JSON.parse(text ?? '', (key, value: unknown) =>
      typeof value === 'string' && !/^(id|offer|conversationId|nextCursor)$/.test(key)
        ? sanitizeText(value)
        : value,
    )
  } catch {
    return undefined
  }
}

function readRows(
  { field, schema }: NonNullable<Operation['rows']>,
  envelope: Record<string, unknown>,
): ReadAnswer {
  const rows: unknown[] = []
  const dropped: DroppedRow[] = []
  for (const [index, row] of (envelope[field] as unknown[]).entries()) {
    const result = read(schema, row)
    if (result.success) rows.push(result.data)
    else dropped.push({ index, id: idOf(row), paths: result.error.issues.map(issuePath) })
  }
  return { data: { ...envelope, [field]: rows }, dropped }
}

function idOf(row: unknown): string | null {
  const { id } = Object(row) as { readonly id?: unknown }
  return typeof id === 'string' && id !== '' ? id : null
}

function unreadable(operation: Operation, response: Response, issues: string): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: the answer to ${operation.name} cannot be read (${issues}).`,
    {
      kind: 'invalid-response',
      operation: operation.name,
      status: response.status,
      requestId: requestIdOf(response),
    },
  )
}

/** The error of an answer that is no success. */
function responseError(
  operation: Operation,
  { response, text, token }: RawAnswer,
  now: number,
): ExperienceError {
  const { status, headers } = response
  const said = readErrorBody(text ?? '')
  const clean = (words: string | null, length: number) =>
    words === null ? null : withoutToken(words, token).slice(0, length)
  // What somebody typed may be echoed in either; a code that looks like one is none of it.
  const code = operation.freeText
    ? /^[A-Z][A-Z0-9_.-]{0,63}$/.test(said.code ?? '')
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
      retryAfterMs: readRetryAfter(headers.get('retry-after'), readHttpDate(headers.get('date')) ?? now),
      serviceMessage: operation.freeText ? null : clean(said.message, 500),
    },
  )
}

function requestIdOf(response: Response): string | null {
  return response.headers.get('x-request-id') || null
}

interface ErrorBody {
  readonly code: string | null
  readonly message: string | null
}

/**
 * `{ error: { code, message } }` or `{ code, message }` (assumed: the specification does not show it);
 * anything else is text.
 */
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

/** In milliseconds since 1970. The asctime form carries no zone, and means UTC. */
function readHttpDate(header: string | null): number | null {
  const text = header?.trim() ?? ''
  const at = httpDate.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/**
 * Reads `Retry-After`, in seconds or as an HTTP date (RFC 9110, section 10.2.3), as milliseconds from `now`.
 * A date that has passed is 0, a wait that no timer can wait is the longest one (it would fire at once, over and over);
 * anything else that cannot be read is `null`.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text) * 1000, longestTimer)
  const at = readHttpDate(text)
  return at === null ? null : Math.min(Math.max(0, at - now), longestTimer)
}
