import { toCalendarDate, type CalendarDate } from './calendarDate.ts'

/** The calendar date that it is in `timeZone` at the moment `now` (milliseconds since 1970). Throws a `RangeError` for an unknown zone. */
export function todayIn(timeZone: string, now: number = Date.now()): CalendarDate {
  // The extension pins calendar and figures: some locales' defaults are neither Gregorian nor Latin.
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const parts = new Map(format.formatToParts(now).map(part => [part.type, Number(part.value)]))
  return toCalendarDate(parts.get('year') ?? 1970, parts.get('month') ?? 1, parts.get('day') ?? 1)
}
