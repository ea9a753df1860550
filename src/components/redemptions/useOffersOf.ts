'use client'

import type { Offer, Redemption } from '../../contract/index.ts'
import { useOffers } from '../../queries/index.ts'
import { useFetchMoreWhile } from '../common/index.ts'

/** An old redemption is shown without its offer rather than reading a larger catalog for it. */
const maxOffersRead = 1_000

/**
 * The offers of redemptions by id, from the catalog. Reads further pages in the background while one is missing, up to
 * 1,000 offers. `isSettled` when an offer that is missing will not come.
 */
export function useOffersOf(redemptions: readonly Redemption[] | undefined): {
  readonly offers: ReadonlyMap<string, Offer>
  readonly isSettled: boolean
} {
  const { data = [], hasMore, fetchMore, isFetchingMore, fetchMoreError, isLoading } = useOffers()
  const offers = new Map(data.map((offer) => [offer.id, offer]))
  const isMissingOne = redemptions?.some(({ offer }) => offer !== undefined && !offers.has(offer)) ?? false
  const canReadMore = hasMore && fetchMoreError === null && data.length < maxOffersRead
  const readsMore = isMissingOne && canReadMore
  useFetchMoreWhile(readsMore && !isFetchingMore, fetchMore)
  return { offers, isSettled: !isLoading && !readsMore }
}
