import { daysBetween } from '../../../base/index.ts'
import type { Offer } from '../../../contract/index.ts'
import { type Format, formatDateRun, formatTimeRange, formatZoneName } from '../../../i18n/index.ts'

/** When an offer is: on which days, and at what time of the day where it is one day. */
interface OfferDates {
  readonly day: string
  /** `until` when only its end is known. */
  readonly type: 'days' | 'until'
  /** Only for one day. The zone is to be named beside it. */
  readonly time: { readonly time: string; readonly zone: string | null } | null
}

type DateFormat = Pick<Format, 'calendarDateOf' | 'date' | 'dateFormat' | 'dateRange' | 'timeZone' | 'today'>

/**
 * The dates of an offer, or `null` when it has none or the member's time zone is not known yet. `short` is for a card:
 * it leaves the year out where none can be mistaken.
 */
export function offerDates(
  { startAt, endAt }: Pick<Offer, 'startAt' | 'endAt'>,
  format: DateFormat,
  style: 'short' | 'full',
): OfferDates | null {
  const [first, last] = [format.calendarDateOf(startAt), format.calendarDateOf(endAt)]
  if (first === null) {
    const day = style === 'short' ? shortDate(endAt, format) : format.date(endAt)
    return day === null ? null : { type: 'until', day, time: null }
  }
  const isOneDay = last === null || last <= first
  const day =
    style === 'full'
      ? format.dateRange(startAt, endAt)
      : formatDateRun(format, { start: first, end: isOneDay ? first : last }, format.today())
  if (day === null) return null
  return {
    type: 'days',
    day,
    // Written when it is asked for: a card shows the days alone.
    get time() {
      return isOneDay ? timeOf(startAt, last === null ? undefined : endAt, format) : null
    },
  }
}

/** `23 Nov`, with the year only where it could be mistaken; `null` for a timestamp that cannot be written. */
export function shortDate(
  timestamp: string | undefined,
  format: Pick<Format, 'calendarDateOf' | 'dateFormat' | 'today'>,
): string | null {
  const date = format.calendarDateOf(timestamp)
  return date === null ? null : formatDateRun(format, { start: date, end: date }, format.today())
}

function timeOf(
  startAt: string | undefined,
  endAt: string | undefined,
  format: Pick<Format, 'calendarDateOf' | 'dateFormat' | 'timeZone'>,
): OfferDates['time'] {
  const time = formatTimeRange(format, startAt, endAt)
  return time === null ? null : { time, zone: formatZoneName(format, startAt) }
}

/** The one thing about an offer's availability that is worth a label. */
export type OfferLabel =
  | { readonly type: 'soldOut' }
  /** Its time to book has passed. */
  | { readonly type: 'closed' }
  | { readonly type: 'placesLeft'; readonly count: number }
  /** ISO-8601. */
  | { readonly type: 'bookBy'; readonly timestamp: string }

const fewPlaces = 4
const soonDays = 30

/**
 * The label of an offer now, or `null` when it can be had and there is no hurry. Days are those of the member's time
 * zone; booking closes at the moment itself. What shows it renders again then, by `useMoments`.
 */
export function offerLabel(
  { availability, expiresAt }: Offer,
  format: Pick<Format, 'calendarDateOf' | 'msUntil' | 'today'>,
): OfferLabel | null {
  const { isAvailable, quantityRemaining } = availability ?? {}
  if (isAvailable === false || (quantityRemaining !== undefined && quantityRemaining <= 0))
    return { type: 'soldOut' }
  const [today, lastDay] = [format.today(), format.calendarDateOf(expiresAt)]
  const daysLeft = today && lastDay ? daysBetween(today, lastDay) : null
  if ((format.msUntil(expiresAt) ?? 1) <= 0) return { type: 'closed' }
  if (quantityRemaining !== undefined && quantityRemaining <= fewPlaces)
    return { type: 'placesLeft', count: quantityRemaining }
  if (daysLeft !== null && daysLeft <= soonDays && expiresAt) return { type: 'bookBy', timestamp: expiresAt }
  return null
}

/** Whether the offer can still be redeemed, as far as the Service says. */
export function isBookable(label: OfferLabel | null): boolean {
  return label?.type !== 'soldOut' && label?.type !== 'closed'
}
