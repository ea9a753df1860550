import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput, ExperienceClient } from '../client/index.ts'
import type { ListOperation } from '../contract/index.ts'
import { appendPage, type List, mergeFirstPage, replacePage } from './list.ts'
import { queryKey } from './queryKey.ts'
import type { ReadOptions } from './ReadOptions.ts'
import { readRules } from './readRules.ts'

interface PageOfList<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/**
 * The `queryOptions` of a list. Not an infinite query, which reads all its pages again on every refetch: here the
 * first page is read again and merged, deeper ones are appended by `fetchMore`.
 */
export function listQuery<Row extends { readonly id: string }>(
  client: ExperienceClient,
  operation: ListOperation<Row>,
  params: object = {},
): ReadOptions<List<Row>> {
  const key = queryKey(client.session, operation, params)
  return queryOptions({
    ...readRules,
    queryKey: key,
    // Merged by id in `list.ts`, which also keeps what did not change.
    structuralSharing: false,
    queryFn: async ({ signal, client: queryClient }): Promise<List<Row>> => {
      const first = await readPage<Row>(client, operation, params, null, signal)
      // Read after the answer, so that a page appended meanwhile is not lost.
      return mergeFirstPage(queryClient.getQueryData<List<Row>>(key), first)
    },
  })
}

/**
 * Reads the next page and appends it. Calls at the same time share one request; retries are those of every read.
 * Resolves to the list as it is then, unchanged at its end; rejects when the page cannot be read.
 */
export async function fetchMore<Row extends { readonly id: string }>(
  client: ExperienceClient,
  queryClient: QueryClient,
  operation: ListOperation<Row>,
  params: object = {},
): Promise<List<Row>> {
  const list = await queryClient.fetchQuery({ ...listQuery(client, operation, params), staleTime: Infinity })
  const cursor = list.nextCursor
  // Of a session that ended meanwhile nothing may come back into the cache.
  if (cursor === null || client.session.status === 'ended') return list
  const next = await fetchPage(client, queryClient, operation, params, cursor)
  return updateList<Row>(client, queryClient, operation, params, (current) =>
    appendPage(current, cursor, next),
  )
}

/** Reads one page of the list again, where it stands. */
export async function refetchPage<Row extends { readonly id: string }>(
  client: ExperienceClient,
  queryClient: QueryClient,
  operation: ListOperation<Row>,
  params: object,
  cursor: string,
): Promise<List<Row>> {
  const { rows } = await fetchPage(client, queryClient, operation, params, cursor)
  return updateList<Row>(client, queryClient, operation, params, (current) =>
    replacePage(current, cursor, rows),
  )
}

function fetchPage<Row>(
  client: ExperienceClient,
  queryClient: QueryClient,
  operation: ListOperation<Row>,
  params: object,
  cursor: string,
): Promise<PageOfList<Row>> {
  return queryClient.fetchQuery({
    ...readRules,
    queryKey: queryKey(client.session, operation, { ...params, cursor }),
    queryFn: ({ signal }) => readPage<Row>(client, operation, params, cursor, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

function updateList<Row>(
  client: ExperienceClient,
  queryClient: QueryClient,
  operation: ListOperation<Row>,
  params: object,
  update: (list: List<Row>) => List<Row>,
): List<Row> {
  const key = queryKey(client.session, operation, params)
  const before = queryClient.getQueryState<List<Row>>(key)
  const empty: List<Row> = { pages: [], nextCursor: null }
  // The session ended while the page was under way: its keys are gone and stay gone.
  if (client.session.status === 'ended' || !before?.data) return empty
  // A page more does not make the first page fresher than it is.
  return (
    queryClient.setQueryData<List<Row>>(key, update(before.data), { updatedAt: before.dataUpdatedAt }) ??
    empty
  )
}

async function readPage<Row>(
  client: ExperienceClient,
  operation: ListOperation<Row>,
  params: object,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PageOfList<Row>> {
  const query = { limit: client.assumptions.paging.size, ...(cursor ? { cursor } : {}) }
  const input = { params, query } as unknown as CallInput<ListOperation<Row>>
  const { data } = await client.call(operation, input, { signal })
  const page = data as { readonly nextCursor: string | null } & Readonly<Record<string, readonly Row[]>>
  return { rows: page[operation.rows.field] ?? [], nextCursor: page.nextCursor }
}
