import type { Offer } from '../../../contract/index.ts'

/** Where an offer is, in the words of the data. */
export interface OfferPlace {
  /** For one line: `Hjørundfjord, Norway`. */
  readonly short: string
  /** For a plate in place of a picture: the shortest name there is. */
  readonly name: string
  /** For a fact of two lines: the venue, and the way to it. Either may be missing. */
  readonly venue: string | undefined
  readonly address: string | undefined
}

/** The place of an offer, or `null` when it names none. `countryName` gives a country in the member's language, or nothing. */
export function offerPlace({ location }: Offer, countryName: (code: string) => string | undefined): OfferPlace | null {
  if (!location) return null
  const [venue, city, state, display, street] = [location.venue, location.city, location.state, location.display, location.address].map(clean)
  const code = clean(location.countryCode)
  const country = code === undefined ? undefined : countryName(code)
  const short = display ?? join([city ?? state ?? venue, country])
  if (short === undefined) return null
  const address = join([street, city, state, country]) ?? display
  return { short, name: city ?? display ?? venue ?? short, venue, address: address === venue ? undefined : address }
}

function clean(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

/** Each part once: a city state is city, state and country. */
function join(parts: readonly (string | undefined)[]): string | undefined {
  return [...new Set(parts.filter((part) => part !== undefined))].join(', ') || undefined
}
