import { type CalendarDate, parseTimestamp, toCalendarDate } from '../base/index.ts'
import { intlFormatter } from './intlFormatter.ts'

/**
 * How much of a date is written: `Fri 12 March 2027`, `12 Mar 2027`, or `12 Mar` with the year only when it
 * is not this one.
 */
export type TimestampStyle = 'full' | 'medium' | 'short'

/**
 * Timestamps in the member's time zone. Each is `null` for a timestamp that is missing or cannot be read, and
 * while the zone is unknown (a server-rendered page without `timeZone`): callers leave the row out.
 */
export interface TimestampFormat {
  /** Day and time: `Fri 12 March 2027 at 19:30`. `zone` names the time zone after it. */
  readonly dateTime: (
    timestamp: string | null | undefined,
    options?: { style?: TimestampStyle; zone?: boolean },
  ) => string | null
  /** The time of day: `14:02`. */
  readonly time: (timestamp: string | null | undefined, options?: { zone?: boolean }) => string | null
  /** The day: for a deadline, `23 Nov` with the style `short`. */
  readonly date: (timestamp: string | null | undefined, options?: { style?: TimestampStyle }) => string | null
  /** From day to day: `Fri 12 – Mon 15 March 2027`; one day when both fall on it or there is no (later) end. */
  readonly dateRange: (
    start: string | null | undefined,
    end: string | null | undefined,
    options?: { style?: TimestampStyle; zone?: boolean },
  ) => string | null
  /** The calendar date of a moment. */
  readonly calendarDateOf: (timestamp: string | null | undefined) => CalendarDate | null
  /** Milliseconds until a moment; 0 or less once it has come. */
  readonly msUntil: (timestamp: string | null | undefined) => number | null
  /** Today's calendar date. */
  readonly today: () => CalendarDate | null
}

export const timeOfDay = { hour: 'numeric', minute: 'numeric' } as const

/** Creates the formatters of timestamps. */
export function createTimestampFormat(
  dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
  readTimeZone: () => string | undefined,
  now: () => number,
): TimestampFormat {
  const dayAt = (time: number) => todayIn(readTimeZone() ?? 'UTC', time)
  const write = (
    timestamp: string | null | undefined,
    optionsAt: (time: number) => Intl.DateTimeFormatOptions,
  ): string | null => {
    const [time, timeZone] = [parseTimestamp(timestamp), readTimeZone()]
    if (time === null || timeZone === undefined) return null
    return plainSpaces(dateFormat({ timeZone, ...optionsAt(time) }).format(time))
  }
  const day = (style: TimestampStyle, ...times: number[]): Intl.DateTimeFormatOptions => {
    if (style === 'full') return { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }
    const thisYear = dayAt(now()).slice(0, 4)
    const withYear = style === 'medium' || times.some((time) => dayAt(time).slice(0, 4) !== thisYear)
    return { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) }
  }

  const date: TimestampFormat['date'] = (timestamp, { style = 'full' } = {}) =>
    write(timestamp, (time) => day(style, time))
  const calendarDateOf: TimestampFormat['calendarDateOf'] = (timestamp) => {
    const time = parseTimestamp(timestamp)
    return time !== null && readTimeZone() ? dayAt(time) : null
  }

  return {
    date,
    calendarDateOf,
    dateTime: (timestamp, { style = 'full', zone = false } = {}) =>
      write(timestamp, (time) => ({ ...day(style, time), ...timeOfDay, ...zoneOption(zone) })),
    time: (timestamp, { zone = false } = {}) =>
      write(timestamp, () => ({ ...timeOfDay, ...zoneOption(zone) })),
    dateRange: (start, end, { style = 'full', zone = false } = {}) => {
      const [from, to] = [parseTimestamp(start), parseTimestamp(end)]
      const timeZone = readTimeZone()
      if (from === null || timeZone === undefined) return null
      if (to === null || to < from)
        return write(start, (time) => ({ ...day(style, time), ...zoneOption(zone) }))
      return plainSpaces(
        dateFormat({ timeZone, ...day(style, from, to), ...zoneOption(zone) }).formatRange(from, to),
      )
    },
    msUntil: (timestamp) => {
      const time = parseTimestamp(timestamp)
      return time !== null && readTimeZone() ? time - now() : null
    },
    today: () => (readTimeZone() ? dayAt(now()) : null),
  }
}

function zoneOption(zone: boolean): Intl.DateTimeFormatOptions {
  return zone ? { timeZoneName: 'short' } : {}
}

/** The extension sets calendar and digits: some locales' defaults are neither Gregorian nor Latin. */
const readable = 'en-u-ca-gregory-nu-latn'

/**
 * The calendar date in `timeZone` at the moment `now` (milliseconds since 1970). Throws a `RangeError` for an
 * unknown zone.
 */
export function todayIn(timeZone: string, now: number = Date.now()): CalendarDate {
  const options = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = new Map(
    intlFormatter('DateTimeFormat', readable, options)
      .formatToParts(now)
      .map((part) => [part.type, Number(part.value)]),
  )
  return toCalendarDate(parts.get('year') ?? 1970, parts.get('month') ?? 1, parts.get('day') ?? 1)
}

/**
 * Replaces the thin and non-breaking spaces of a date. Versions of the Unicode data differ in exactly these,
 * so a server and a browser could render different texts (a hydration mismatch).
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}
