'use client'

import { useEffect } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useOffers } from '../../queries/index.ts'

/** Beyond so many offers an old redemption is shown without its offer, rather than the whole catalog read for it. */
const mostOffersRead = 1_000

/**
 * The offers of redemptions by id, read out of the catalog: further pages in the background while one is missing, up to
 * 1,000 offers. `isSettled` when what is missing by then will not come.
 */
export function useOffersOf(redemptions: readonly Redemption[] | undefined): {
  readonly offers: ReadonlyMap<string, Offer>
  readonly isSettled: boolean
} {
  const { data = [], hasMore, fetchMore, isFetchingMore, fetchMoreError, isLoading } = useOffers()
  const offers = new Map(data.map((offer) => [offer.id, offer]))
  const isMissingOne = redemptions?.some(({ offer }) => offer !== undefined && !offers.has(offer)) ?? false
  const canReadMore = hasMore && fetchMoreError === null && data.length < mostOffersRead
  const readsMore = isMissingOne && canReadMore

  useEffect(() => {
    if (readsMore && !isFetchingMore) void fetchMore()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `data.length`: the page that came may not be the last one that is needed
  }, [readsMore, isFetchingMore, data.length])

  return { offers, isSettled: !isLoading && !readsMore }
}
