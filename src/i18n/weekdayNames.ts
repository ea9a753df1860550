import { addDays, calendarDateToUtcTime } from '../base/index.ts'
import { firstDayOfWeek } from './firstDayOfWeek.ts'
import type { I18n } from './createI18n.ts'

/** The names of a weekday, as a column's heading needs them. */
interface WeekdayName {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number
  readonly narrow: string
  readonly long: string
}

/** The seven weekdays, from the one that begins a week here. */
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
