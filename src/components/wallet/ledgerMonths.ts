import type { CalendarDate } from '../../base/index.ts'
import type { LedgerEntry } from '../../contract/index.ts'
import { type CalendarMonth, monthOf } from '../../i18n/index.ts'

export interface DatedEntry {
  readonly entry: LedgerEntry
  /** In the provider's time zone; `null` without a readable `createdAt`, and while the zone is not known. */
  readonly date: CalendarDate | null
}

/** The entries of one month, in the Service's order; `month` is `null` for those without a date, which come last. */
export interface LedgerMonth {
  readonly month: CalendarMonth | null
  readonly entries: readonly DatedEntry[]
}

/** Groups entries by the month that they lie in, in the order in which the months first appear. */
export function ledgerMonths(
  entries: readonly LedgerEntry[],
  dateOf: (timestamp: string | undefined) => CalendarDate | null,
): readonly LedgerMonth[] {
  const months = new Map<CalendarMonth | null, DatedEntry[]>()
  for (const entry of entries) {
    const date = dateOf(entry.createdAt)
    const month = date && monthOf(date)
    const group = months.get(month) ?? []
    group.push({ entry, date })
    months.set(month, group)
  }
  const undated = months.get(null)
  months.delete(null)
  const dated = [...months].map(([month, group]) => ({ month, entries: group }))
  return undated ? [...dated, { month: null, entries: undated }] : dated
}
