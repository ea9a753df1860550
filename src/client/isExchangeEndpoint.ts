/**
 * Whether a URL or path names the exchange endpoint, however it is spelt: case, percent-encoding (also of itself),
 * double slashes, backslashes, dot segments, path parameters, a trailing slash, a query, behind any prefix.
 * The specification has refresh go to the organisation's backend, "never directly to the exchange endpoint".
 */
export function isExchangeEndpoint(url: string): boolean {
  // A host is needed to resolve against; which one does not matter.
  const base = 'https://host.invalid'
  let path: string
  try {
    path = new URL(url, base).pathname
  } catch {
    path = url
  }
  const segments: string[] = []
  for (const raw of fullyDecoded(path).split(/[/\\]+/)) {
    // Servers differ in what they ignore about a segment: path parameters, white space and control characters.
    const segment = (raw.split(/[;?#]/)[0] ?? '').replace(/[\s\p{Cc}]/gu, '').toLowerCase()
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.slice(-3).join('/') === 'v1/auth/exchange'
}

/** A proxy may decode once more than the browser encodes; each round shortens the text, so this ends. */
function fullyDecoded(text: string): string {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return decoded === text ? text : fullyDecoded(decoded)
}
