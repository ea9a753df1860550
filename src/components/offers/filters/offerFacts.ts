import { parseTimestamp } from '../../../base/index.ts'
import type { Offer, Wallet } from '../../../contract/index.ts'
import { pointsSum, shownPrice } from '../../common/index.ts'
import type { OfferPlace, PlaceReader } from './offerPlaces.ts'

/** What the filters compare of an offer. Whatever cannot be read is `null`. */
export interface OfferFacts {
  /** Its first and last moment; `start` is `-Infinity` where only its end is known. */
  readonly time: { readonly start: number; readonly end: number } | null
  readonly place: OfferPlace | null
  readonly maxGuests: number | null
  /** In the unit of the catalog's prices. */
  readonly price: number | null
}

/** Reads the facts of offers, each once. */
export function createOfferFacts(
  places: PlaceReader,
  isInCurrency: boolean,
  wallet: Wallet | undefined,
): (offer: Offer) => OfferFacts {
  const known = new WeakMap<Offer, OfferFacts>()
  return (offer) => {
    const facts = known.get(offer) ?? {
      time: timeOf(offer),
      place: places.ofOffer(offer),
      maxGuests: offer.maxGuests !== undefined && offer.maxGuests >= 1 ? offer.maxGuests : null,
      price: priceOf(offer, isInCurrency, wallet),
    }
    known.set(offer, facts)
    return facts
  }
}

/** As `offerDates` reads them: an end before the start is none, and a start alone is one day. */
function timeOf({ startAt, endAt }: Offer): OfferFacts['time'] {
  const [start, end] = [parseTimestamp(startAt), parseTimestamp(endAt)]
  if (start === null) return end === null ? null : { start: -Infinity, end }
  return { start, end: end === null ? start : Math.max(start, end) }
}

/** Where prices are shown in the program's currency, points count as much of it as they are shown as elsewhere. */
function priceOf(offer: Offer, isInCurrency: boolean, wallet: Wallet | undefined): number | null {
  const price = shownPrice(offer)
  if (price === null) return null
  const isPoints = !hasDisplayPrice(offer)
  return isInCurrency && isPoints ? pointsSum(price.amount, wallet).amount : price.amount
}

/** Whether the price of an offer is shown as the program writes it, not in plain points. */
export function hasDisplayPrice({ display }: Offer): boolean {
  return display?.amount !== undefined && display.amount >= 0
}
