import {
  type CalendarDate,
  calendarDateToUtcTime,
  dayMs,
  firstDate,
  lastDate,
  toCalendarDate,
} from './calendarDate.ts'

/** The date `days` later (earlier when negative), limited to the years 1 to 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtcTime(calendarDateToUtcTime(date) + days * dayMs)
}

/** Day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(calendarDateToUtcTime(date)).getUTCDay() || 7
}

function fromUtcTime(time: number): CalendarDate {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  if (year < 1) return firstDate
  // An invalid Date (NaN) is as far out as a year of five figures.
  if (!(year <= 9999)) return lastDate
  return toCalendarDate(year, date.getUTCMonth() + 1, date.getUTCDate())
}
