/** A paged list as one cache entry: pages in the order of the Service, each row once. */
export interface List<Row> {
  readonly pages: readonly ListPage<Row>[]
  /** Where the list goes on; `null` at the end. */
  readonly nextCursor: string | null
}

export interface ListPage<Row> {
  /** The cursor that this page was read with; `null` for the first. */
  readonly cursor: string | null
  readonly rows: readonly Row[]
}

interface Identified {
  readonly id: string
}

const flat = new WeakMap<List<Identified>, readonly Identified[]>()

/** All rows of the pages read so far. The same array for the same list. */
export function listRows<Row extends Identified>(list: List<Row>): readonly Row[] {
  const known = flat.get(list)
  if (known) return known as readonly Row[]
  const rows = list.pages.flatMap((page) => page.rows)
  flat.set(list, rows)
  return rows
}

/**
 * The list after its first page was read again. Rows that moved are shown where they are now; deeper pages stay as they
 * were. A row that reads as before stays the same object, and without any news the list does: nothing is rendered again.
 */
export function mergeFirstPage<Row extends Identified>(
  before: List<Row> | undefined,
  first: { rows: readonly Row[]; nextCursor: string | null },
): List<Row> {
  const fresh = withoutRepeats(first.rows)
  if (!before) return { pages: [{ cursor: null, rows: fresh }], nextCursor: first.nextCursor }
  const old = listRows(before)
  const page: ListPage<Row> = { cursor: null, rows: keepUnchanged(old, fresh) }
  const oldFirst = before.pages.slice(0, 1).flatMap(({ rows }) => rows)
  const deeper = before.pages.slice(1)
  if (
    isSameRows(oldFirst, page.rows) &&
    (deeper.length > 0 ? first.nextCursor !== null : first.nextCursor === before.nextCursor)
  )
    return before
  // One page is all there is, or all that was read: nothing to keep.
  if (deeper.length === 0 || first.nextCursor === null) return { pages: [page], nextCursor: first.nextCursor }
  const isFirst = idsOf(page.rows)
  const wasFirst = idsOf(oldFirst)
  const known = idsOf(old)
  // Rows that came onto the page push as many off its end; what is missing before the last one that stayed is gone.
  const arrived = page.rows.filter(({ id }) => !wasFirst.has(id)).length
  const lastKept = page.rows.findLast(({ id }) => known.has(id))
  const behind = oldFirst.slice(old.findIndex(({ id }) => id === lastKept?.id) + 1)
  const pushedOff = arrived > 0 ? behind.slice(-arrived) : []
  const kept = deeper.map(({ cursor, rows }, index) => ({
    cursor,
    rows: (index === 0 ? [...pushedOff, ...rows] : rows).filter(({ id }) => !isFirst.has(id)),
  }))
  return { pages: [page, ...kept], nextCursor: before.nextCursor }
}

/** The list with one more page at its end; unchanged when it no longer ends at that cursor. */
export function appendPage<Row extends Identified>(
  list: List<Row>,
  cursor: string,
  next: { rows: readonly Row[]; nextCursor: string | null },
): List<Row> {
  if (list.nextCursor !== cursor) return list
  const known = idsOf(listRows(list))
  const rows = withoutRepeats(next.rows).filter((row) => !known.has(row.id))
  const pages = [...list.pages, { cursor, rows }]
  // A Service whose cursors go round in a circle must not keep us reading for ever.
  const isCircle = pages.some((page) => page.cursor === next.nextCursor)
  return { pages, nextCursor: isCircle ? null : next.nextCursor }
}

/** The list with one of its pages read again. A row that is gone from its page is gone from the list. */
export function replacePage<Row extends Identified>(
  list: List<Row>,
  cursor: string,
  rows: readonly Row[],
): List<Row> {
  const elsewhere = idsOf(
    list.pages.filter((page) => page.cursor !== cursor).flatMap(({ rows: others }) => others),
  )
  const fresh = withoutRepeats(rows).filter((row) => !elsewhere.has(row.id))
  return {
    ...list,
    pages: list.pages.map((page) => (page.cursor === cursor ? { cursor, rows: fresh } : page)),
  }
}

/** Compared as text: rows are plain data, and their fields come in the order of their schema. */
function keepUnchanged<Row extends Identified>(
  before: readonly Row[],
  after: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]))
  return after.map((row) => {
    const old = known.get(row.id)
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row
  })
}

function isSameRows(before: readonly Identified[], after: readonly Identified[]): boolean {
  return before.length === after.length && before.every((row, index) => row === after[index])
}

function idsOf(rows: readonly Identified[]): Set<string> {
  return new Set(rows.map((row) => row.id))
}

function withoutRepeats<Row extends Identified>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => !seen.has(row.id) && seen.add(row.id))
}
