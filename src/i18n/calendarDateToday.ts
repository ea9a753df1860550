import { type CalendarDate, toCalendarDate } from '../base/index.ts'

/**
 * Reads the calendar date that it is in `timeZone` at moments (milliseconds since 1970). The formatter is made once: making it takes
 * as long as reading a hundred dates. The reader throws a `RangeError` for an unknown zone.
 */
export function createDayReader(timeZone: string): (time: number) => CalendarDate {
  let format: Intl.DateTimeFormat | undefined
  return (time) => {
    // The extension pins calendar and figures: some locales' defaults are neither Gregorian nor Latin.
    format ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    const parts = new Map(format.formatToParts(time).map((part) => [part.type, Number(part.value)]))
    return toCalendarDate(parts.get('year') ?? 1970, parts.get('month') ?? 1, parts.get('day') ?? 1)
  }
}

/** The calendar date that it is in `timeZone` at the moment `now` (milliseconds since 1970). Throws a `RangeError` for an unknown zone. */
export function todayIn(timeZone: string, now: number = Date.now()): CalendarDate {
  return createDayReader(timeZone)(now)
}
