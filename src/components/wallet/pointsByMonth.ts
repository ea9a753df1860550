import type { CalendarDate } from '../../base/index.ts'
import type { LedgerEntry } from '../../contract/index.ts'
import { type CalendarMonth, monthOf, shiftMonth } from '../../i18n/index.ts'

/** What became of the points in one month. */
export interface MonthOfPoints {
  readonly month: CalendarMonth
  /** At its end, and in the current month now; `null` where it is not known. */
  readonly balance: number | null
  /** 0 or more. */
  readonly cameIn: number
  /** 0 or less. */
  readonly wentOut: number
}

export interface PointsByMonth {
  /** Without a gap, oldest first. */
  readonly months: readonly MonthOfPoints[]
  /** From when on every entry is in it: the first of a month, or the oldest date where no month was read whole. */
  readonly since: CalendarDate | null
  /** How many entries have no readable date or amount. */
  readonly leftOut: number
}

interface PointsByMonthOptions {
  /** Now, in points; `null` where the Service does not say. */
  readonly balance: number | null
  readonly today: CalendarDate
  /** Whether older entries were not read. */
  readonly hasMore: boolean
  readonly dateOf: (timestamp: string | undefined) => CalendarDate | null
  readonly maxMonths?: number
}

/**
 * The last months of the ledger, up to the current one. Each balance is counted back from that of now, so it is not
 * known before an entry that cannot be read. A month that was not read whole is left out, unless it is the only one.
 */
export function pointsByMonth(
  entries: readonly LedgerEntry[],
  { balance, today, hasMore, dateOf, maxMonths = 12 }: PointsByMonthOptions,
): PointsByMonth {
  const current = monthOf(today)
  const read = readEntries(entries, today, dateOf)
  const { oldest } = read
  if (oldest === null) return { months: [], since: null, leftOut: read.leftOut }
  const isPartial = hasMore && monthOf(oldest) === current
  const whole = hasMore && !isPartial ? shiftMonth(monthOf(oldest), 1) : monthOf(oldest)
  const limit = shiftMonth(current, 1 - maxMonths)
  const first = whole < limit ? limit : whole

  const months: MonthOfPoints[] = []
  for (let [month, left] = [current, balance]; month >= first; month = shiftMonth(month, -1)) {
    const { cameIn, wentOut } = read.months.get(month) ?? nothing
    if (month < read.knownSince) left = null
    months.unshift({ month, balance: left, cameIn, wentOut })
    left = left === null ? null : plus(left, -cameIn, -wentOut)
  }
  return { months, since: isPartial ? oldest : `${first}-01`, leftOut: read.leftOut }
}

const nothing = { cameIn: 0, wentOut: 0 }

/** Sums of decimals, without what a double adds to them, and without a zero below zero. */
const plus = (...amounts: readonly number[]) =>
  Number(amounts.reduce((sum, each) => sum + each, 0).toFixed(6)) + 0

/** The sums of each month, and the first month at whose end the balance is known. */
function readEntries(
  entries: readonly LedgerEntry[],
  today: CalendarDate,
  dateOf: PointsByMonthOptions['dateOf'],
) {
  const months = new Map<CalendarMonth, { readonly cameIn: number; readonly wentOut: number }>()
  let [oldest, knownSince, leftOut]: [CalendarDate | null, CalendarMonth, number] = [null, '', 0]
  // Of the entry before: what has no date is about as old as its neighbours.
  let near = monthOf(today)
  for (const { amount, createdAt } of entries) {
    const said = dateOf(createdAt)
    // A clock that is ahead of ours.
    const date = said !== null && said > today ? today : said
    if (date !== null) near = monthOf(date)
    if (date === null || amount === undefined) {
      leftOut += 1
      if (near > knownSince) knownSince = near
      continue
    }
    if (oldest === null || date < oldest) oldest = date
    const { cameIn, wentOut } = months.get(near) ?? nothing
    months.set(
      near,
      amount > 0 ? { cameIn: plus(cameIn, amount), wentOut } : { cameIn, wentOut: plus(wentOut, amount) },
    )
  }
  return { months, oldest, knownSince, leftOut }
}
