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
  const results: Offer[] = []
  const without = new Map(checks.map(({ name }) => [name, 0]))
  const places = new Map<string, { -readonly [Part in keyof PlaceCount]: PlaceCount[Part] }>()
  const prices: number[] = []
  let [withoutDates, withoutGuests, countWithSearch] = [0, 0, 0]
  const search = checks.find(({ name }) => name === 'search')

  for (const offer of offers) {
    const { place, price, time, maxGuests } = factsOf(offer)
    const failed = onlyFailed(offer, checks)
    if (failed === null) {
      results.push(offer)
      if (time === null) withoutDates += 1
      if (maxGuests === null) withoutGuests += 1
    } else if (failed !== 'several') without.set(failed, (without.get(failed) ?? 0) + 1)
    if (failed === null || !search || search.passes(offer)) countWithSearch += 1
    if (price !== null) prices.push(price)
    if (place !== null) countPlace(places, place, failed === null || failed === 'places' ? 1 : 0)
  }

  for (const [name, count] of without) without.set(name, count + results.length)
  return {
    results,
    without,
    countWithSearch,
    places: [...places.values()],
    prices,
    withoutDates,
    withoutGuests,
  }
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

/** Counts an offer in its city and in the city's country. */
function countPlace(
  counts: Map<string, { -readonly [Part in keyof PlaceCount]: PlaceCount[Part] }>,
  { key, country, city }: OfferPlace,
  count: number,
): void {
  const known = counts.get(key)
  if (known) known.count += count
  else counts.set(key, { key, country, city, count })
  if (city !== '' && country !== '') countPlace(counts, { key: country, country, city: '' }, count)
}
