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

/** The place of an offer, or `null` when it names none. `countryName` gives a country in the member's language, or nothing; `pair` sets two names side by side as that language does. */
export function offerPlace(
  { location }: Offer,
  countryName: (code: string) => string | undefined,
  pair: (first: string, second: string) => string,
): OfferPlace | null {
  const join = (parts: readonly (string | undefined)[]): string | undefined => {
    const names = new Set(parts.filter((part) => part !== undefined))
    // Each part once: a city state is city, state and country.
    return names.size === 0 ? undefined : [...names].reduce(pair)
  }
  if (!location) return null
  const [venue, city, state, display, street] = [
    location.venue,
    location.city,
    location.state,
    location.display,
    location.address,
  ].map(clean)
  const code = clean(location.countryCode)
  const country = () => (code === undefined ? undefined : countryName(code))
  const short = display ?? join([city ?? state ?? venue, country()])
  if (short === undefined) return null
  return {
    short,
    name: city ?? display ?? venue ?? short,
    venue,
    // Written when it is asked for: a card does not show it, and the names of countries are dear to load.
    get address() {
      const address = join([street, city, state, country()]) ?? display
      return address === venue ? undefined : address
    },
  }
}

function clean(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}
