import { queryOptions } from '@tanstack/react-query'
import { type ExperienceClient, isExperienceError } from '../client/index.ts'
import { type Offer, operations, type ResponseOf } from '../contract/index.ts'
import {
  callRead,
  prefetchRead,
  type ReadContext,
  type Reader,
  type ReadOptions,
  readQuery,
  readRules,
} from './readQuery.ts'
import type { ExperienceKit } from './kit.ts'
import type { List } from './list.ts'
import { findRow, listQuery, type ListSource } from './listQuery.ts'
import { queryKey } from './queryKey.ts'

/** What of the catalog is read. */
export interface OffersInput {
  /**
   * Only what the Service finds by these words. For a Service that searches (`assumptions.offerSearch`); else the read
   * fails. Default: the whole catalog.
   */
  readonly search?: string | undefined
}

/** Each search is a list of its own beside the catalog. */
export function offersSource({ search }: OffersInput = {}): ListSource<Offer> {
  return { operation: operations.offers, query: search ? { search } : {} }
}

/** The catalog, or a search of it: a list of offers as far as it was read. */
export function offersQuery(client: ExperienceClient, input?: OffersInput): ReadOptions<List<Offer>> {
  return listQuery(client, offersSource(input))
}

/** The list that has an offer: the catalog, or one that the Service found. */
function listWith({ client, queryClient }: Reader, id: string) {
  const queryKey = ['xp', client.session.id, operations.offers.name]
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    const input = key[3] as OffersInput & { readonly cursor?: unknown }
    const known = (state.data as List<Offer> | undefined)?.rows.find((offer) => offer.id === id)
    // A page by itself is on its way into its list.
    if (known && input.cursor === undefined) return { known, input, dataUpdatedAt: state.dataUpdatedAt }
  }
  return undefined
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
      const isWanted = (offer: Offer) => offer.id === id
      const reader = { client, queryClient }
      const source = offersSource(listWith(reader, id)?.input)
      return (await findRow(reader, source, isWanted)) ?? null
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
export function offerRead(kit: ExperienceKit, id: string): ReadOptions<Offer | null> {
  const list = listWith(kit, id)
  return {
    ...offerQuery(kit.client, { id }),
    ...(list ? { initialData: list.known, initialDataUpdatedAt: list.dataUpdatedAt } : {}),
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
export function prefetchNamedOffers(
  kit: ExperienceKit,
  prefetch = (options: ReturnType<typeof offersQuery>) => prefetchRead(kit, options),
): void {
  if (!kit.client.isEnabled(operations.offer)) prefetch(offersQuery(kit.client))
}
