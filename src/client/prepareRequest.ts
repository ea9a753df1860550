import { developerError, pageOrigin } from '../base/index.ts'
import { type Assumptions, type BodyOf, type Issue, type Operation, readInput } from '../contract/index.ts'
import { ExperienceError } from './ExperienceError.ts'
import { isExchangeEndpoint } from './isExchangeEndpoint.ts'
import { type CustomHeaders, readCustomHeaders } from './readCustomHeaders.ts'
import type { PreparedRequest } from './sendRequest.ts'

interface RequestInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly bytes?: Uint8Array | undefined
}

interface RequestSource {
  readonly operation: Operation
  readonly isEnabled: boolean
  readonly input: RequestInput | undefined
  readonly idempotencyKey: string | null | undefined
  readonly baseUrl: string
  readonly assumptions: Assumptions
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly headers?: CustomHeaders | undefined
  readonly requestTimeoutMs?: number | undefined
}

/** Checks a call and makes its request, or throws `invalid-request` before anything is sent. */
export function prepareRequest(source: RequestSource): PreparedRequest {
  const { operation, assumptions, input = {}, requestTimeoutMs = 20_000 } = source
  if (!source.isEnabled)
    throw invalidRequest(operation, 'the assumptions switch this operation off', 'operation-off')
  const path = buildPath(operation, assumptions, input)
  const bytes = bytesOf(operation, input)
  const idempotencyKey = takesKey(operation, assumptions) ? (source.idempotencyKey ?? null) : null
  if (idempotencyKey !== null && !/^[\x20-\x7e]{1,255}$/.test(idempotencyKey)) {
    throw invalidRequest(operation, 'the idempotency key is not 1 to 255 characters of ASCII')
  }
  return {
    attempt(accessToken) {
      const headers = readCustomHeaders(source.headers)
      headers.set('accept', 'application/json')
      headers.set('authorization', `Bearer ${accessToken}`)
      if (bytes !== null) headers.set('content-type', 'application/json')
      // Also where the host's headers contain one: a key that is no key of ours would make two writes one.
      headers.delete(assumptions.idempotencyHeader)
      if (idempotencyKey !== null) headers.set(assumptions.idempotencyHeader, idempotencyKey)
      // Looked up per request: a page may replace the global `fetch` after the client was made.
      const fetch = source.fetch ?? globalThis.fetch
      return {
        operation,
        fetch,
        url: absolute(source) + path,
        init: { ...requestInit, method: operation.method, headers, body: bytes },
        timeoutMs: requestTimeoutMs,
      }
    },
  }
}

/** A redirect would carry an intake elsewhere; nothing of a member may stay in a cache, a cookie jar or a referrer. */
const requestInit = {
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const

/**
 * A path is resolved against the page's origin, not its base URL: `<base href>` may point to another host.
 * Without a page only a `fetch` of the host's own can know what it belongs to.
 */
function absolute({ baseUrl, fetch }: RequestSource): string {
  if (baseUrl !== '' && !baseUrl.startsWith('/')) return baseUrl
  const origin = pageOrigin()
  if (origin !== null) return origin + baseUrl
  if (fetch) return baseUrl
  throw developerError(
    'baseUrl is a path, but there is no page.',
    () =>
      process.env.NODE_ENV !== 'production' && 'A request needs a host. On a server pass an absolute URL.',
  )
}

function bytesOf(operation: Operation, { body, bytes }: RequestInput): Uint8Array<ArrayBuffer> | null {
  if (operation.body === null && body === undefined && bytes === undefined) return null
  if (operation.body !== null && bytes !== undefined) return bytes as Uint8Array<ArrayBuffer>
  return encodeBody(operation, body) as Uint8Array<ArrayBuffer>
}

function takesKey(operation: Operation, { idempotentWrites }: Assumptions): boolean {
  if (operation.idempotency !== 'key') return false
  return Object.entries(idempotentWrites).every(
    ([name, isIdempotent]) => name !== operation.name || isIdempotent,
  )
}

/**
 * Gives path and query of a request, from the first slash on. Throws `invalid-request` for input that makes no address.
 */
export function buildPath(
  operation: Operation,
  assumptions: Assumptions,
  input: { params?: unknown; query?: unknown },
): string {
  const params = parsed(operation, 'params', input.params)
  const query = parsed(operation, 'query', input.query)
  const path = operationPath(operation, assumptions).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeSegment(operation, name, params[name]),
  )
  const wire = new URLSearchParams()
  const { limit, cursor, size } = assumptions.paging
  const search = assumptions.offerSearch.parameter
  // A list always asks for pages of the assumed size: the Service's own default is not shown.
  if (operation.rows && query.limit === undefined) query.limit = size
  if (search === null && query.search !== undefined)
    throw invalidRequest(operation, 'the assumptions name no parameter for a search', 'operation-off')
  const names: Readonly<Record<string, string | null>> = { limit, cursor, search }
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) wire.set(names[key] ?? key, String(value))
  }
  return wire.size === 0 ? path : `${path}?${wire.toString()}`
}

/**
 * Where an operation is: its own path, or the one that the assumptions move it to. Throws a developer error
 * for one that cannot be.
 */
export function operationPath(operation: Operation, assumptions: Assumptions): string {
  const assumption = Object.entries(assumptions.operations).find(([name]) => name === operation.name)?.[1]
  const path = typeof assumption === 'object' ? assumption.path : operation.path
  // The placeholders must be the same: a path for one offer without its {id} would answer the same for all.
  if (!/^\/(?![/\\])[^?#\\\s]*$/.test(path) || placeholders(path) !== placeholders(operation.path)) {
    throw developerError(
      `assumptions.operations.${operation.name}.path does not fit the operation.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `It must be a path with the placeholders of ${operation.path}, and no query. Correct it, or leave it out for the default.`,
    )
  }
  if (isExchangeEndpoint(path)) {
    throw developerError(
      'A client was asked to call the exchange endpoint.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        "It takes the organisation's secret key, which has no business here. Exchange on your own backend and let refresh ask that backend.",
    )
  }
  return path
}

function placeholders(path: string): string {
  return (path.match(/\{\w+\}/g) ?? []).sort().join()
}

function parsed(
  operation: Operation,
  part: 'params' | 'query',
  value: unknown = {},
): Record<string, unknown> {
  const result = readInput<unknown>(operation[part], value)
  if (!result.success) throw invalidRequest(operation, `${part}: ${issuesText(result.error.issues)}`)
  return { ...(result.data as Record<string, unknown>) }
}

/** `.` and `..` survive percent-encoding and would lead to another path; a lone surrogate cannot be encoded at all. */
function encodeSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (text === '' || text === '.' || text === '..' || /\p{Surrogate}/u.test(text)) {
    throw invalidRequest(operation, `params.${name} is no path segment`)
  }
  return encodeURIComponent(text)
}

/**
 * Gives the bytes that an operation sends for `body`, so that a repeated request can send the very same ones.
 * Throws `invalid-request`, with paths and codes but no values, for a body that the contract does not allow.
 */
export function encodeBody<O extends Operation>(operation: O, body: BodyOf<O>): Uint8Array {
  if (operation.body === null) throw invalidRequest(operation, 'it takes no body')
  const parsed = readInput(operation.body, body)
  if (!parsed.success) throw invalidRequest(operation, issuesText(parsed.error.issues))
  return new TextEncoder().encode(JSON.stringify(parsed.data))
}

/** An error for a request that was never sent. */
function invalidRequest(operation: Operation, problem: string, code: string | null = null): ExperienceError {
  return new ExperienceError(`@experience-program/react: ${operation.name} was not sent: ${problem}.`, {
    kind: 'invalid-request',
    operation: operation.name,
    code,
  })
}

/** `intake.adults: invalid_type, (root): unrecognized_keys`: where and what, never the value that was found there. */
export function issuesText(issues: readonly Issue[]): string {
  return issues.map((issue) => `${issuePath(issue)}: ${issue.code}`).join(', ')
}

export function issuePath({ path }: Issue): string {
  return path.length === 0 ? '(root)' : path.map(String).join('.')
}
