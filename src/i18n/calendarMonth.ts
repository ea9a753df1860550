import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateToUtcTime,
  daysInMonth,
  isoWeekday,
  parseCalendarDate,
  toCalendarDate,
} from '../base/index.ts'
import type { Format } from './createFormat.ts'
import type { I18n } from './createI18n.ts'
import { plainSpaces } from './createTimestampFormat.ts'

/** A month, `YYYY-MM`. */
export type CalendarMonth = string

/** The month of a date. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7)
}

/** The first day of a month. */
function firstDayOf(month: CalendarMonth): CalendarDate {
  return `${month}-01`
}

/** The last day of a month. */
function lastDayOf(month: CalendarMonth): CalendarDate {
  const parts = parseCalendarDate(firstDayOf(month))
  return parts
    ? toCalendarDate(parts.year, parts.month, daysInMonth(parts.year, parts.month))
    : firstDayOf(month)
}

/** The month `months` later; earlier when negative. */
export function shiftMonth(month: CalendarMonth, months: number): CalendarMonth {
  return monthOf(addMonths(firstDayOf(month), months))
}

/**
 * The weeks of a month, seven days each, from `firstWeekday` (1 Monday to 7 Sunday); `null` for a day of another month.
 */
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

/**
 * A month in words: `December 2026`, `décembre 2026`; with `year: false` `December`. Not part of `Format`,
 * which every page loads.
 */
export function monthName(
  { dateFormat }: Pick<Format, 'dateFormat'>,
  month: CalendarMonth,
  { year = true }: { year?: boolean } = {},
): string {
  const format = dateFormat({ timeZone: 'UTC', month: 'long', ...(year && { year: 'numeric' }) })
  return plainSpaces(format.format(calendarDateToUtcTime(firstDayOf(month))))
}

/** The names of a weekday for a column heading. */
interface WeekdayName {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  readonly narrow: string
  readonly long: string
}

/** The seven weekdays, from the first day of the week in the locale. */
export function weekdayNames({ locale, format }: Pick<I18n, 'locale' | 'format'>): WeekdayName[] {
  const nameIn = (weekday: 'narrow' | 'long', time: number) =>
    format.dateFormat({ timeZone: 'UTC', weekday }).format(time)
  const first = firstDayOfWeek(locale)
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = ((first - 1 + index) % 7) + 1
    // 2024 began on a Monday.
    const time = calendarDateToUtcTime(addDays('2024-01-01', weekday - 1))
    return { weekday, narrow: nameIn('narrow', time), long: nameIn('long', time) }
  })
}

// Unicode CLDR, supplemental data, weekData/firstDay; in every other region the week begins on Monday.
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

const firstDays = new Map<string, number>([
  ...sunday.split(' ').map((region) => [region, 7] as const),
  ...saturday.split(' ').map((region) => [region, 6] as const),
  ['MV', 5],
])

/** The first day of the week in the locale: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  const resolved: WeekAwareLocale = new Intl.Locale(locale)
  // Firefox 121 has neither.
  const known = resolved.getWeekInfo?.().firstDay ?? resolved.weekInfo?.firstDay
  return known ?? firstDays.get(resolved.maximize().region ?? '') ?? 1
}

interface WeekAwareLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}
