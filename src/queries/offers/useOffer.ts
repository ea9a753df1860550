'use client'

import { useQuery } from '@tanstack/react-query'
import type { Offer } from '../../contract/index.ts'
import { listRows } from '../list.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { offerQuery } from './offerQuery.ts'
import { offersQuery } from './offersQuery.ts'

/** One offer; `null` when it is no longer offered. Shown at once when the catalog has it already. */
export function useOffer(id: string): ReadResult<Offer | null> {
  const { client, queryClient } = useExperienceKit()
  const catalog = queryClient.getQueryState(offersQuery(client).queryKey)
  const known = catalog?.data && listRows(catalog.data).find((offer) => offer.id === id)
  return useQuery(
    {
      ...offerQuery(client, { id }),
      ...(known ? { initialData: known, initialDataUpdatedAt: catalog.dataUpdatedAt } : {}),
    },
    queryClient,
  )
}
