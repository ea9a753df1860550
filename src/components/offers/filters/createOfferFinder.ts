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
  /** What is left to read of a catalog. `find` reads it too, but all at once. */
  readonly reading: (offers: readonly Offer[]) => OfferReading
  /** `isAvailable`: can be redeemed now. */
  readonly find: (
    offers: readonly Offer[],
    filters: OfferFilters,
    isAvailable: (offer: Offer) => boolean,
  ) => OfferFindings
}

/** Offers that a finder has not read yet. */
export interface OfferReading {
  readonly unread: readonly Offer[]
  readonly read: (offer: Offer) => void
}

/** Creates the finder of a member's catalog. Keep it: it reads each offer once. */
export function createOfferFinder(words: FinderWords, wallet: Wallet | undefined): OfferFinder {
  const { format } = words
  const places = createPlaceReader()
  const textOf = createOfferText(words.kind, words.type)
  const inCurrency = createReader(true)
  const inPoints = createReader(false)

  function createReader(isInCurrency: boolean) {
    return { factsOf: createOfferFacts(places, isInCurrency, wallet), known: new WeakSet<Offer>() }
  }

  const readerOf = (hasCurrency: boolean) => (hasCurrency ? inCurrency : inPoints)

  function reading(offers: readonly Offer[]): OfferReading {
    const { factsOf, known } = readerOf(offers.some(hasDisplayPrice))
    return {
      unread: offers.filter((offer) => !known.has(offer)),
      read(offer) {
        factsOf(offer)
        textOf(offer)
        known.add(offer)
      },
    }
  }

  const find: OfferFinder['find'] = (offers, filters, isAvailable) => {
    const inDisplay = offers.find(hasDisplayPrice)
    const { factsOf } = readerOf(inDisplay !== undefined)
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

  return { reading, find }
}

interface FinderWords extends Pick<OfferWords, 'kind' | 'type'> {
  readonly format: Pick<Format, 'calendarDateOf' | 'today'>
}
