import { developerError, isLoopback } from '../base/index.ts'

/**
 * Gives the base URL without a trailing slash and without `/v1`, or throws a developer error. Allowed are https, http on
 * loopback, and a path of the page's own origin that the host proxies.
 */
export function normalizeBaseUrl(baseUrl: string): string {
  if (typeof baseUrl !== 'string' || baseUrl === '') throw refusal('is not a non-empty string')
  return baseUrl.startsWith('/') ? normalizePath(baseUrl) : normalizeAbsolute(baseUrl)
}

function normalizePath(baseUrl: string): string {
  const origin = 'https://host.invalid'
  const url = parse(baseUrl, origin)
  // `//host` and `/\host` lead to another host, and so does a tab between the slashes, which `URL` drops.
  if (url.origin !== origin || url.pathname.startsWith('//')) throw refusal('leads to another host')
  refuseExtras(url)
  return withoutVersion(url.pathname)
}

function normalizeAbsolute(baseUrl: string): string {
  const url = parse(baseUrl)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw refusal('is http, which shows the token and all answers to the network')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refusal('is neither https nor a path')
  refuseExtras(url)
  return url.origin + withoutVersion(url.pathname)
}

function parse(text: string, base?: string): URL {
  try {
    return new URL(text, base)
  } catch {
    throw refusal('is no URL')
  }
}

function refuseExtras(url: URL): void {
  if (url.username !== '' || url.password !== '') throw refusal('holds credentials')
  if (url.search !== '' || url.hash !== '') throw refusal('holds a query or a fragment')
}

/** Operations name their version themselves. */
function withoutVersion(pathname: string): string {
  return pathname.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '')
}

/** Without the value: it may contain a password. */
function refusal(problem: string): TypeError {
  return developerError(
    `baseUrl ${problem}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      "Tokens and answers go only to the Service, encrypted, or to your own origin. Pass 'https://…', 'http://localhost:…' while developing, or a path such as '/xp' that your server proxies.",
  )
}
