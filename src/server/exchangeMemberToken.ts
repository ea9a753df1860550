import { developerError, readAddress } from '../base/index.ts'
import { defaultAssumptions, read, readInput } from '../contract/index.ts'
import {
  exchange,
  type ExchangeInput,
  exchangeInputSchema,
  type TokenGrant,
  tokenGrantSchema,
} from '../contract/organisation/index.ts'
import { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'

/** How the organisation's backend reaches the Service. */
export interface ExchangeConnection {
  /** https, or http on loopback. A trailing slash or `/v1` is accepted. */
  readonly baseUrl: string
  /** The organisation's secret; it also selects SANDBOX or LIVE. From the environment or a vault, never from a page. */
  readonly orgApiKey: string
  /** Default: the platform's. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>
  /** For the whole call, with all its attempts and the waits between them, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number
  /** For one attempt, in milliseconds. Default 4,000. */
  readonly attemptTimeoutMs?: number
  /** How often it is tried at most. Default 3; 1 never tries again. */
  readonly attempts?: number
  /** Name of the idempotency header. Default `Idempotency-Key`. */
  readonly idempotencyHeader?: string
}

/** How one exchange is made; all is optional. */
export interface ExchangeOptions {
  /**
   * At most 255 characters. Default: a new one for each call, the same for its attempts. Never one per member: a replay
   * answers the first grant again, which may have expired.
   */
  readonly idempotencyKey?: string
  /** Gives the call up; it rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Exchanges the organisation's key for a member token, for the backend only. What may pass (no answer, a
 * time-out, a 5xx, a short 429) is tried again under the same idempotency key, so that attempts make one
 * grant. Gives it with whose it is (`memberId`, the `externalUserID`), which a session that knows its member asks for.
 * Rejects with an `ExchangeError`; throws a `TypeError` for a wrong base URL, key or member, before
 * anything is sent.
 */
export async function exchangeMemberToken(
  connection: ExchangeConnection,
  member: ExchangeInput,
  { idempotencyKey = crypto.randomUUID(), signal }: ExchangeOptions = {},
): Promise<TokenGrant & { readonly memberId: string }> {
  const url = exchangeUrl(connection.baseUrl)
  const init = requestInit(connection, member, idempotencyKey)
  const { timeoutMs = 10_000, attemptTimeoutMs = 4_000, attempts = 3 } = connection
  const whole = AbortSignal.timeout(timeoutMs)
  const ended = firstToAbort(signal ? [signal, whole] : [whole])
  async function tryOnce() {
    const either = firstToAbort([ended.signal, AbortSignal.timeout(attemptTimeoutMs)])
    try {
      return await attempt(connection.fetch ?? fetch, url, init, either.signal)
    } finally {
      either.release()
    }
  }
  try {
    const grant = await tryAgain(tryOnce, attempts, ended.signal)
    return { ...grant, memberId: member.externalUserID }
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    ended.release()
  }
}

/**
 * Aborts as the first of these does, until it is released. Not `AbortSignal.any`: in Node 20 it can be collected with
 * its time-out before it aborts, and a call that hangs would not be given up.
 */
function firstToAbort(signals: readonly AbortSignal[]) {
  const controller = new AbortController()
  const abort = () => controller.abort(signals.find(({ aborted }) => aborted)?.reason)
  for (const signal of signals) signal.addEventListener('abort', abort)
  if (signals.some(({ aborted }) => aborted)) abort()
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) signal.removeEventListener('abort', abort)
    },
  }
}

async function attempt(
  send: NonNullable<ExchangeConnection['fetch']>,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<TokenGrant> {
  try {
    const response = await send(url, { ...init, signal })
    if (!response.ok) {
      // Nobody reads it, and until it is collected it would keep its connection.
      response.body?.cancel().catch(() => {})
      throw responseError(response)
    }
    return readGrant(response, await response.text())
  } catch (error) {
    throw error instanceof ExchangeError ? error : connectionError(error, signal.aborted)
  }
}

function requestInit(
  { orgApiKey, idempotencyHeader }: ExchangeConnection,
  member: ExchangeInput,
  idempotencyKey: string,
): RequestInit {
  if (typeof orgApiKey !== 'string' || !/^[\x21-\x7e]+$/.test(orgApiKey)) {
    throw developerError(
      'orgApiKey is empty or holds a space or a sign that no header can carry.',
      () => 'It is sent as a Bearer credential. Pass the Org-API-Key as the Service gave it.',
    )
  }
  const body = readInput(exchangeInputSchema, member)
  if (!body.success) {
    throw developerError(
      'The member cannot be exchanged.',
      () =>
        'The Service takes externalUserID, which is not empty, and displayName, email and tier as text, and nothing else. Pass these only.',
    )
  }
  return {
    method: exchange.method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${orgApiKey}`,
      'content-type': 'application/json',
      [idempotencyHeader ?? defaultAssumptions.idempotencyHeader]: idempotencyKey,
    },
    body: JSON.stringify(body.data),
    // A redirect would carry the key elsewhere. Not 'error', which workerd does not know: a 3xx comes back, and fails.
    redirect: 'manual',
  }
}

function readGrant(response: Response, text: string): TokenGrant {
  const grant = read(tokenGrantSchema, parseJson(text))
  if (grant.success) return grant.data
  throw new ExchangeError(
    'invalid-response',
    'The exchange answered with something that is no token grant.',
    {
      status: response.status,
      requestId: response.headers.get('x-request-id'),
    },
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps the system's code only: the error of a fetch may carry the request, and with it the key. */
function connectionError(error: unknown, isTimeout: boolean): ExchangeError {
  if (isTimeout) return new ExchangeError('timeout', 'The exchange did not answer in time.')
  const code: unknown =
    error instanceof Error && error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined
  const reason = typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? ` (${code})` : ''
  return new ExchangeError('network', `The exchange could not be reached, or its answer broke off${reason}.`)
}

/**
 * Address of the exchange. The client's rules for a base URL hold, without its path of an own origin: a
 * backend has none.
 */
function exchangeUrl(baseUrl: string): string {
  const address = readAddress(baseUrl)
  if (address.problem !== undefined) throw refusal(address.problem)
  const { url, isPath } = address
  if (isPath) throw refusal('is not an absolute URL')
  if (url.search !== '' || url.hash !== '') throw refusal('holds a query or a fragment')
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  return `${url.origin}${path}${exchange.path}`
}

/** Without the value: it may hold a password. */
function refusal(problem: string): TypeError {
  return developerError(
    `baseUrl ${problem}.`,
    () =>
      "The Org-API-Key goes to the Service only, encrypted. Pass 'https://…', or 'http://localhost:…' while developing.",
  )
}

const kinds: Readonly<Record<number, ExchangeErrorKind>> = {
  401: 'authentication',
  403: 'permission',
  409: 'conflict',
  429: 'rate-limit',
}

/** The error of an answer that is not 2xx. Its body is not looked at: it may echo what was sent. */
function responseError(response: Response): ExchangeError {
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

/** A page waits for this: what asks for more patience is told to the page instead. */
const longestWaitMs = 2_000

const passing: readonly ExchangeErrorKind[] = ['network', 'timeout', 'service']

/**
 * Tries up to so many times, with waits of up to 200, 400, … ms in between. Rejects with the last error, or
 * when `ended` says that nobody waits.
 */
async function tryAgain<Result>(
  run: () => Promise<Result>,
  attempts: number,
  ended: AbortSignal,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await run()
    } catch (error) {
      const waitMs = made < attempts && !ended.aborted ? waitAfter(error, made) : null
      if (waitMs === null) throw error
      await wait(waitMs, ended)
      if (ended.aborted) throw error
    }
  }
}

/** Null when another attempt would not help, or would come too late. */
function waitAfter(error: unknown, made: number): number | null {
  if (!(error instanceof ExchangeError)) return null
  const { kind, retryAfterMs } = error
  if (retryAfterMs !== null)
    return (kind === 'rate-limit' || kind === 'service') && retryAfterMs <= longestWaitMs
      ? retryAfterMs
      : null
  // Full jitter: backends that failed together do not come back together.
  return passing.includes(kind) ? Math.random() * 100 * 2 ** made : null
}

function wait(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      ended.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    ended.addEventListener('abort', done)
  })
}
