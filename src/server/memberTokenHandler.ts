import { callSafely, developerError, readAddress } from '../base/index.ts'
import type { ExchangeInput } from '../contract/organisation/index.ts'
import { ExchangeError } from './ExchangeError.ts'
import { type ExchangeConnection, exchangeMemberToken } from './exchangeMemberToken.ts'

/** The exchange, and who is signed in. */
export interface MemberTokenHandlerOptions extends ExchangeConnection {
  /**
   * Who is signed in, by your own session: read it from the request's cookie. Null and undefined answer 401, which
   * ends the member's session in the page. Never take the id from the request's body or address: anyone can write
   * those.
   */
  readonly member: (request: Request) => SignedIn | Promise<SignedIn>
  /**
   * The address under which pages reach the Service, as their `baseUrl` has it, where that is not the `baseUrl` of
   * this handler: a proxy of yours, such as `/xp`. Pages send the token to that origin and to no other.
   */
  readonly publicBaseUrl?: string | undefined
  /** Gets what went wrong, for your log; the page gets no details. */
  readonly onError?: (error: unknown) => void
}

type SignedIn = ExchangeInput | null | undefined

/**
 * Makes the endpoint that `refreshFrom(url)` calls, as a function from `Request` to `Response`.
 * Answers `{ accessToken, expiresAt, memberId, baseUrl }`, where `memberId` is the `externalUserID` and `baseUrl`
 * says for which Service the token is; 401 without a member, 403 to a POST of another site (`Sec-Fetch-Site`), 405
 * for anything but POST, 503 when trying again may help, 502 otherwise. Nothing that it answers may be stored.
 * Throws a developer error for a `publicBaseUrl` that no page could use.
 */
export function memberTokenHandler(
  options: MemberTokenHandlerOptions,
): (request: Request) => Promise<Response> {
  const { member: readMember, onError, publicBaseUrl, ...connection } = options
  if (publicBaseUrl !== undefined) checkPublicBaseUrl(publicBaseUrl)
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', { allow: 'POST' })
    // A page of another site makes a browser send the member's cookie along where that is not `SameSite`.
    if (request.headers.get('sec-fetch-site') === 'cross-site') return refuse(403, 'CROSS_SITE')
    try {
      const member = await readMember(request)
      if (member == null) return refuse(401, 'SIGNED_OUT')
      // Not with the signal of the request: some servers abort it as soon as they have read the request. The exchange
      // has a time-out of its own.
      const grant = await exchangeMemberToken(connection, member)
      const baseUrl = publicBaseUrl ?? connection.baseUrl
      return answer(200, { ...grant, baseUrl })
    } catch (error) {
      // A log that throws must not leave the page without an answer.
      callSafely(
        () => onError?.(error),
        () => true,
      )
      return failure(error)
    }
  }
}

function checkPublicBaseUrl(publicBaseUrl: string): void {
  const { problem } = readAddress(publicBaseUrl)
  if (problem === undefined) return
  throw developerError(
    `publicBaseUrl ${problem}.`,
    () =>
      "Pages compare it with their baseUrl before they send the token. Pass what they have there: 'https://…', or a path such as '/xp' that your server proxies.",
  )
}

const temporary: readonly string[] = ['network', 'timeout', 'rate-limit', 'service']

function failure(error: unknown): Response {
  if (!(error instanceof ExchangeError) || !temporary.includes(error.kind))
    return refuse(502, 'TOKEN_UNAVAILABLE')
  const wait = error.retryAfterMs
  return refuse(
    503,
    'TOKEN_UNAVAILABLE',
    wait === null ? {} : { 'retry-after': String(Math.ceil(wait / 1000)) },
  )
}

function refuse(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response {
  return answer(status, { error: { code } }, headers)
}

function answer(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const body = new TextEncoder().encode(JSON.stringify(value))
  // Written when it is read, and kept nowhere: a Response made of text shows it to whoever logs the Response.
  const unseen = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(body)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(unseen, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'application/json' },
  })
}
