import { addDays, type CalendarDate, calendarDateToUtcTime } from '../../../base/index.ts'
import type { Format } from '../../../i18n/index.ts'

const hourMs = 3_600_000

/**
 * The moments at which some days begin and have ended in the member's time zone (milliseconds since 1970, the second
 * one excluded); `null` while the zone is not known. Two moments are compared faster than the days of 5,000 offers.
 */
export function dayBounds(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  format: DayFormat,
): readonly [start: number, end: number] | null {
  if (format.today() === null) return null
  // `addDays` ends with the last date that there is.
  const after = addDays(to, 1)
  return [firstMomentOf(from, format), after === to ? Infinity : firstMomentOf(after, format)]
}

type DayFormat = Pick<Format, 'calendarDateOf' | 'today'>

/** The first moment of a day, or after it: a zone that crosses the date line skips one. */
function firstMomentOf(date: CalendarDate, format: DayFormat): number {
  const midnight = calendarDateToUtcTime(date)
  // No zone is further from UTC than this.
  let [before, from] = [midnight - 30 * hourMs, midnight + 30 * hourMs]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    // None at the ends of the years that a date can have: whatever the zone says there, no offer is so far out.
    const day = format.calendarDateOf(new Date(middle).toISOString())
    if (day === null ? middle < midnight : day < date) before = middle
    else from = middle
  }
  return from
}
