import type { Operation } from '../contract/index.ts'
import { ExperienceError, type ExperienceErrorKind } from './ExperienceError.ts'
import { readRetryAfter } from './readRetryAfter.ts'
import { withoutToken } from './safeCause.ts'
import type { RawAnswer } from './sendOnce.ts'

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
