import type { Format } from '../../../i18n/index.ts'
import type { OfferCheck } from './offerChecks.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import { dayBounds } from './dayBounds.ts'
import type { OfferFacts } from './offerFacts.ts'
import type { PlaceReader } from './offerPlaces.ts'

interface MoreChecksContext {
  readonly factsOf: (offer: Parameters<OfferCheck['passes']>[0]) => OfferFacts
  readonly places: PlaceReader
  readonly format: Pick<Format, 'calendarDateOf' | 'today'>
}

/** The filters by days, place, guests and points that are on. While the time zone is not known, all days pass. */
export function moreOfferChecks(
  { when, places, guests, points }: OfferFilters,
  { factsOf, places: reader, format }: MoreChecksContext,
): readonly OfferCheck[] {
  const checks: OfferCheck[] = []
  const bounds = when && dayBounds(when, format)
  if (bounds) {
    const [start, end] = bounds
    checks.push({
      name: 'when',
      passes: (offer) => {
        const { time } = factsOf(offer)
        return time === null || (time.start < end && time.end >= start)
      },
    })
  }
  if (places.length > 0) {
    const keys = new Set(places.map((place) => reader.parse(place)?.key))
    checks.push({
      name: 'places',
      passes: (offer) => {
        const { place } = factsOf(offer)
        return place !== null && (keys.has(place.key) || keys.has(place.country))
      },
    })
  }
  if (guests !== null) {
    checks.push({ name: 'guests', passes: (offer) => (factsOf(offer).maxGuests ?? guests) >= guests })
  }
  if (points !== null) {
    const { min, max } = points
    checks.push({
      name: 'points',
      passes: (offer) => {
        const { price } = factsOf(offer)
        return price !== null && price >= min && (max === null || price <= max)
      },
    })
  }
  return checks
}
