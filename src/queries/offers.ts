import { queryOptions } from '@tanstack/react-query'
import { type ExperienceClient, isExperienceError } from '../client/index.ts'
import { type Offer, operations, type ResponseOf } from '../contract/index.ts'
import {
  callRead,
  prefetchRead,
  type ReadContext,
  type ReadOptions,
  readQuery,
  readRules,
} from './readQuery.ts'
import type { ExperienceKit } from './kit.ts'
import type { List } from './list.ts'
import { findRow, listQuery, type ListSource } from './listQuery.ts'
import { queryKey } from './queryKey.ts'

const catalog: ListSource<Offer> = { operation: operations.offers }

/** The catalog: a list of offers as far as it was read. */
export function offersQuery(client: ExperienceClient): ReadOptions<List<Offer>> {
  return listQuery(client, catalog)
}

/**
 * One offer, or `null` when it is no longer offered. The specification names no read of one offer: unless
 * `assumptions.operations.offer` is on, it is read out of the list, page by page, stopping at the first hit.
 */
export function offerQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<Offer | null> {
  return queryOptions({
    ...readRules,
    queryKey: queryKey(client.session, operations.offer, { id }),
    queryFn: async (context): Promise<Offer | null> => {
      const { client: queryClient } = context
      if (client.isEnabled(operations.offer)) return readOffer(client, id, context)
      // Retries are those of this read: nested ones would multiply.
      const isWanted = (offer: Offer) => offer.id === id
      return (await findRow({ client, queryClient }, catalog, isWanted, { retry: false })) ?? null
    },
  })
}

async function readOffer(client: ExperienceClient, id: string, context: ReadContext): Promise<Offer | null> {
  try {
    return await callRead(client, operations.offer, { params: { id } }, context)
  } catch (error) {
    if (isExperienceError(error, 'not-found')) return null
    throw error
  }
}

/** One offer, known at once, and as fresh as the catalog is, when the catalog has it. */
export function offerRead({ client, queryClient }: ExperienceKit, id: string): ReadOptions<Offer | null> {
  const state = queryClient.getQueryState(offersQuery(client).queryKey)
  const known = state?.data && state.data.rows.find((offer) => offer.id === id)
  return {
    ...offerQuery(client, { id }),
    ...(known ? { initialData: known, initialDataUpdatedAt: state.dataUpdatedAt } : {}),
  }
}

/** Whether the member may redeem an offer. Assumed, and off by default. */
export function eligibilityQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<ResponseOf<typeof operations.eligibility>> {
  return {
    ...readQuery(client, operations.eligibility, { params: { id } }),
    enabled: client.isEnabled(operations.eligibility),
  }
}

/** Prefetches the catalog where an offer is read out of it: beside what names the offer, not after it. */
export function prefetchNamedOffers(kit: ExperienceKit): void {
  if (!kit.client.isEnabled(operations.offer)) prefetchRead(kit, offersQuery(kit.client))
}
