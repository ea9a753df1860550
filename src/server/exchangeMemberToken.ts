import { exchange, type ExchangeInput, exchangeInputSchema, type TokenGrant, tokenGrantSchema } from '../contract/organisation/index.ts'
import { defaultAssumptions } from '../contract/index.ts'
import { developerError } from './developerError.ts'
import { ExchangeError } from './ExchangeError.ts'
import { exchangeUrl } from './exchangeUrl.ts'
import { responseError } from './responseError.ts'

/** How the organisation's backend reaches the Service. */
export interface ExchangeConnection {
  /** https, or http on loopback. A trailing slash or `/v1` is accepted. */
  readonly baseUrl: string
  /** The organisation's secret; it also selects SANDBOX or LIVE. From the environment or a vault, never from a page. */
  readonly orgApiKey: string
  /** Default: the platform's. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>
  /** For the whole call, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number
  /** Name of the idempotency header. Default `Idempotency-Key`. */
  readonly idempotencyHeader?: string
}

/** How one exchange is made; all is optional. */
export interface ExchangeOptions {
  /** At most 255 characters: the same key with the same member replays the first grant. Default: none is sent. */
  readonly idempotencyKey?: string
  /** Gives the call up; it rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

const defaultTimeoutMs = 10_000

/**
 * Exchanges the organisation's key for a member token, for the backend only. Never retries.
 * Rejects with an `ExchangeError`; throws a `TypeError` for a wrong base URL, key or member, before anything is sent.
 */
export async function exchangeMemberToken(
  connection: ExchangeConnection,
  member: ExchangeInput,
  { idempotencyKey, signal }: ExchangeOptions = {},
): Promise<TokenGrant> {
  const url = exchangeUrl(connection.baseUrl)
  const init = requestInit(connection, member, idempotencyKey)
  const timeout = AbortSignal.timeout(connection.timeoutMs ?? defaultTimeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    const response = await (connection.fetch ?? fetch)(url, { ...init, signal: either })
    if (!response.ok) throw responseError(response)
    return readGrant(response, await response.text())
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ExchangeError ? error : connectionError(error, timeout.aborted)
  }
}

function requestInit({ orgApiKey, idempotencyHeader }: ExchangeConnection, member: ExchangeInput, idempotencyKey: string | undefined): RequestInit {
  if (typeof orgApiKey !== 'string' || !/^[\x21-\x7e]+$/.test(orgApiKey)) {
    throw developerError('orgApiKey is empty or holds a space or a sign that no header can carry.', 'It is sent as a Bearer credential.', 'Pass the Org-API-Key as the Service gave it.')
  }
  const body = exchangeInputSchema.safeParse(member)
  if (!body.success) {
    throw developerError('The member cannot be exchanged.', 'The Service takes externalUserID, which is not empty, and displayName, email and tier as text, and nothing else.', 'Pass these only.')
  }
  return {
    method: exchange.method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${orgApiKey}`,
      'content-type': 'application/json',
      ...(idempotencyKey === undefined ? {} : { [idempotencyHeader ?? defaultAssumptions.idempotencyHeader]: idempotencyKey }),
    },
    body: JSON.stringify(body.data),
    // A redirect would carry the key elsewhere. Not 'error', which workerd does not know: a 3xx comes back, and fails.
    redirect: 'manual',
  }
}

function readGrant(response: Response, text: string): TokenGrant {
  const grant = tokenGrantSchema.safeParse(parseJson(text))
  if (grant.success) return grant.data
  throw new ExchangeError('invalid-response', 'The exchange answered with something that is no token grant.', {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  })
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
  const code: unknown = error instanceof Error && error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined
  const reason = typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? ` (${code})` : ''
  return new ExchangeError('network', `The exchange could not be reached, or its answer broke off${reason}.`)
}
