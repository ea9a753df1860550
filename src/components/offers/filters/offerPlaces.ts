import type { Offer } from '../../../contract/index.ts'
import { countryName } from '../../../i18n/index.ts'
import { foldText } from '../../common/index.ts'

/** A country, a city, or a city in a country. */
export interface OfferPlace {
  /** What its spellings have in common: `NO`, `NO/hjorundfjord`. */
  readonly key: string
  /** The key of its country; empty where none is known. */
  readonly country: string
  /** As it is written, without superfluous blanks; empty for a country. */
  readonly city: string
}

/** Reads places, those of offers and those of `OfferFilters`. */
export interface PlaceReader {
  /** `null` for a text that names no place. */
  readonly parse: (place: string) => OfferPlace | null
  /** `null` for an offer that names neither a country that there is nor a city. */
  readonly ofOffer: (offer: Offer) => OfferPlace | null
}

/** Case, accents and blanks make no other place, and a country is known by its present code (`UK` is `GB`). */
export function createPlaceReader(): PlaceReader {
  const codes = new Map<string, string>()
  const known = new Map<string, OfferPlace | null>()

  function countryOf(code: string): string {
    const text = code.trim().toUpperCase()
    const known = codes.get(text)
    if (known !== undefined) return known
    const country = isRegion(text) ? (new Intl.Locale(`und-${text}`).region ?? '') : ''
    codes.set(text, country)
    return country
  }

  // Thousands of offers are in some tens of places.
  function place(code: string, name: string): OfferPlace | null {
    const text = `${code}/${name}`
    const read = known.get(text)
    if (read !== undefined) return read
    const [country, city] = [countryOf(code), name.replace(/\s+/g, ' ').trim()]
    const key = city === '' ? country : `${country}/${foldText(city)}`
    const found = country === '' && city === '' ? null : { key, country, city }
    known.set(text, found)
    return found
  }

  return {
    parse(text) {
      const [code = '', ...city] = text.split('/')
      return place(code, city.join('/'))
    },
    ofOffer: ({ location }) => place(location?.countryCode ?? '', location?.city ?? ''),
  }
}

/** `ZZ` is the code for a region that nobody knows. */
function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countryName(code, 'en') !== undefined
}

/** A place as `OfferFilters` writes it. */
export const placeText = ({ country, city }: OfferPlace): string =>
  city === '' ? country : `${country}/${city}`

/** The chosen places with one more or one less: a city narrows its country, a country takes in its cities. */
export function choosePlace(
  chosen: readonly string[],
  place: OfferPlace,
  isOn: boolean,
  reader: PlaceReader,
): readonly string[] {
  const { key, country, city } = place
  const others = chosen.filter((text) => {
    const other = reader.parse(text)
    if (other === null || other.key === key) return false
    return country === '' || other.country !== country || (city === '') === (other.city === '')
  })
  return isOn ? [...others, placeText(place)] : others
}
