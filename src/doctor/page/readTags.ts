/** A start tag of a page, with the text up to its end tag where it is a script or a style. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

const tag = /<!--[\s\S]*?(?:-->|$)|<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The start tags of HTML in their order. Good enough for what a page declares; it builds no tree. */
export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = []
  const pattern = new RegExp(tag)
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (name === undefined) continue
    let text = ''
    if (name === 'script' || name === 'style') {
      const end = html.toLowerCase().indexOf(`</${name}`, pattern.lastIndex)
      text = html.slice(pattern.lastIndex, end < 0 ? undefined : end)
      pattern.lastIndex = end < 0 ? html.length : end
    }
    tags.push({ name, attributes: readAttributes(match[2] ?? ''), text })
  }
  return tags
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(attribute)]
      .toReversed()
      .map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        decode(double ?? single ?? bare ?? ''),
      ]),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

const decode = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt));/gi,
    (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : null
      if (code === null) return entities[String(name).toLowerCase()] ?? String(whole)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
