import { queryOptions } from '@tanstack/react-query'
import { type CallInput, type ExperienceClient, ExperienceError, isExperienceError } from '../client/index.ts'
import type { ListOperation } from '../contract/index.ts'
import {
  appendPage,
  isOldestFirst,
  isSameText,
  type List,
  mergeNewer,
  type MergeRules,
  type Page,
  replacePage,
  restartList,
  startList,
} from './list.ts'
import { queryKey } from './queryKey.ts'
import {
  callRead,
  fetchRead,
  type ReadContext,
  type Reader,
  type ReadOptions,
  readRules,
} from './readQuery.ts'

/** A gap wider than this many pages is not filled: the list starts again from its first page. */
export const maxGapPages = 20
/**
 * A row is looked for in this many pages at most: a Service whose cursors never end must not keep us reading for ever.
 */
export const maxSearchedPages = 200

/** Which list: the operation, its path parameters, and how its pages come together. */
export interface ListSource<Row> {
  readonly operation: ListOperation<Row>
  readonly params?: Readonly<Record<string, string>> | undefined
  /** What it is narrowed to: each search is a list of its own. */
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly rules?: MergeRules<Row> | undefined
  /** How many rows the first page has at most. Default: the assumed page size. */
  readonly firstPageSize?: ((client: ExperienceClient) => number) | undefined
}

/**
 * The `queryOptions` of a list. Not an infinite query, which reads all its pages again on every refetch: here the
 * first page is read again and merged, deeper ones are appended by `fetchMore`. One of the oldest first that was read
 * to its end is read to its end again: what is new is there.
 */
export function listQuery<Row extends { readonly id: string }>(
  client: ExperienceClient,
  source: ListSource<Row>,
): ReadOptions<List<Row>> {
  const { rules = { isSame: isSameText } } = source
  const key = keyOf(client, source)
  return queryOptions({
    ...readRules,
    queryKey: key,
    // Merged by id in `list.ts`, which also keeps what did not change.
    structuralSharing: false,
    queryFn: async (context): Promise<List<Row>> => {
      const { client: queryClient } = context
      // Read after each answer, so that a page appended meanwhile is not lost.
      const known = () => queryClient.getQueryData<List<Row>>(key)
      const isReached = rules.continuity?.startReach()
      const isEnough = (page: Page<Row>) => {
        // What a Service leaves out after it has counted a page, a page of nothing among them, is no end.
        if (page.rows.length === 0 && page.nextCursor !== null) return false
        const list = known()
        if (!list || list.rows.length === 0) return true
        if (isReached) return isReached(list, page)
        return list.nextCursor !== null || page.nextCursor === null || !isOldestFirst(list.rows)
      }
      const { pages, isFound } = await readUntil(
        (cursor) => readPage(client, source, cursor, context),
        isEnough,
        { maxPages: maxGapPages + 1 },
      )
      const list = known()
      const first = pages.findIndex(({ rows }) => rows.length > 0)
      // Of a list without a gap between its pages those that were read are enough.
      if (list && (isFound || (!isReached && first >= 0))) return mergeNewer(list, pages, rules)
      return startList(pages.slice(0, Math.max(first, 0) + 1))
    },
  })
}

/**
 * Reads the next page and appends it, and with a page of nothing new the one behind it. Calls at the same time share
 * one request; retries are those of every read, unless another read has its own. Resolves to the list as it is then,
 * unchanged at its end. Rejects when a page cannot be read, and where only pages of nothing new come: who reads on by
 * itself must not do so for ever.
 */
export function fetchMore<Row extends { readonly id: string }>(
  reader: Reader,
  source: ListSource<Row>,
  options?: typeof once,
): Promise<List<Row>> {
  return withFreshCursors(reader, source, options, () => appendMore(reader, source, options))
}

async function appendMore<Row extends { readonly id: string }>(
  reader: Reader,
  source: ListSource<Row>,
  options?: typeof once,
): Promise<List<Row>> {
  const { client, queryClient } = reader
  const first = { ...listQuery(client, source), ...options }
  const list = queryClient.getQueryData(first.queryKey) ?? (await fetchRead(reader, first))
  // Of a session that ended meanwhile nothing may come back into the cache.
  if (list.nextCursor === null || client.session.status === 'ended') return list
  const { pages, isFound } = await readUntil(
    async (cursor) => {
      const page = await fetchPage(reader, source, cursor, options)
      return updateList(reader, source, (current) => appendPage(current, page))
    },
    ({ rows }) => rows.length > list.rows.length,
    { from: list.nextCursor, maxPages: maxGapPages + 1 },
  )
  const last = pages.at(-1) ?? list
  if (!isFound && last.nextCursor !== null) throw noEnd(source)
  return last
}

/** For a page that another read asks for: the retries are that one's, nested ones would multiply. */
const once = { retry: false } as const

/** The cursor of the page that a row came with; `null` for the first page. */
export function cursorOf(list: List<{ readonly id: string }>, id: string): string | null {
  return list.pages.find(({ ids }) => ids.includes(id))?.cursor ?? null
}

/**
 * A row of the list: read again on the page where it is known, else looked for page by page, stopping at the first hit.
 * Every page that is read stays in the list. `undefined`: it is not listed. It is part of another read, whose retries
 * hold.
 */
export async function findRow<Row extends { readonly id: string }>(
  reader: Reader,
  source: ListSource<Row>,
  isWanted: (row: Row) => boolean,
  options: { readonly staleTime?: number } = {},
): Promise<Row | undefined> {
  const read = { ...listQuery(reader.client, source), ...options, ...once }
  const start = await withFreshCursors(reader, source, once, async () => {
    const list = await fetchRead(reader, read)
    const known = list.rows.find(isWanted)
    const home = known && cursorOf(list, known.id)
    if (typeof home !== 'string') return list
    const page = await fetchPage(reader, source, home, once)
    return updateList(reader, source, (current) => replacePage(current, page))
  })
  const search = await readUntil(
    (cursor) => (cursor === null ? Promise.resolve(start) : fetchMore(reader, source, once)),
    ({ rows }) => rows.some(isWanted),
    { maxPages: maxSearchedPages },
  )
  return foundRow(source, search, isWanted)
}

/**
 * Runs what reads on at a cursor that is known. A Service may take a cursor for a while only: where it refuses one, the
 * list is read again as far as it is known, and it runs once more.
 */
export async function withFreshCursors<Row extends { readonly id: string }, Result>(
  reader: Reader,
  source: ListSource<Row>,
  options: typeof once | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const known = reader.queryClient.getQueryData<List<Row>>(keyOf(reader.client, source))
    const isRefused = isExperienceError(error, 'rejected') || isExperienceError(error, 'not-found')
    if (!isRefused || !known) throw error
    let count = 0
    const { pages } = await readUntil(
      (cursor) => fetchPage(reader, source, cursor, options),
      ({ rows }) => (count += rows.length) >= known.rows.length,
      { maxPages: maxSearchedPages },
    )
    updateList(reader, source, (current) => restartList(current, known, pages, source.rules?.isSame))
    return run()
  }
}

/** The row that a search came to an end with. One that was broken off says nothing: it throws. */
export function foundRow<Row>(
  { operation }: Pick<ListSource<Row>, 'operation'>,
  { pages, isFound }: { readonly pages: readonly ListEnd<Row>[]; readonly isFound: boolean },
  isWanted: (row: Row) => boolean,
): Row | undefined {
  const last = pages.at(-1)
  if (!isFound && last?.nextCursor != null) throw noEnd({ operation })
  return last?.rows.find(isWanted)
}

const noEnd = ({ operation }: Pick<ListSource<unknown>, 'operation'>) =>
  new ExperienceError('The list has no end.', { kind: 'invalid-response', operation: operation.name })

interface ListEnd<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/**
 * Reads page after page until one is enough (`isFound`), the list ends, or so many pages were read. A cursor that comes
 * again is the end, as it is in `appendPage`.
 */
export async function readUntil<OnePage extends { readonly nextCursor: string | null }>(
  read: (cursor: string | null) => Promise<OnePage>,
  isEnough: (page: OnePage) => boolean,
  { from = null, maxPages }: { readonly from?: string | null; readonly maxPages: number },
): Promise<{ readonly pages: readonly OnePage[]; readonly isFound: boolean }> {
  const pages: OnePage[] = []
  const asked = new Set<string | null>()
  for (let cursor = from; pages.length < maxPages;) {
    asked.add(cursor)
    const answer = await read(cursor)
    const page = asked.has(answer.nextCursor) ? { ...answer, nextCursor: null } : answer
    pages.push(page)
    if (isEnough(page)) return { pages, isFound: true }
    cursor = page.nextCursor
    if (cursor === null) break
  }
  return { pages, isFound: false }
}

export function keyOf<Row>({ session }: ExperienceClient, { operation, params, query }: ListSource<Row>) {
  return queryKey(session, operation, { ...params, ...query })
}

export function fetchPage<Row>(
  { client, queryClient }: Reader,
  source: ListSource<Row>,
  cursor: string | null,
  options?: typeof once,
): Promise<Page<Row>> {
  const { operation, params, query } = source
  return queryClient.fetchQuery({
    ...readRules,
    ...options,
    // The first page by another key than the list.
    queryKey: queryKey(client.session, operation, { ...params, ...query, cursor }),
    queryFn: (context) => readPage(client, source, cursor, context),
    staleTime: 0,
    gcTime: 0,
  })
}

export function updateList<Row>(
  { client, queryClient }: Reader,
  source: ListSource<Row>,
  update: (list: List<Row>) => List<Row>,
): List<Row> {
  const key = keyOf(client, source)
  const before = queryClient.getQueryState<List<Row>>(key)
  const empty: List<Row> = { rows: [], nextCursor: null, pages: [] }
  // The session ended while the page was under way: its keys are gone and stay gone.
  if (client.session.status === 'ended' || !before?.data) return empty
  // A page more does not make the first page fresher than it is.
  const options = { updatedAt: before.dataUpdatedAt }
  return queryClient.setQueryData<List<Row>>(key, update(before.data), options) ?? empty
}

async function readPage<Row>(
  client: ExperienceClient,
  { operation, params = {}, query: narrowed, firstPageSize }: ListSource<Row>,
  cursor: string | null,
  context: ReadContext,
): Promise<Page<Row>> {
  const { size } = client.assumptions.paging
  const query = cursor === null ? { limit: firstPageSize?.(client) ?? size } : { limit: size, cursor }
  const input = { params, query: { ...narrowed, ...query } } as unknown as CallInput<ListOperation<Row>>
  const data = await callRead(client, operation, input, context)
  const page = data as { readonly nextCursor: string | null } & Readonly<Record<string, readonly Row[]>>
  return { cursor, rows: page[operation.rows.field] ?? [], nextCursor: page.nextCursor }
}
