/**
 * Removes from a text of the Service what affects the page around it: characters that turn the direction of what
 * follows or close the isolate around it (UAX #9, 2.1 to 2.5), more marks on a letter than any language writes, endless
 * chains of joined letters or emoji, which no line can break, and controls and lone surrogates, which look empty.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1')
    .replace(/(?:[^\s\u200d]{1,8}\u200d){9,}/g, (chain) => chain.replaceAll('\u200d', ''))
}
