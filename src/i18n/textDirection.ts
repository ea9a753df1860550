/** The direction in which a script is written. */
export type TextDirection = 'ltr' | 'rtl'

const rightToLeft = new Set([
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
 * The direction of a locale's script. It is derived from the likely script, which every engine gives alike;
 * `Intl.Locale`'s `textInfo` is missing in Firefox 121, and a server and a browser must agree.
 */
export function textDirection(locale: string): TextDirection {
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}
