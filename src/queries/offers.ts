import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ExperienceClient, isExperienceError } from '../client/index.ts'
import { type Offer, operations, type ResponseOf } from '../contract/index.ts'
import type { ReadOptions } from './ReadOptions.ts'
import type { ExperienceKit } from './kit.ts'
import { type List, listRows } from './list.ts'
import { fetchMore, listQuery, refetchPage } from './listQuery.ts'
import { prefetchRead } from './prefetchRead.ts'
import { queryKey } from './queryKey.ts'
import { readQuery } from './readQuery.ts'
import { readRules } from './readRules.ts'

/** The catalog: a list of offers as far as it was read. */
export function offersQuery(client: ExperienceClient): ReadOptions<List<Offer>> {
  return listQuery<Offer>(client, operations.offers)
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
    queryFn: ({ signal, client: queryClient }): Promise<Offer | null> =>
      client.isEnabled(operations.offer) ? readOffer(client, id, signal) : findOffer(client, queryClient, id),
  })
}

async function readOffer(client: ExperienceClient, id: string, signal: AbortSignal): Promise<Offer | null> {
  try {
    return (await client.call(operations.offer, { params: { id } }, { signal })).data
  } catch (error) {
    if (isExperienceError(error, 'not-found')) return null
    throw error
  }
}

async function findOffer(
  client: ExperienceClient,
  queryClient: QueryClient,
  id: string,
): Promise<Offer | null> {
  const inList = (list: List<Offer>) => listRows(list).find((offer) => offer.id === id)
  // Retries are the caller's: nested ones would multiply.
  let list: List<Offer> = await queryClient.fetchQuery({ ...offersQuery(client), retry: false })
  const home = list.pages.find((page) => page.rows.some((offer) => offer.id === id))
  if (home && home.cursor !== null)
    list = await refetchPage<Offer>(client, queryClient, operations.offers, {}, home.cursor)
  let found = inList(list)
  while (!found && list.nextCursor !== null) {
    list = await fetchMore<Offer>(client, queryClient, operations.offers)
    found = inList(list)
  }
  return found ?? null
}

/** One offer, known at once, and as fresh as the catalog is, when the catalog has it. */
export function offerRead({ client, queryClient }: ExperienceKit, id: string): ReadOptions<Offer | null> {
  const catalog = queryClient.getQueryState(offersQuery(client).queryKey)
  const known = catalog?.data && listRows(catalog.data).find((offer) => offer.id === id)
  return {
    ...offerQuery(client, { id }),
    ...(known ? { initialData: known, initialDataUpdatedAt: catalog.dataUpdatedAt } : {}),
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
