import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateToUtcTime,
  isCalendarDate,
} from '../base/index.ts'

/**
 * How a calendar date is written: `Friday 4 December 2026`, `Friday 4 December`, `4 December 2026`, `4 Dec
 * 2026`, or `4 Dec`.
 */
export type CalendarDateStyle = 'full' | 'weekday' | 'long' | 'medium' | 'short'

/** Calendar dates in words. They have no time zone and never shift. */
export interface CalendarDateFormat {
  /** One date; a text that is not a calendar date is returned unchanged. */
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

/** Creates the formatters of calendar dates. */
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

/** Days in a row, both ends included; a single day starts and ends on itself. */
export interface CalendarDateRun {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** Groups dates into runs of days in a row: sorted, each date counted once. */
export function toCalendarDateRuns(dates: readonly CalendarDate[]): CalendarDateRun[] {
  const runs: CalendarDateRun[] = []
  for (const date of [...new Set(dates)].sort()) {
    const run = runs.at(-1)
    if (run && addDays(run.end, 1) === date) runs[runs.length - 1] = { start: run.start, end: date }
    else runs.push({ start: date, end: date })
  }
  return runs
}

/** Every date of a run, whichever end is given first. */
export function datesOfRun(run: CalendarDateRun): CalendarDate[] {
  const [start, end] = run.start <= run.end ? [run.start, run.end] : [run.end, run.start]
  const dates = [start]
  for (let date = start; date < end;) dates.push((date = addDays(date, 1)))
  return dates
}

/**
 * Replaces the thin and non-breaking spaces of a date. Versions of the Unicode data differ in exactly these,
 * so a server and a browser could render different texts (a hydration mismatch).
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}
