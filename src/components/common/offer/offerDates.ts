import type { Offer } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'

/** When an offer is: on which days, and at what time of the day where it is one day. */
export interface OfferDates {
  readonly day: string
  /** `until` when only its end is known. */
  readonly type: 'days' | 'until'
  /** Only for one day. The zone is to be named beside it. */
  readonly time: { readonly start: string; readonly end: string | null; readonly zone: string | null } | null
}

type DateFormat = Pick<Format, 'date' | 'dateRange' | 'time' | 'zoneName' | 'calendarDateOf'>

/** The dates of an offer or a redemption, or `null` when it has none or the member's time zone is not known yet. */
export function offerDates({ startAt, endAt }: Pick<Offer, 'startAt' | 'endAt'>, format: DateFormat, style: 'short' | 'full'): OfferDates | null {
  const [first, last] = [format.calendarDateOf(startAt), format.calendarDateOf(endAt)]
  if (first === null) {
    const day = format.date(endAt, { style })
    return day === null ? null : { type: 'until', day, time: null }
  }
  const day = format.dateRange(startAt, endAt, { style })
  if (day === null) return null
  const isOneDay = last === null || last <= first
  return { type: 'days', day, time: isOneDay ? timeOf(startAt, last === null ? undefined : endAt, format) : null }
}

function timeOf(startAt: string | undefined, endAt: string | undefined, format: DateFormat): OfferDates['time'] {
  const start = format.time(startAt)
  const end = format.time(endAt)
  return start === null ? null : { start, end: end === start ? null : end, zone: format.zoneName(startAt) }
}
