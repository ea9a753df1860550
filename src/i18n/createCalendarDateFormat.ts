import { addDays, addMonths, calendarDateToUtcTime, isCalendarDate, type CalendarDate } from './calendarDate.ts'
import { toCalendarDateRuns, type CalendarDateRun } from './calendarDateRuns.ts'
import { firstDayOf, type CalendarMonth } from './calendarMonth.ts'
import { firstDayOfWeek } from './firstDayOfWeek.ts'
import { plainSpaces } from './plainSpaces.ts'

/** How a calendar date is written: `Friday 4 December 2026`, `Friday 4 December`, `4 December 2026`, `4 Dec 2026`, or `4 Dec`. */
export type CalendarDateStyle = 'full' | 'weekday' | 'long' | 'medium' | 'short'

/** The names of a weekday, as a column's heading needs them. */
export interface WeekdayName {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  readonly narrow: string
  readonly long: string
}

/** Calendar dates in words. They have no time zone and never shift. */
export interface CalendarDateFormat {
  /** One date; a text that is not a calendar date comes back as it is. */
  readonly calendarDate: (date: CalendarDate, style?: CalendarDateStyle) => string
  /**
   * Days in a row: `4 – 6 Dec`. With `today` the year is added when it could be mistaken (before today, or
   * eleven months or more after); without it the year is left out.
   */
  readonly calendarDateRun: (run: CalendarDateRun, options?: { today?: CalendarDate | null }) => string
  /** The runs among some dates, each in words: `4 – 6 Dec`, `11 – 13 Dec`. */
  readonly calendarDateRuns: (dates: readonly CalendarDate[], options?: { today?: CalendarDate | null }) => string[]
  /** The title of a month: `December 2026`; with `year: false` `December`. */
  readonly month: (month: CalendarMonth, options?: { year?: boolean }) => string
  /** The seven weekdays, from the one that begins a week here. */
  readonly weekdays: () => WeekdayName[]
  /** The day that begins a week here: 1 is Monday, 7 is Sunday. */
  readonly firstDayOfWeek: number
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
  locale: string,
): CalendarDateFormat {
  const inUtc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => dateFormat({ timeZone: 'UTC', ...options })
  const firstWeekday = firstDayOfWeek(locale)

  const calendarDateRun: CalendarDateFormat['calendarDateRun'] = ({ start, end }, { today } = {}) => {
    if (!isCalendarDate(start) || !isCalendarDate(end)) return start === end ? start : `${start} – ${end}`
    const isClear = today == null || (start >= today && end < addMonths(today, 11))
    const format = inUtc(isClear ? styles.short : styles.medium)
    return plainSpaces(format.formatRange(calendarDateToUtcTime(start), calendarDateToUtcTime(end)))
  }

  return {
    calendarDate: (date, style = 'long') =>
      isCalendarDate(date) ? plainSpaces(inUtc(styles[style]).format(calendarDateToUtcTime(date))) : date,
    calendarDateRun,
    calendarDateRuns: (dates, options) => toCalendarDateRuns(dates.filter(isCalendarDate)).map(run => calendarDateRun(run, options)),
    month: (month, { year = true } = {}) =>
      plainSpaces(inUtc({ month: 'long', ...(year && { year: 'numeric' }) }).format(calendarDateToUtcTime(firstDayOf(month)))),
    weekdays: () =>
      Array.from({ length: 7 }, (_, index) => {
        const weekday = ((firstWeekday - 1 + index) % 7) + 1
        // 2024 began on a Monday.
        const time = calendarDateToUtcTime(addDays('2024-01-01', weekday - 1))
        return { weekday, narrow: inUtc({ weekday: 'narrow' }).format(time), long: inUtc({ weekday: 'long' }).format(time) }
      }),
    firstDayOfWeek: firstWeekday,
  }
}
