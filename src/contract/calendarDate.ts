import * as s from './schema/index.ts'

/** A calendar date, `YYYY-MM-DD`, without time or zone (specification, Conventions). Never passed through `Date` in local time. */
export type CalendarDate = string

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for a date that exists: `2026-02-28` but not `2026-02-30`. */
export function isCalendarDate(text: string): boolean {
  const match = shape.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that the month has not lies in another month.
  return date.getUTCMonth() === month - 1
}

export const calendarDateSchema = s.stringThat(isCalendarDate)
