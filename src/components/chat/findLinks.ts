import { LinkifyIt } from 'linkify-it'

/** A piece of a message: text, or an address that may be followed. */
export interface TextPart {
  readonly text: string
  readonly href: string | null
}

let finder: LinkifyIt | null = null

/**
 * Splits a text into text and http(s) addresses. Nothing else becomes a link: no bare domain, mail address or
 * other scheme.
 */
export function findLinks(text: string): readonly TextPart[] {
  // Created on first use: it compiles large expressions. It has no state of any member.
  finder ??= new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  const parts: TextPart[] = []
  let end = 0
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    const href = webAddress(url)
    if (href === null) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    // The host in ASCII, as the browser resolves it: letters of another script may look like those of a trusted host.
    parts.push({
      text: text
        .slice(index, lastIndex)
        .replace(/^(\w+:\/\/)[^/?#\\]*/, (_, scheme: string) => scheme + new URL(href).host),
      href,
    })
    end = lastIndex
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** An absolute http(s) address; else `null`. Also `null` with a user name, which can look like the host. */
export function webAddress(url: string | undefined): string | null {
  try {
    const { protocol, href, username, password } = new URL(url ?? '')
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}
