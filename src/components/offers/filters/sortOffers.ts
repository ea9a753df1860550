import { parseTimestamp } from '../../../base/index.ts'
import type { Offer, Wallet } from '../../../contract/index.ts'
import { pointsOf } from '../../common/index.ts'
import type { OfferSort } from '../OfferFilters.ts'

const keys: Readonly<
  Record<Exclude<OfferSort, 'featured'>, (offer: Offer, wallet: Wallet | undefined) => number | null>
> = {
  priceUp: pointsOf,
  priceDown: (offer, wallet) => negative(pointsOf(offer, wallet)),
  soonest: ({ startAt, endAt }) => parseTimestamp(startAt ?? endAt),
  bookBy: ({ expiresAt }) => parseTimestamp(expiresAt),
}

/**
 * The offers in another order; by price, by the points that are taken. Those that say nothing about it come last, in
 * the Service's order.
 */
export function sortOffers(
  offers: readonly Offer[],
  sort: OfferSort,
  wallet: Wallet | undefined,
): readonly Offer[] {
  if (sort === 'featured') return offers
  const keyOf = keys[sort]
  const keyed = offers.map((offer) => ({ offer, key: keyOf(offer, wallet) }))
  return keyed
    .sort((a, b) => (a.key === b.key ? 0 : a.key === null ? 1 : b.key === null ? -1 : a.key - b.key))
    .map(({ offer }) => offer)
}

function negative(amount: number | null): number | null {
  return amount === null ? null : -amount
}
