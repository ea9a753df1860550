// Formatters of Intl take long to make, and know nothing but a language and their options: all parts of a page share
// them, and all requests of a server.

/** So many that no server makes one anew, and so few that a page of all languages keeps its memory. */
const limit = 300
const made = new Map<string, unknown>()

/** What stands for `key`, made the first time. Beyond the limit the oldest is dropped. */
function once<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = made.get(key)
  if (known !== undefined) return known as Formatter
  const formatter = make()
  const oldest = made.keys().next()
  if (made.size >= limit && !oldest.done) made.delete(oldest.value)
  made.set(key, formatter)
  return formatter
}

export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const listFormat = (locale: string): Intl.ListFormat =>
  once(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }))

export const pluralRules = (locale: string): Intl.PluralRules =>
  once(`plural ${locale}`, () => new Intl.PluralRules(locale))

/** The script in which a language is most likely written: `Arab`. Empty where nobody knows. */
export const likelyScript = (locale: string): string =>
  once(`script ${locale}`, () => new Intl.Locale(locale).maximize().script ?? '')

export const relativeTimeFormat = (locale: string): Intl.RelativeTimeFormat =>
  once(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

const countryNames = (locale: string): Intl.DisplayNames =>
  once(`countries ${locale}`, () => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }))

/** `NO` is *Norway*. A code that is none, or that nobody knows, has no name. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    return countryNames(locale).of(code.toUpperCase())
  } catch {
    return undefined
  }
}
