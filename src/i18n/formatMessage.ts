const placeholder = /\{(\w+)\}/g

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '')
}

/** Puts values in the place of a text's `{name}` placeholders. */
export function fillPlaceholders(text: string, write: (name: string) => string): string {
  return text.replace(placeholder, (_, name: string) => write(name))
}

/** A piece of a text with tags and placeholders. */
export type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'tag'; readonly name: string; readonly parts: readonly MessagePart[] }

/** Takes a text apart at its `{name}` placeholders and `<name>…</name>` tags. A tag that is not closed is text. */
export function parseMessage(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/gs)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) })
    if (match[3] === undefined)
      parts.push({ type: 'tag', name: match[1] ?? '', parts: parseMessage(match[2] ?? '') })
    else parts.push({ type: 'value', name: match[3] })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) })
  return parts
}
