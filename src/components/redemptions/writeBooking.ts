import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import {
  addDays,
  calendarDateToUtcTime,
  isCalendarDate,
  parseTimestamp,
  parseUrl,
  sanitizeText,
} from '../../base/index.ts'
import type { Offer, Redemption } from '../../contract/index.ts'
import { todayIn } from '../../i18n/index.ts'
import { textFile } from '../../ui/index.ts'
import { redemptionDates } from './redemptionStatus.ts'

/** Options of `bookingToCalendar`. */
export interface BookingToCalendarOptions {
  /** What the entry is called. Default the offer's title. */
  readonly title?: string | undefined
  /** The booking's address in your app, absolute. */
  readonly url?: string | undefined
  /** The member's IANA time zone, in which midnight to midnight are whole days. Default that of the browser. */
  readonly timeZone?: string | undefined
  /** When the file is made, in milliseconds since 1970. Default now. */
  readonly now?: number | undefined
}

/** As `bookingToCalendar`, with the library that writes the file: loaded with it. */
export function writeBooking(
  redemption: Redemption,
  offer: Offer | undefined,
  { title = offer?.title, url, timeZone = localTimeZone(), now = Date.now() }: BookingToCalendarOptions = {},
): string | null {
  const days = daysOf(redemptionDates(redemption, offer), timeZone)
  if (days === null) return null
  const [summary, location] = [cleanText(title), placeOf(offer?.location)]
  const address = parseUrl(url ?? '')
  const description = [offer?.shortDescription, address?.href].map(cleanText).filter(Boolean).join('\n\n')
  const calendar = new ICalCalendar({
    prodId: { company: 'Experience Program', product: 'Member' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${encodeURIComponent(sanitizeText(redemption.id))}@experience-program`,
    stamp: new Date(now),
    ...days,
    summary,
    ...(location && { location }),
    ...(description && { description }),
    // An address is not escaped as text is (RFC 5545, 3.3.13): without these two signs both are the same.
    ...(address && { url: address.href.replace(/[,;]/g, encodeURIComponent) }),
  })
  return `${calendar.toString()}\r\n`
}

function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

interface CalendarDays {
  readonly allDay: boolean
  readonly start: Date
  readonly end: Date | null
}

/** The end of whole days is the day after the last one, as RFC 5545 has it. */
function daysOf({ startAt, endAt }: Pick<Offer, 'startAt' | 'endAt'>, timeZone: string): CalendarDays | null {
  const [first, last] = [wholeDay(startAt, timeZone), wholeDay(endAt, timeZone)]
  const isDate = startAt !== undefined && isCalendarDate(startAt)
  if (first !== null && (isDate || (last !== null && last > first)))
    return {
      allDay: true,
      start: dayOf(first),
      end: dayOf(addDays(last !== null && last > first ? last : first, 1)),
    }
  const [start, end] = [parseTimestamp(startAt), parseTimestamp(endAt)]
  if (start === null) return null
  return { allDay: false, start: new Date(start), end: end !== null && end > start ? new Date(end) : null }
}

/** The day that a text names: a calendar date, or a moment at which a day of the zone begins. */
function wholeDay(text: string | undefined, timeZone: string): string | null {
  if (text !== undefined && isCalendarDate(text)) return text
  const time = parseTimestamp(text)
  if (time === null) return null
  const day = todayIn(timeZone, time)
  return todayIn(timeZone, time - 1) === day ? null : day
}

const dayOf = (date: string) => new Date(calendarDateToUtcTime(date))

/** A line break is one character, and nothing of a text acts on what is around it. */
function cleanText(text: string | undefined): string {
  return sanitizeText((text ?? '').replace(/\r\n?/g, '\n')).trim()
}

function placeOf(location: Offer['location']): string {
  const { venue, address, display, city, countryCode } = location ?? {}
  const where = address ?? display ?? [city, countryCode].filter(Boolean).join(', ')
  return [venue, where]
    .map(cleanText)
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ')
}

/** As a file, which `title` names too. `null` as in `bookingToCalendar`. */
export function bookingFile(
  redemption: Redemption,
  offer: Offer | undefined,
  { title, ...options }: BookingToCalendarOptions & { readonly title: string },
): File | null {
  const text = writeBooking(redemption, offer, { title, ...options })
  return text === null ? null : textFile(title, '.ics', 'text/calendar;charset=utf-8', text)
}
