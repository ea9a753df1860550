import type { CalendarDate } from '../../base/index.ts'
import type { Format } from '../../i18n/index.ts'

interface MomentWords {
  readonly time: (time: string) => string
  readonly dateTime: (dateTime: string) => string
  /** For a timestamp that cannot be read, and while the time zone is not known. */
  readonly unknown: () => string
}

/** A moment in words: today the time alone, else with the day. */
export function writeMoment(
  timestamp: string,
  format: Format,
  today: CalendarDate | null,
  words: MomentWords,
): string {
  const isToday = format.calendarDateOf(timestamp) === today
  const written = isToday ? format.time(timestamp) : format.dateTime(timestamp, { style: 'short' })
  if (written === null) return words.unknown()
  return isToday ? words.time(written) : words.dateTime(written)
}
