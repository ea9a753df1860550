import type { Offer } from '../../../contract/index.ts'
import type { OfferCheck } from './offerChecks.ts'
import type { OfferFacts } from './offerFacts.ts'
import type { OfferPlace } from './offerPlaces.ts'

/** A place that occurs in the catalog. */
export interface PlaceCount extends OfferPlace {
  /** How many there are in it, with all filters but that by place. */
  readonly count: number
}

/** What was found, and what other filters would find. */
export interface OfferCounts {
  /** In the order of the catalog. */
  readonly results: readonly Offer[]
  /** How many would be found without one of the filters that are on. */
  readonly without: ReadonlyMap<OfferCheck['name'], number>
  /** How many there are with the search alone. */
  readonly countWithSearch: number
  /** Every place in the catalog, countries and cities, in the order in which they first occur. */
  readonly places: readonly PlaceCount[]
  /** The prices in the catalog, in its order. */
  readonly prices: readonly number[]
  /** How many of `results` have no dates. */
  readonly withoutDates: number
  /** How many of `results` do not say for how many they are. */
  readonly withoutGuests: number
}

/** Reads the facts that the filters compare, see `createOfferFacts`. */
type ReadFacts = (offer: Offer) => OfferFacts

/** Filters and counts, in one pass over the offers. */
export function findOffers(
  offers: readonly Offer[],
  checks: readonly OfferCheck[],
  factsOf: ReadFacts,
): OfferCounts {
  const { places, prices, placeAt, countryAt } = readCatalog(offers, factsOf)
  const results: Offer[] = []
  const without = new Map(checks.map(({ name }) => [name, 0]))
  const counts = places.map(() => 0)
  const count = (index: number | undefined) => {
    if (index !== undefined && index >= 0) counts[index] = (counts[index] ?? 0) + 1
  }
  let [withoutDates, withoutGuests, countWithSearch] = [0, 0, 0]
  const search = checks.find(({ name }) => name === 'search')

  offers.forEach((offer, at) => {
    const failed = onlyFailed(offer, checks)
    if (failed === null) {
      const { time, maxGuests } = factsOf(offer)
      results.push(offer)
      if (time === null) withoutDates += 1
      if (maxGuests === null) withoutGuests += 1
    } else if (failed !== 'several') without.set(failed, (without.get(failed) ?? 0) + 1)
    if (failed === null || (failed !== 'search' && (!search || search.passes(offer)))) countWithSearch += 1
    if (failed === null || failed === 'places') {
      count(placeAt[at])
      count(countryAt[at])
    }
  })

  for (const [name, found] of without) without.set(name, found + results.length)
  return {
    results,
    without,
    countWithSearch,
    places: places.map((place, index) => ({ ...place, count: counts[index] ?? 0 })),
    prices,
    withoutDates,
    withoutGuests,
  }
}

/** What no filter changes. */
interface Catalog {
  readonly offers: readonly Offer[]
  readonly places: readonly OfferPlace[]
  readonly prices: readonly number[]
  /** For each offer, where its place is in `places`, and the country of its city; -1 where there is none. */
  readonly placeAt: readonly number[]
  readonly countryAt: readonly number[]
}

/** The last one that was read, by what reads it: a member types and chooses many times in the same. */
const catalogs = new WeakMap<ReadFacts, Catalog>()

function readCatalog(offers: readonly Offer[], factsOf: ReadFacts): Catalog {
  const known = catalogs.get(factsOf)
  if (known?.offers === offers) return known
  const indices = new Map<string, number>()
  const places: OfferPlace[] = []
  const prices: number[] = []
  const indexOf = (place: OfferPlace) => {
    const index = indices.get(place.key) ?? places.push(place) - 1
    indices.set(place.key, index)
    return index
  }
  const [placeAt, countryAt]: [number[], number[]] = [[], []]
  for (const offer of offers) {
    const { place, price } = factsOf(offer)
    if (price !== null) prices.push(price)
    placeAt.push(place === null ? -1 : indexOf(place))
    countryAt.push(
      place === null || place.city === '' || place.country === ''
        ? -1
        : indexOf({ key: place.country, country: place.country, city: '' }),
    )
  }
  const catalog = { offers, places, prices, placeAt, countryAt }
  catalogs.set(factsOf, catalog)
  return catalog
}

/** The one check that an offer does not pass; `null` if it passes all. */
function onlyFailed(offer: Offer, checks: readonly OfferCheck[]): OfferCheck['name'] | 'several' | null {
  let failed: OfferCheck['name'] | null = null
  for (const { name, passes } of checks) {
    if (passes(offer)) continue
    if (failed !== null) return 'several'
    failed = name
  }
  return failed
}
