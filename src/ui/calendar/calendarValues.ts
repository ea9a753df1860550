import type { CalendarDate } from '../../base/index.ts'

/** The chosen dates of each kind; a date is of one kind at most. */
export type CalendarValues<Kind extends string = string> = Readonly<Record<Kind, readonly CalendarDate[]>>

/** The kind that a date is chosen as, if any. */
export function kindOf<Kind extends string>(values: CalendarValues<Kind>, date: CalendarDate): Kind | null {
  for (const kind in values) if (values[kind].includes(date)) return kind
  return null
}

/**
 * Makes `dates` all of one kind, or of none (`null`), and leaves the others as they are. Each list comes back sorted.
 */
export function withDates<Kind extends string>(
  values: CalendarValues<Kind>,
  dates: readonly CalendarDate[],
  kind: Kind | null,
): CalendarValues<Kind> {
  const changed = new Set(dates)
  const next: Record<string, readonly CalendarDate[]> = {}
  for (const other in values) {
    const kept = values[other].filter((date) => !changed.has(date))
    next[other] = other === kind ? [...kept, ...changed].sort() : kept
  }
  return next as CalendarValues<Kind>
}

/** What choosing a date does: takes it back if it is of the active kind already, else makes it so, whatever it was. */
export function toggledKind<Kind extends string>(
  values: CalendarValues<Kind>,
  date: CalendarDate,
  activeKind: Kind,
): Kind | null {
  return kindOf(values, date) === activeKind ? null : activeKind
}
