/**
 * A text of the Service as it can be shown among others, without what no element can hold in: what turns the direction
 * of all that follows or closes the isolate around it (UAX #9, 2.1 to 2.5), more marks on a letter than any language writes,
 * and letters or emoji joined without an end, which no line can break. Nor what is no letter at all: controls and halves of
 * a pair, of which a title could consist and look empty.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1')
    .replace(/(?:[^\s\u200d]{1,8}\u200d){9,}/g, (chain) => chain.replaceAll('\u200d', ''))
}
