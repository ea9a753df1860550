import { calendarDateToUtcTime } from '../base/index.ts'
import { firstDayOf, type CalendarMonth } from './calendarMonth.ts'
import { plainSpaces } from './plainSpaces.ts'
import type { Format } from './createFormat.ts'

/** The title of a month: `December 2026`; with `year: false` `December`. Not part of `Format`, which every page loads. */
export function monthName(
  { dateFormat }: Pick<Format, 'dateFormat'>,
  month: CalendarMonth,
  { year = true }: { year?: boolean } = {},
): string {
  const format = dateFormat({ timeZone: 'UTC', month: 'long', ...(year && { year: 'numeric' }) })
  return plainSpaces(format.format(calendarDateToUtcTime(firstDayOf(month))))
}
