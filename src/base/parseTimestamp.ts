import { isCalendarDate } from './calendarDate.ts'

const pattern =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:(Z)|([+-])(\d{2}):?(\d{2})?)?$/i

const [earliest, latest] = [Date.UTC(-1, 24, 2), Date.UTC(9999, 11, 31)]

/**
 * The moment that an ISO 8601 timestamp names, in milliseconds since 1970, or `null` when it is not one.
 * A timestamp without an offset is read as UTC: engines read it in the zone of the machine, and a server and a
 * browser would then disagree. A calendar date alone is not a timestamp. `Date.parse` alone would accept 30 February.
 * The first and the last day of the years 1 to 9999 are refused: in some zone they are in a year that no
 * calendar date has.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  const match = pattern.exec(text ?? '')
  if (!match?.[1] || !isCalendarDate(match[1])) return null
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)]
  const [offsetHours, offsetMinutes] = [Number(match[8] ?? 0), Number(match[9] ?? 0)]
  if (hours > 24 || minutes > 59 || seconds > 60 || offsetHours > 23 || offsetMinutes > 59) return null
  if (hours === 24 && (minutes > 0 || seconds > 0)) return null
  const fraction = Number(`0.${match[5] ?? '0'}`) * 1000
  const offset = (offsetHours * 60 + offsetMinutes) * (match[7] === '-' ? -1 : 1)
  const day = Date.parse(`${match[1]}T00:00:00Z`)
  const time = day + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + Math.floor(fraction)
  return time >= earliest && time < latest ? time : null
}
