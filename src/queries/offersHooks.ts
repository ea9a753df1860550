'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Offer, operations, ResponseOf } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'
import { eligibilityQuery, offerRead, type OffersInput, offersSource, prefetchNamedOffers } from './offers.ts'
import { type ListResult, useList } from './useList.ts'

/** The catalog's offers, or what the Service finds in it, as far as they were read; `fetchMore` for the next page. */
export function useOffers(input?: OffersInput): ListResult<Offer> {
  const { operation, query } = offersSource(input)
  return useList(operation, query)
}

/** One offer; `null` when it is no longer offered. Shown at once when the catalog has it already. */
export function useOffer(id: string): ReadResult<Offer | null> {
  const kit = useExperienceKit()
  return useQuery(offerRead(kit, id), kit.queryClient)
}

/** Whether the member may redeem an offer; stays without data while the operation is switched off. */
export function useEligibility(offerId: string): ReadResult<ResponseOf<typeof operations.eligibility>> {
  const { client, queryClient } = useExperienceKit()
  return useQuery(eligibilityQuery(client, { id: offerId }), queryClient)
}

/** Prefetches the catalog where an offer is read out of it: beside what names the offer, not after it. */
export function usePrefetchNamedOffers(): void {
  const kit = useExperienceKit()
  useEffect(() => prefetchNamedOffers(kit), [kit])
}
