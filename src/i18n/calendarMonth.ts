import {
  addDays,
  addMonths,
  type CalendarDate,
  daysInMonth,
  isoWeekday,
  parseCalendarDate,
  toCalendarDate,
} from '../base/index.ts'

/** A month, `YYYY-MM`. */
export type CalendarMonth = string

/** The month that a date lies in. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

/** The first day of a month. */
export function firstDayOf(month: CalendarMonth): CalendarDate {
  return `${month}-01`
}

/** The last day of a month. */
export function lastDayOf(month: CalendarMonth): CalendarDate {
  const parts = parseCalendarDate(firstDayOf(month))
  return parts
    ? toCalendarDate(parts.year, parts.month, daysInMonth(parts.year, parts.month))
    : firstDayOf(month)
}

/** The month `months` later; earlier when negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(firstDayOf(month), months))
}

/** The weeks of a month, each of seven squares that begin on `firstWeekday` (1 Monday to 7 Sunday); `null` where a square is another month's. */
export function monthGrid(month: CalendarMonth, firstWeekday: number): (CalendarDate | null)[][] {
  const [start, end] = [firstDayOf(month), lastDayOf(month)]
  const before = (isoWeekday(start) - firstWeekday + 7) % 7
  const squares: (CalendarDate | null)[] = Array.from({ length: before }, () => null)
  for (let date = start; date <= end; date = addDays(date, 1)) {
    squares.push(date)
    if (date === end) break
  }
  while (squares.length % 7 !== 0) squares.push(null)
  return Array.from({ length: squares.length / 7 }, (_, week) => squares.slice(week * 7, week * 7 + 7))
}
