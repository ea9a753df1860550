import type { CalendarDate } from '../base/index.ts'
import { createDayReader } from './calendarDateToday.ts'
import { parseTimestamp } from './parseTimestamp.ts'
import { plainSpaces } from './plainSpaces.ts'

/** How much of a date is written: `Fri 12 March 2027`, `12 Mar 2027`, or `12 Mar` with the year only when it is not this one. */
export type TimestampStyle = 'full' | 'medium' | 'short'

/**
 * Timestamps in the member's time zone. Each gives `null` for a timestamp that is absent or cannot be read, and
 * while the zone is not known (a server-rendered page without `timeZone`): callers leave the row out.
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
  /** From one time of a day to another: `19:30–22:00`; one time when there is no (later) end on that day. */
  readonly timeRange: (start: string | null | undefined, end: string | null | undefined) => string | null
  /** The name of the time zone at a moment: `Central European Standard Time`. */
  readonly zoneName: (timestamp: string | null | undefined) => string | null
  /** The calendar date of a moment. */
  readonly calendarDateOf: (timestamp: string | null | undefined) => CalendarDate | null
  /** Today's calendar date. */
  readonly today: () => CalendarDate | null
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const

/** Makes the formatters of timestamps. */
export function createTimestampFormat(
  dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
  timeZone: string | undefined,
  now: () => number,
): TimestampFormat {
  const dayAt = createDayReader(timeZone ?? 'UTC')
  const write = (
    timestamp: string | null | undefined,
    optionsAt: (time: number) => Intl.DateTimeFormatOptions,
  ): string | null => {
    const time = parseTimestamp(timestamp)
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
    return time === null || timeZone === undefined ? null : dayAt(time)
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
      if (from === null || timeZone === undefined) return null
      if (to === null || to < from)
        return write(start, (time) => ({ ...day(style, time), ...zoneOption(zone) }))
      return plainSpaces(
        dateFormat({ timeZone, ...day(style, from, to), ...zoneOption(zone) }).formatRange(from, to),
      )
    },
    timeRange: (start, end) => {
      const [from, to] = [parseTimestamp(start), parseTimestamp(end)]
      if (from === null || timeZone === undefined) return null
      const isOneDay = to !== null && to > from && dayAt(from) === dayAt(to)
      const format = dateFormat({ timeZone, ...timeOfDay })
      return plainSpaces(isOneDay ? format.formatRange(from, to) : format.format(from))
    },
    zoneName: (timestamp) => {
      const time = parseTimestamp(timestamp)
      if (time === null || timeZone === undefined) return null
      const parts = dateFormat({ timeZone, timeZoneName: 'long' }).formatToParts(time)
      return parts.find((part) => part.type === 'timeZoneName')?.value ?? null
    },
    today: () => (timeZone === undefined ? null : dayAt(now())),
  }
}

function zoneOption(zone: boolean): Intl.DateTimeFormatOptions {
  return zone ? { timeZoneName: 'short' } : {}
}
