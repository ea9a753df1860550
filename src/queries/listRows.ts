import type { List } from './list.ts'
import {
  cursorOf,
  fetchPage,
  foundRow,
  keyOf,
  type ListSource,
  maxGapPages,
  maxSearchedPages,
  readUntil,
  updateList,
  withFreshCursors,
} from './listQuery.ts'
import type { Reader } from './readQuery.ts'

/**
 * A row of the list as it is now: every page is read again, whatever is known, until one has it. `undefined`: it is not
 * listed. Rejects when a page cannot be read, also when the list does not end.
 */
export async function findFreshRow<Row extends { readonly id: string }>(
  reader: Reader,
  source: ListSource<Row>,
  isWanted: (row: Row) => boolean,
): Promise<Row | undefined> {
  const search = await readUntil(
    (cursor) => fetchPage(reader, source, cursor),
    ({ rows }) => rows.some(isWanted),
    { maxPages: maxSearchedPages },
  )
  return foundRow(source, search, isWanted)
}

/**
 * Reads the page of a row again and updates its rows where they are. New rows may have pushed it off its
 * page: it is looked for further on.
 */
export async function refetchRow<Row extends { readonly id: string }>(
  reader: Reader,
  source: ListSource<Row>,
  id: string,
): Promise<void> {
  const { client, queryClient } = reader
  const read = () => queryClient.getQueryData<List<Row>>(keyOf(client, source))
  if (!read() || client.session.status === 'ended') return
  const { pages } = await withFreshCursors(reader, source, undefined, () => {
    const list = read()
    return readUntil(
      (cursor) => fetchPage(reader, source, cursor),
      ({ rows }) => rows.some((row) => row.id === id),
      { from: list ? cursorOf(list, id) : null, maxPages: maxGapPages + 1 },
    )
  })
  updateList(reader, source, (current) => updateRows(current, pages.at(-1)?.rows ?? []))
}

/** The list with some of its rows read again, each in its place. */
export function updateRows<Row extends { readonly id: string }>(
  list: List<Row>,
  fresh: readonly Row[],
): List<Row> {
  const byId = new Map(fresh.map((row) => [row.id, row]))
  return { ...list, rows: list.rows.map((row) => byId.get(row.id) ?? row) }
}
