import type { PageInput } from '../../contract/index.ts'
import { Refusal } from './Refusal.ts'

const defaultLimit = 20

interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/** A cursor names the last row that was given, so that a new first row neither repeats nor hides one. */
export function pageRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit = defaultLimit, cursor }: PageInput,
  isShown: (row: Row) => boolean = () => true,
): Paged<Row> {
  // Hidden rows are left out after the cursor is found: it may name one that has gone meanwhile.
  const rest = rows.slice(cursor === undefined ? 0 : indexAfter(rows, cursor)).filter(isShown)
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextCursor: last && limit < rest.length ? toCursor(last.id) : null }
}

const toCursor = (id: string): string => `after.${encodeURIComponent(id)}`

function indexAfter(rows: readonly { readonly id: string }[], cursor: string): number {
  const index = rows.findIndex((row) => toCursor(row.id) === cursor)
  if (index < 0) throw new Refusal(422, 'INVALID_CURSOR', 'The cursor is not one that this list gave.')
  return index + 1
}
