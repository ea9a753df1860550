import { addMonths, type CalendarDate, calendarDateToUtcTime, isCalendarDate } from '../base/index.ts'
import type { CalendarDateRun } from './calendarDateRuns.ts'
import { plainSpaces } from './plainSpaces.ts'

/** How a calendar date is written: `Friday 4 December 2026`, `Friday 4 December`, `4 December 2026`, `4 Dec 2026`, or `4 Dec`. */
export type CalendarDateStyle = 'full' | 'weekday' | 'long' | 'medium' | 'short'

/** Calendar dates in words. They have no time zone and never shift. */
export interface CalendarDateFormat {
  /** One date; a text that is not a calendar date comes back as it is. */
  readonly calendarDate: (date: CalendarDate, style?: CalendarDateStyle) => string
  /**
   * Days in a row: `4 – 6 Dec`. With `today` the year is added when it could be mistaken (before today, or
   * eleven months or more after); without it the year is left out.
   */
  readonly calendarDateRun: (run: CalendarDateRun, options?: { today?: CalendarDate | null }) => string
}

const styles = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<CalendarDateStyle, Intl.DateTimeFormatOptions>

/** Makes the formatters of calendar dates. */
export function createCalendarDateFormat(
  dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
): CalendarDateFormat {
  const inUtc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    dateFormat({ timeZone: 'UTC', ...options })
  return {
    calendarDate: (date, style = 'long') =>
      isCalendarDate(date) ? plainSpaces(inUtc(styles[style]).format(calendarDateToUtcTime(date))) : date,
    calendarDateRun: ({ start, end }, { today } = {}) => {
      if (!isCalendarDate(start) || !isCalendarDate(end)) return start === end ? start : `${start} – ${end}`
      const isClear = today == null || (start >= today && end < addMonths(today, 11))
      const format = inUtc(isClear ? styles.short : styles.medium)
      return plainSpaces(format.formatRange(calendarDateToUtcTime(start), calendarDateToUtcTime(end)))
    },
  }
}
