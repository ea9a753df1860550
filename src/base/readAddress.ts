/** An address that may carry a token, or why it may not. */
type ReadAddress =
  { readonly url: URL; readonly isPath: boolean; readonly problem?: never } | { readonly problem: string }

/**
 * Reads an address that is https, http on loopback, or a path of the page's own origin. The problem does not show the
 * value: it may contain a password.
 */
export function readAddress(text: unknown): ReadAddress {
  if (typeof text !== 'string' || text === '') return { problem: 'is not a non-empty string' }
  // `URL` drops or turns them: `/\host` and a tab between two slashes lead to another host.
  if (/[\\\s\p{Cc}]/u.test(text)) return { problem: 'holds a backslash, a space or a control character' }
  const isPath = text.startsWith('/')
  const base = isPath ? originForPaths() : undefined
  const url = parseUrl(text, base)
  if (isPath && (url?.origin !== base || url?.pathname.startsWith('//')))
    return { problem: 'leads to another host' }
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return { problem: 'is neither https nor a path' }
  if (url.username !== '' || url.password !== '') return { problem: 'holds credentials' }
  if (!isPath && url.protocol === 'http:' && !isLoopback(url.hostname))
    return { problem: 'is http, which the network can read' }
  return { url, isPath }
}

/** Null where it is none: `URL.canParse` and `URL.parse` are newer than Chrome 117. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** Where the page is from, whatever its `<base>` says; `null` without a page, and for one that has no origin. */
export function pageOrigin(): string | null {
  const origin = typeof location === 'undefined' ? 'null' : location.origin
  return origin === 'null' ? null : origin
}

/** Without a page all paths are of one origin, whichever it is. */
const originForPaths = () => pageOrigin() ?? 'https://host.invalid'

/** The origin of an address, or of the path of a page. */
export function originOf(address: string): string {
  return new URL(address, originForPaths()).origin
}

/**
 * Whether `http:` to this host stays on the machine. `hostname` as `URL` gives it, which has already spelt IPv4 out.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}
