// Formatters of Intl take long to make, and know nothing but a language and their options: all parts of a page share
// them, and all requests of a server.

type Kind =
  'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules' | 'RelativeTimeFormat'

/** So many that no server makes one anew, and so few that a page of all languages keeps its memory. */
const limit = 300
const made = new Map<string, unknown>()

/** `new Intl[kind](locale, options)`, made the first time. Beyond the limit the oldest is dropped. */
export function intlFormatter<Name extends Kind>(
  kind: Name,
  locale: string,
  options?: ConstructorParameters<(typeof Intl)[Name]>[1],
): InstanceType<(typeof Intl)[Name]> {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  let formatter = made.get(key)
  if (formatter === undefined) {
    formatter = Reflect.construct(Intl[kind], [locale, options])
    const oldest = made.keys().next()
    if (made.size >= limit && !oldest.done) made.delete(oldest.value)
    made.set(key, formatter)
  }
  return formatter as InstanceType<(typeof Intl)[Name]>
}

/** `NO` is *Norway*. A code that is none, or that nobody knows, has no name. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    return intlFormatter('DisplayNames', locale, { type: 'region', fallback: 'none' }).of(code.toUpperCase())
  } catch {
    return undefined
  }
}
