import { type Continuity, type Identified, idsOf, type List, type Page } from './list.ts'

/**
 * For a list whose rows never move and that must have no hole: the new pages reach what is known, and every known row
 * behind them stays.
 */
export const continuity: Continuity = {
  startReach() {
    let hasReached = false
    return (known, page) => {
      // What is missing of the first page may be on the next, which is read for it, and no other.
      if (hasReached) return true
      hasReached = reaches(known, page)
      const mayHaveMoved = page.cursor === null && page.nextCursor !== null && isTorn(known, page)
      return hasReached && !mayHaveMoved
    }
  },
  // Past the end of one page, what is missing of it is gone.
  keep: (known, fresh, behind) => (known.pages.length === 0 && isPast(known, fresh.rows) ? [] : behind),
}

/** Whether a page reaches what is known, so that no row is missing between them. */
export function reaches<Row extends Identified>(list: List<Row>, { rows, nextCursor }: Page<Row>): boolean {
  const known = idsOf(list.rows)
  return nextCursor === null || rows.some(({ id }) => known.has(id))
}

/**
 * Whether a known row is missing between those that were read again: it is gone, or has changed places with one of the
 * page that follows, where a Service orders rows of one moment now so, now so.
 */
function isTorn<Row extends Identified>(list: List<Row>, { rows }: Page<Row>): boolean {
  const isFresh = idsOf(rows)
  const kept = list.rows.map(({ id }) => isFresh.has(id))
  return kept.slice(0, isPast(list, rows) ? kept.length : kept.lastIndexOf(true)).includes(false)
}

/** Whether rows that were read together go on past all that is known. */
function isPast<Row extends Identified>({ rows: known }: List<Row>, rows: readonly Row[]): boolean {
  return known.every(({ id }) => id !== rows.at(-1)?.id)
}
