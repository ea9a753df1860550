/** The direction in which a script is written. */
export type TextDirection = 'ltr' | 'rtl'

const rightToLeftScripts = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
])

/**
 * The languages of our messages, but where a script follows. The first look for a likely script takes Chromium 25 ms,
 * for which the first request of a page would wait.
 */
const ownLanguage = /^(?:(ar|he)|de|en|es|fr|it|ja|nl|pt|zh)(?!-[a-z]{4}(?:-|$)|[a-z])/i

/**
 * The direction of a locale's likely script, which is the same in every engine. `Intl.Locale`'s `textInfo` is
 * missing in Firefox 121, and a server and a browser must agree.
 */
export function textDirection(locale: string): TextDirection {
  const own = ownLanguage.exec(locale)
  if (own) return own[1] ? 'rtl' : 'ltr'
  const tag = new Intl.Locale(locale)
  return rightToLeftScripts.has(tag.script ?? tag.maximize().script ?? '') ? 'rtl' : 'ltr'
}

// Blocks of scripts that are written from right to left (Unicode 17, DerivedBidiClass), without their digits,
// which are weak.
const rightToLeftLetter =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const leftToRightLetter =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u

/**
 * Isolates a value from a sentence of the other direction (first strong isolate, UAX #9), so that a Latin
 * title does not reorder an Arabic sentence. A value of the same direction, or of none, is returned
 * unchanged.
 */
export function isolate(text: string, dir: TextDirection): string {
  // A phone number has no direction, and its groups would change places.
  if (dir === 'rtl' && /^\+\d/.test(text)) return `\u2066${text}\u2069`
  return (dir === 'rtl' ? leftToRightLetter : rightToLeftLetter).test(text) ? `\u2068${text}\u2069` : text
}
