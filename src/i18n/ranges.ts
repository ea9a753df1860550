import {
  addMonths,
  type CalendarDate,
  calendarDateToUtcTime,
  isCalendarDate,
  parseTimestamp,
} from '../base/index.ts'
import { calendarDateStyles, type Format } from './createFormat.ts'
import { plainSpaces, timeOfDay } from './createTimestampFormat.ts'

/** Days in a row, both ends included; a single day starts and ends on itself. */
export interface CalendarDateRun {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/**
 * Days in a row: `4 – 6 Dec`. With `today` the year is added when it could be mistaken (before today, or
 * eleven months or more after); without it the year is left out.
 */
export function formatDateRun(
  { dateFormat }: Pick<Format, 'dateFormat'>,
  { start, end }: CalendarDateRun,
  today?: CalendarDate | null,
): string {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return start === end ? start : `${start} – ${end}`
  const isClear = today == null || (start >= today && end < addMonths(today, 11))
  const format = dateFormat({ timeZone: 'UTC', ...calendarDateStyles[isClear ? 'short' : 'medium'] })
  const [first, last] = [calendarDateToUtcTime(start), calendarDateToUtcTime(end)]
  // A range of one day is written as that day, but takes thirty times as long.
  return plainSpaces(start === end ? format.format(first) : format.formatRange(first, last))
}

/** From one time of a day to another: `19:30–22:00`; one time when there is no (later) end on that day. */
export function formatTimeRange(
  { calendarDateOf, dateFormat, timeZone }: Pick<Format, 'calendarDateOf' | 'dateFormat' | 'timeZone'>,
  start: string | null | undefined,
  end: string | null | undefined,
): string | null {
  const [from, to] = [parseTimestamp(start), parseTimestamp(end)]
  if (from === null || timeZone === undefined) return null
  const isOneDay = to !== null && to > from && calendarDateOf(start) === calendarDateOf(end)
  const format = dateFormat({ timeZone, ...timeOfDay })
  return plainSpaces(isOneDay ? format.formatRange(from, to) : format.format(from))
}

/** The name of the member's time zone at a moment: `Central European Standard Time`. */
export function formatZoneName(
  { dateFormat, timeZone }: Pick<Format, 'dateFormat' | 'timeZone'>,
  timestamp: string | null | undefined,
): string | null {
  const time = parseTimestamp(timestamp)
  if (time === null || timeZone === undefined) return null
  const parts = dateFormat({ timeZone, timeZoneName: 'long' }).formatToParts(time)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? null
}
