import { parseTimestamp } from '../base/index.ts'

/** A paged list as one cache entry: every row that was read, each once, in the order of the Service. */
export interface List<Row> {
  readonly rows: readonly Row[]
  /** Where the list continues; `null` at its end. */
  readonly nextCursor: string | null
  /** The pages behind the first: their cursors, and the ids of the rows that came with each. */
  readonly pages: readonly ListPage[]
}

export interface ListPage {
  readonly cursor: string
  readonly ids: readonly string[]
}

/** A page as the Service gives it. */
export interface Page<Row> {
  /** What it was read with; `null` for the first. */
  readonly cursor: string | null
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

export interface Identified {
  readonly id: string
}

/** How a list and its first page, read again, come together. */
export interface MergeRules<Row> {
  /** For a list that must have no hole. Default: it may. */
  readonly continuity?: Continuity
  /** Whether a row that was read again is the same. The old object stays then, and nothing is rendered again. */
  readonly isSame: (old: Row, fresh: Row) => boolean
}

/** How a list has no hole after its first page was read again; see `continuity.ts`. */
export interface Continuity {
  /** Gives what tells of page after page, in one reading, whether that was enough. */
  readonly startReach: () => <Row extends Identified>(known: List<Row>, page: Page<Row>) => boolean
  /** Of the known rows behind the new pages, those that stay. */
  readonly keep: <Row extends Identified>(
    known: List<Row>,
    fresh: List<Row>,
    behind: readonly Row[],
  ) => readonly Row[]
}

/** Compares as text: rows are plain data, and their fields come in the order of their schema. */
export const isSameText = (old: unknown, fresh: unknown): boolean =>
  JSON.stringify(old) === JSON.stringify(fresh)

/** A list of its first page, and of the pages that follow it. */
export function startList<Row extends Identified>(pages: readonly Page<Row>[]): List<Row> {
  return {
    rows: withoutRepeats(pages.flatMap(({ rows }) => rows)),
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    pages: pages.flatMap(({ cursor, rows }) =>
      cursor === null ? [] : [{ cursor, ids: rows.map(({ id }) => id) }],
    ),
  }
}

/**
 * The list after its first page was read again, and with it the pages that follow until they reach what is known. Rows
 * that moved are shown where they are now. A row that reads as before stays the same object, and without any news the
 * list does: nothing is rendered again.
 */
export function mergeNewer<Row extends Identified>(
  before: List<Row>,
  newer: readonly Page<Row>[],
  rules: MergeRules<Row>,
): List<Row> {
  const fresh = startList(newer)
  const behind = rowsBehind(before, fresh, rules.continuity)
  const rows = withOldRows(before, [...fresh.rows, ...behind], rules.isSame)
  const nextCursor = behind.length === 0 ? fresh.nextCursor : before.nextCursor
  const isUnchanged =
    nextCursor === before.nextCursor &&
    rows.length === before.rows.length &&
    rows.every((row, index) => row === before.rows[index])
  return isUnchanged ? before : { rows, nextCursor, pages: pagesBehind(before, fresh, behind) }
}

/**
 * The list of pages that were all read again: of what was `known` nothing else stays. What came to its beginning since
 * the reading began does.
 */
export function restartList<Row extends Identified>(
  current: List<Row>,
  known: List<Row>,
  pages: readonly Page<Row>[],
  isSame: MergeRules<Row>['isSame'] = isSameText,
): List<Row> {
  const fresh = startList(pages)
  const isOld = idsOf([...known.rows, ...fresh.rows])
  const newer = current.rows.filter(({ id }) => !isOld.has(id))
  return { ...fresh, rows: withOldRows(current, [...newer, ...fresh.rows], isSame) }
}

/** A row that reads as before stays the same object. */
function withOldRows<Row extends Identified>(
  before: List<Row>,
  rows: readonly Row[],
  isSame: MergeRules<Row>['isSame'],
): readonly Row[] {
  const known = new Map(before.rows.map((row) => [row.id, row]))
  return rows.map((row) => {
    const old = known.get(row.id)
    return old && isSame(old, row) ? old : row
  })
}

/** The known rows that follow the new pages. */
function rowsBehind<Row extends Identified>(
  before: List<Row>,
  fresh: List<Row>,
  continuity: Continuity | undefined,
): readonly Row[] {
  // The pages are the whole list: nothing is behind them.
  if (fresh.nextCursor === null) return []
  const [known, isFresh] = [idsOf(before.rows), idsOf(fresh.rows)]
  const lastKept = fresh.rows.findLast(({ id }) => known.has(id))
  const behind = before.rows
    .slice(before.rows.findIndex(({ id }) => id === lastKept?.id) + 1)
    .filter(({ id }) => !isFresh.has(id))
  if (continuity) return continuity.keep(before, fresh, behind)
  // One page is all that was read: nothing to keep.
  if (before.pages.length === 0) return []
  const isDeep = new Set(before.pages.flatMap(({ ids }) => ids))
  // Rows that came onto the first page push as many off its end. What is missing before the last one that
  // stayed is gone.
  const arrived = fresh.rows.filter(({ id }) => !known.has(id) || isDeep.has(id)).length
  const pushedOff = arrived > 0 ? behind.filter(({ id }) => !isDeep.has(id)).slice(-arrived) : []
  return [...pushedOff, ...before.rows.filter(({ id }) => isDeep.has(id) && !isFresh.has(id))]
}

/**
 * Where the rows behind the new pages can be read again. Those that were pushed off the first page come next after it.
 */
function pagesBehind<Row extends Identified>(
  before: List<Row>,
  fresh: List<Row>,
  behind: readonly Row[],
): readonly ListPage[] {
  if (behind.length === 0) return fresh.pages
  const isBehind = idsOf(behind)
  const deep = before.pages.map(({ cursor, ids }) => ({ cursor, ids: ids.filter((id) => isBehind.has(id)) }))
  const isDeep = new Set(deep.flatMap(({ ids }) => ids))
  const pushedOff = behind.map(({ id }) => id).filter((id) => !isDeep.has(id))
  const next = fresh.nextCursor
  if (next === null || pushedOff.length === 0) return [...fresh.pages, ...deep]
  const others = deep.filter(({ cursor }) => cursor !== next)
  const same = deep.flatMap(({ cursor, ids }) => (cursor === next ? ids : []))
  return [...fresh.pages, { cursor: next, ids: [...pushedOff, ...same] }, ...others]
}

/** The list with one more page at its end; unchanged when it no longer ends at that page's cursor. */
export function appendPage<Row extends Identified>(
  list: List<Row>,
  { cursor, rows, nextCursor }: Page<Row>,
): List<Row> {
  if (cursor === null || list.nextCursor !== cursor) return list
  const known = idsOf(list.rows)
  const more = withoutRepeats(rows).filter(({ id }) => !known.has(id))
  const pages = [...list.pages, { cursor, ids: more.map(({ id }) => id) }]
  // A Service whose cursors go round in a circle must not keep us reading for ever.
  const isCircle = pages.some((page) => page.cursor === nextCursor)
  return { rows: [...list.rows, ...more], nextCursor: isCircle ? null : nextCursor, pages }
}

/** The list with one of its pages read again. A row that is gone from its page is gone from the list. */
export function replacePage<Row extends Identified>(
  list: List<Row>,
  { cursor, rows }: Pick<Page<Row>, 'cursor' | 'rows'>,
): List<Row> {
  const ofPage = new Set(list.pages.flatMap((page) => (page.cursor === cursor ? page.ids : [])))
  const others = list.rows.filter(({ id }) => !ofPage.has(id))
  const elsewhere = idsOf(others)
  const fresh = withoutRepeats(rows).filter(({ id }) => !elsewhere.has(id))
  const start = list.rows.findIndex(({ id }) => ofPage.has(id))
  const place = start < 0 ? others.length : start
  return {
    ...list,
    rows: [...others.slice(0, place), ...fresh, ...others.slice(place)],
    pages: list.pages.map((page) =>
      page.cursor === cursor ? { cursor, ids: fresh.map(({ id }) => id) } : page,
    ),
  }
}

/** Whether a list is one of the oldest first: what comes to it comes to its end. */
export function isOldestFirst(rows: readonly object[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)].map((row) =>
    parseTimestamp((row as { readonly createdAt?: string } | undefined)?.createdAt),
  )
  return first != null && last != null && first < last
}

export function idsOf(rows: readonly Identified[]): Set<string> {
  return new Set(rows.map(({ id }) => id))
}

function withoutRepeats<Row extends Identified>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}
