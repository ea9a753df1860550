import { developmentHint } from './developmentHint.ts'

/**
 * A calendar date, `YYYY-MM-DD` in the Gregorian calendar: a square on a calendar, not a point in time. It is a
 * string from end to end (the specification, "Conventions"); the only `Date` that it meets is read in UTC.
 */
export type CalendarDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
/** Dates before and after are limited to these. */
const firstDate = '0001-01-01'
const lastDate = '9999-12-31'
/** A day in milliseconds; in UTC each is as long. */
const dayMs = 86_400_000

/** The year, month (1 to 12) and day of a date, or `null` when it is not one: `2026-02-30` is not. */
export function parseCalendarDate(text: string): { year: number; month: number; day: number } | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

/** Whether a text is a calendar date that exists. */
export function isCalendarDate(text: string): text is CalendarDate {
  return parseCalendarDate(text) !== null
}

/** Writes a date; the parts must be those of a date that exists. */
export function toCalendarDate(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days in a month (1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return new Date(utcTime(year, month + 1, 0)).getUTCDate()
}

/** The date `days` later (earlier when negative), limited to the years 1 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcTime(calendarDateToUtcTime(date) + days * dayMs)
}

/**
 * The same day `months` later, or the last day of that month where it is shorter: 31 January + 1 is 28 or 29 February.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  if (toYear < 1) return firstDate
  if (toYear > 9999) return lastDate
  return toCalendarDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** Whole days from `start` to `end`; negative when `end` comes first. */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return (calendarDateToUtcTime(end) - calendarDateToUtcTime(start)) / dayMs
}

/** Day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(calendarDateToUtcTime(date)).getUTCDay() || 7
}

/**
 * Midnight UTC of a date, for formatters with `timeZone: 'UTC'`. Throws a `RangeError` for a date that does not exist.
 */
export function calendarDateToUtcTime(date: CalendarDate): number {
  const { year, month, day } = partsOf(date)
  return utcTime(year, month, day)
}

function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  const parts = parseCalendarDate(date)
  if (parts) return parts
  throw new RangeError(
    `@experience-program/react: "${date}" is not a calendar date.${developmentHint(() => process.env.NODE_ENV !== 'production' && 'Dates are written YYYY-MM-DD and must exist. Check it with isCalendarDate first.')}`,
  )
}

function fromUtcTime(time: number): CalendarDate {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  if (year < 1) return firstDate
  // An invalid Date (NaN) is as far out as a year of five figures.
  if (!(year <= 9999)) return lastDate
  return toCalendarDate(year, date.getUTCMonth() + 1, date.getUTCDate())
}

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999; `setUTCFullYear` does not. */
function utcTime(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day)
}
