import type { Offer } from '../../contract/index.ts'
import { parseTimestamp } from '../../i18n/index.ts'
import { offerPrice } from '../common/index.ts'

/** The orders of the catalog. `featured` is the Service's own. */
export const offerSorts = ['featured', 'priceUp', 'priceDown', 'soonest', 'bookBy'] as const
/** The orders of the catalog: as the Service lists them, by price, by start, by the last day to book. */
export type OfferSort = (typeof offerSorts)[number]

const keys: Readonly<Record<Exclude<OfferSort, 'featured'>, (offer: Offer) => number | null>> = {
  priceUp: (offer) => offerPrice(offer)?.amount ?? null,
  priceDown: (offer) => negative(offerPrice(offer)?.amount),
  soonest: ({ startAt, endAt }) => parseTimestamp(startAt ?? endAt),
  bookBy: ({ expiresAt }) => parseTimestamp(expiresAt),
}

/** The offers in another order. Those that say nothing about it come last, in the Service's order. */
export function sortOffers(offers: readonly Offer[], sort: OfferSort): readonly Offer[] {
  if (sort === 'featured') return offers
  const keyOf = keys[sort]
  const keyed = offers.map((offer) => ({ offer, key: keyOf(offer) }))
  return keyed
    .sort((a, b) => (a.key === b.key ? 0 : a.key === null ? 1 : b.key === null ? -1 : a.key - b.key))
    .map(({ offer }) => offer)
}

function negative(amount: number | undefined): number | null {
  return amount === undefined ? null : -amount
}
