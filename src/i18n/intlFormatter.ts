// Formatters of Intl take long to make, and know nothing but a language and their options: all parts of a page share
// them, and all requests of a server.

type Kind =
  'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules' | 'RelativeTimeFormat'

type Formatter = new (locale: string, options: unknown) => object

/** A page needs some twenty. A server may write in many languages and time zones, and must not keep all of them. */
const limit = 300
const made = new Map<string, object>()

/** `new Intl[kind](locale, options)`, made the first time. Beyond the limit all are made anew. */
export function intlFormatter<Name extends Kind>(
  kind: Name,
  locale: string,
  options?: ConstructorParameters<(typeof Intl)[Name]>[1],
): InstanceType<(typeof Intl)[Name]> {
  const key = JSON.stringify([kind, locale, options])
  if (!made.has(key)) {
    if (made.size >= limit) made.clear()
    made.set(key, new (Intl[kind] as Formatter)(locale, options))
  }
  return made.get(key) as InstanceType<(typeof Intl)[Name]>
}

/** `NO` is *Norway*. A code that is none, or that nobody knows, has no name. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    return intlFormatter('DisplayNames', locale, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  } catch {
    return undefined
  }
}
