import type { Currency, Offer, Wallet } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'
import type { OfferWords } from '../../common/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import { findOffers, type OfferCounts } from './findOffers.ts'
import { createOfferText } from './createOfferText.ts'
import { offerChecks } from './offerChecks.ts'
import { moreOfferChecks } from './moreOfferChecks.ts'
import { createOfferFacts, hasDisplayPrice } from './offerFacts.ts'
import { sortOffers } from './sortOffers.ts'
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

/** Finds offers by all filters, and counts what each would bring. */
export interface OfferFinder {
  /** The folded text of an offer that is searched. */
  readonly textOf: (offer: Offer) => string
  /** `isAvailable`: can be redeemed now. */
  readonly find: (
    offers: readonly Offer[],
    filters: OfferFilters,
    isAvailable: (offer: Offer) => boolean,
  ) => OfferFindings
}

/** Creates the finder of a member's catalog. Keep it: it reads each offer once. */
export function createOfferFinder(words: FinderWords, wallet: Wallet | undefined): OfferFinder {
  const { format } = words
  const places = createPlaceReader()
  const textOf = createOfferText(words.kind, words.type)
  const inCurrency = createOfferFacts(places, true, wallet)
  const inPoints = createOfferFacts(places, false, wallet)

  const find: OfferFinder['find'] = (offers, filters, isAvailable) => {
    const inDisplay = offers.find(hasDisplayPrice)
    const factsOf = inDisplay ? inCurrency : inPoints
    const counts = findOffers(
      offers,
      [
        ...moreOfferChecks(filters, { factsOf, places, format }),
        ...offerChecks(filters, { wallet, isAvailable, textOf }),
      ],
      factsOf,
    )
    const ordered = sortOffers(counts.results, filters.sort, wallet)
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

  return { textOf, find }
}

interface FinderWords extends Pick<OfferWords, 'kind' | 'type'> {
  readonly format: Pick<Format, 'calendarDateOf' | 'today'>
}
