import {
  type DevelopmentHint,
  developerError,
  developmentHint,
  pageOrigin,
  readAddress,
} from '../base/index.ts'
import { abortError } from './abort.ts'
import { isExchangeEndpoint } from './isExchangeEndpoint.ts'
import { ExperienceError, kindOfStatus } from './ExperienceError.ts'
import type { MemberGrant, Refresh } from './MemberSession.ts'
import { toHeaders } from './readCustomHeaders.ts'

/** How your backend is asked for a token. */
export interface RefreshFromOptions {
  /** Whether cookies go along to another origin too. Default `'same-origin'`. */
  readonly credentials?: 'same-origin' | 'include' | undefined
  /** More headers, such as a CSRF token: a record, or a function that is asked at each refresh. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined
  /** Default: the global `fetch`, looked up for each refresh. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Makes the `refresh` function for the common case: a `POST` without a body to a route of your own backend,
 * which answers `{ accessToken, expiresAt?, memberId? }` as JSON. A 401 of it ends the session; anything else
 * that fails may pass. Throws a developer error for the exchange endpoint, however spelt, and unless the
 * address is https, http on loopback, or a path of the page's own origin.
 */
export function refreshFrom(url: string | URL, options: RefreshFromOptions = {}): Refresh {
  const address = String(url)
  checkAddress(address)
  return async ({ signal }) => {
    const { credentials = 'same-origin', headers, fetch = globalThis.fetch } = options
    // `fetch` itself would follow the page's `<base>`. Without a page, a path is for a `fetch` of the host.
    const origin = pageOrigin()
    const custom = toHeaders(headers)
    custom.set('accept', 'application/json')
    let response: Response
    let text: string
    try {
      response = await fetch(origin === null ? address : new URL(address, origin).href, {
        method: 'POST',
        headers: custom,
        credentials,
        redirect: 'error',
        cache: 'no-store',
        signal,
      })
      if (response.status === 401) return null
      text = await response.text()
    } catch {
      if (signal.aborted) throw abortError(signal)
      // Without a cause: a body that broke off contained a token.
      throw failure('network', 'got no complete answer', null)
    }
    if (!response.ok)
      throw failure(
        kindOfStatus(response.status),
        `was answered with status ${response.status}`,
        response.status,
        () =>
          process.env.NODE_ENV !== 'production' &&
          `It was POST ${address}. Answer { accessToken, expiresAt?, memberId? } as JSON there, and 401 when nobody is signed in.`,
      )
    try {
      return JSON.parse(text) as MemberGrant | null
    } catch {
      // Nor the SyntaxError: it quotes the text.
      throw failure(
        'invalid-response',
        'was answered with something that is no JSON',
        response.status,
        () =>
          process.env.NODE_ENV !== 'production' &&
          `POST ${address} gave ${response.headers.get('content-type') ?? 'no content type'}: a sign-in page, or that of an app whose server has no such route? Answer { accessToken, expiresAt?, memberId? }, and 401 when nobody is signed in.`,
      )
    }
  }
}

function failure(
  kind: ExperienceError['kind'],
  problem: string,
  status: number | null,
  hint: DevelopmentHint = () => false,
): ExperienceError {
  return new ExperienceError(
    `@experience-program/react: the refresh request to your backend ${problem}.${developmentHint(hint)}`,
    { kind, status, code: 'refresh-failed' },
  )
}

function checkAddress(address: string): void {
  if (isExchangeEndpoint(address)) {
    throw developerError(
      'refreshFrom was given the exchange endpoint.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        "It takes the organisation's secret key, which must never be in a page. Pass a route of your own backend that makes the exchange, under another path.",
    )
  }
  const { problem } = readAddress(address)
  if (problem === undefined) return
  throw developerError(
    `The address of refreshFrom ${problem}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      "Whoever answers there decides whose token this page uses. Pass a path of your own origin, such as '/api/member-token', or an https address.",
  )
}
