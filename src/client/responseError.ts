import type { Operation } from '../contract/index.ts'
import { ExperienceError, type ExperienceErrorKind } from './ExperienceError.ts'
import { abortError, untilAborted } from './abort.ts'
import { longestTimer } from './checkSessionOptions.ts'
import { type SessionEnd, sessionEnded } from './sessionInternals.ts'

/** One attempt: one `fetch`, its body read, under one time-out. */
export interface Attempt {
  readonly operation: { readonly name: string; readonly sensitive?: true }
  readonly fetch: typeof globalThis.fetch
  readonly url: string
  readonly init: RequestInit
  readonly timeoutMs: number
  /** The caller's. */
  readonly signal: AbortSignal | undefined
  readonly session: SessionEnd
  /** Never to be found in an error. */
  readonly token: string
  /** Called when the status is 401, before anything is read: requests beside this one must know at once. */
  readonly onUnauthorized: () => void
  /** A first 401 is followed by a refresh: its body says nothing that matters. */
  readonly skipUnauthorizedBody: boolean
}

export interface RawAnswer {
  readonly response: Response
  /** `null`: not read, or an answer of refusal whose body broke off. */
  readonly text: string | null
}

/**
 * Sends a request and reads the answer whole. Rejects with `network`, `timeout`, `session-ended` or an AbortError;
 * whatever has a status is an answer.
 */
export async function sendOnce(attempt: Attempt): Promise<RawAnswer> {
  const { operation, fetch, signal, session, timeoutMs } = attempt
  if (session.ended.aborted) throw sessionEnded()
  if (signal?.aborted) throw abortError(signal)
  const controller = new AbortController()
  // Why the attempt was stopped, separate from the signal's reason: a fetch may reject with anything it likes.
  let stopped: Error | null = null
  const stop = (why: Error) => {
    stopped ??= why
    controller.abort(stopped)
  }
  const onAbort = () => signal && stop(abortError(signal))
  // The request may have been carried out: `cut-off` says so to `isOutcomeUnknown`.
  const onEnd = () =>
    stop(sessionEnded('The session ended while the request was under way.', operation.name, 'cut-off'))
  const timer = setTimeout(() => stop(timedOut(operation.name, timeoutMs)), timeoutMs)
  signal?.addEventListener('abort', onAbort)
  const stopListening = session.onEnded(onEnd)
  // Raced, since a host's own `fetch` may not heed its signal.
  const raced = <T>(promise: Promise<T>) => untilAborted(promise, controller.signal, () => stopped)
  try {
    const response = await raced(
      Promise.resolve(fetch(attempt.url, { ...attempt.init, signal: controller.signal })),
    )
    if (response.status === 401) attempt.onUnauthorized()
    if (response.status === 401 && attempt.skipUnauthorizedBody) {
      response.body?.cancel().catch(() => {})
      return { response, text: null }
    }
    return {
      response,
      text: await raced(response.text()).catch((error: unknown) => bodyLost(response, error, stopped)),
    }
  } catch (error) {
    throw stopped ?? networkError(attempt, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    stopListening()
  }
}

/** The status of a refusal counts even when its body does not arrive. A success without its body is no answer. */
function bodyLost(response: Response, error: unknown, stopped: Error | null): null {
  const deliberate = stopped !== null && !(stopped instanceof ExperienceError && stopped.kind === 'timeout')
  if (response.status >= 400 && !deliberate) return null
  throw error
}

function networkError({ operation, token }: Attempt, error: unknown): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${operation.name} got no complete answer: the network, CORS or a redirect stood in the way.`,
    {
      kind: 'network',
      operation: operation.name,
      cause: safeCause(error, token, operation.sensitive === true),
    },
  )
}

function timedOut(operation: string, timeoutMs: number): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: ${operation} got no complete answer within ${timeoutMs} ms.`,
    { kind: 'timeout', operation },
  )
}

/**
 * Gives the cause of a network error as far as it may be passed on: name, text and the system's code. Not the
 * object itself: a host's own `fetch` may throw one that carries the request, with its Authorization header
 * and its body.
 */
export function safeCause(error: unknown, token: string, sensitive: boolean): Error {
  if (!(error instanceof Error)) return new Error('fetch failed with a value that is no error')
  const code: unknown = Reflect.get(error.cause instanceof Error ? error.cause : error, 'code')
  const text = sensitive ? 'text left out: the operation is sensitive' : withoutToken(error.message, token)
  const cause = new Error(
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? `${text} (${code})` : text,
  )
  cause.name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
  return cause
}

/** A debugging proxy may echo the request's headers in what it answers. */
export function withoutToken(text: string, token: string): string {
  return text.replaceAll(token, '[token]')
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
