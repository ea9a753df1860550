import type { PageInput } from '../../contract/index.ts'
import type { ScenarioSettings } from '../scenario/scenarios.ts'
import { Refusal } from './answer.ts'

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

const brokenRows: readonly unknown[] = [
  null,
  42,
  { title: 'A row without an id' },
  { id: '' },
  ['not', 'a', 'row'],
]

/** In the scenario of broken rows, one that cannot be read before each of the first few. */
export function withBrokenRows(
  rows: readonly unknown[],
  { brokenRows: isOn }: ScenarioSettings,
): readonly unknown[] {
  if (isOn !== true) return rows
  return rows.flatMap((row, index) => (index < brokenRows.length ? [brokenRows[index], row] : [row]))
}
