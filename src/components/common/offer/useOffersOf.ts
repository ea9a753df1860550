'use client'

import type { Offer } from '../../../contract/index.ts'
import { type ListResult, useOffers } from '../../../queries/index.ts'
import { useFetchMoreWhile } from '../useFetchMoreWhile.ts'

/**
 * Offers by their ids, from the catalog. Reads further pages in the background while one is missing, up to so many
 * offers. `isSettled` when an offer that is missing will not come.
 */
export function useOffersOf(
  ids: readonly (string | undefined)[] | undefined,
  maxOffersRead: number,
): {
  readonly offers: ReadonlyMap<string, Offer>
  readonly isSettled: boolean
  readonly list: ListResult<Offer>
} {
  const list = useOffers()
  const { data = [], hasMore, fetchMore, isFetchingMore, fetchMoreError, isLoading } = list
  const offers = new Map(data.map((offer) => [offer.id, offer]))
  const isMissingOne = ids?.some((id) => id !== undefined && !offers.has(id)) ?? false
  const canReadMore = hasMore && fetchMoreError === null && data.length < maxOffersRead
  const readsMore = isMissingOne && canReadMore
  useFetchMoreWhile(readsMore && !isFetchingMore, fetchMore)
  return { offers, isSettled: !isLoading && !readsMore, list }
}
