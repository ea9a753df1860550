import type { Currency, Offer, Wallet } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'
import type { OfferCheck } from '../offerChecks.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import { findOffers, type OfferCounts } from './findOffers.ts'
import { moreOfferChecks } from './moreOfferChecks.ts'
import { createOfferFacts, hasDisplayPrice } from './offerFacts.ts'
import { createPlaceReader } from './offerPlaces.ts'

/** What was found, in its order. */
export interface OfferFindings extends OfferCounts {
  /** Those without dates come from this place in `results` on; `null` where days do not count. */
  readonly undatedFrom: number | null
  /** Whether an offer leaves open for how many it is, though that counts. */
  readonly asksGuests: (offer: Offer) => boolean
  /** What prices are compared in; `undefined` for plain points. */
  readonly currency: Currency | undefined
}

/** Filters by all that there is, and counts. `checks` are those of the other filters. */
export type OfferFinder = (
  offers: readonly Offer[],
  filters: OfferFilters,
  checks: readonly OfferCheck[],
  order: (found: readonly Offer[]) => readonly Offer[],
) => OfferFindings

/** Creates the finder of a member's catalog. Keep it: it reads each offer once. */
export function createOfferFinder(
  wallet: Wallet | undefined,
  format: Pick<Format, 'calendarDateOf' | 'today'>,
): OfferFinder {
  const places = createPlaceReader()
  const inCurrency = createOfferFacts(places, true, wallet)
  const inPoints = createOfferFacts(places, false, wallet)
  return (offers, filters, checks, order) => {
    const inDisplay = offers.find(hasDisplayPrice)
    const factsOf = inDisplay ? inCurrency : inPoints
    const more = moreOfferChecks(filters, { factsOf, places, format })
    const counts = findOffers(offers, [...more, ...checks], factsOf)
    const ordered = order(counts.results)
    const hasDates = (offer: Offer) => factsOf(offer).time !== null
    const dated = filters.when && ordered.filter(hasDates)
    return {
      ...counts,
      results: dated ? [...dated, ...ordered.filter((offer) => !hasDates(offer))] : ordered,
      undatedFrom: dated && dated.length < ordered.length ? dated.length : null,
      asksGuests: (offer) => filters.guests !== null && factsOf(offer).maxGuests === null,
      currency: inDisplay && (inDisplay.display?.currency ?? wallet?.currency),
    }
  }
}
