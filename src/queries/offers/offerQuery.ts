import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExperienceClient } from '../../client/index.ts'
import { type Offer, operations } from '../../contract/index.ts'
import { isExperienceError } from '../../client/index.ts'
import { type List, listRows } from '../list.ts'
import { fetchMore, refetchPage } from '../listQuery.ts'
import { queryKey } from '../queryKey.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { readRules } from '../readRules.ts'
import { offersQuery } from './offersQuery.ts'

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
