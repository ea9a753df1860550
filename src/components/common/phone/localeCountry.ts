/**
 * The country that a locale names (`en-GB` → `GB`), and none where it names none: guessing the most likely one (`en` →
 * `US`) would send a member's code to a stranger.
 */
export function localeCountry(locale: string): string | null {
  return new Intl.Locale(locale).region ?? null
}
