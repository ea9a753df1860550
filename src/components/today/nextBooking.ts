import { type CalendarDate, daysBetween, isCalendarDate } from '../../base/index.ts'
import type { Offer, Redemption } from '../../contract/index.ts'
import type { Format } from '../../i18n/index.ts'
import { redemptionDates } from '../redemptions/index.ts'

/** What the member has ahead, or is in. */
export interface Booking {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  /** Until it begins; negative while it is under way. */
  readonly days: number
}

/** Whether it is still to come, as far as its status says. One that this version does not know may be. */
export function isOpen({ status }: Pick<Redemption, 'status'>): boolean {
  return status !== 'COMPLETED' && status !== 'CANCELED'
}

/** What is purchased and begins first, or is under way. One without a day that can be read is left out. */
export function nextBooking(
  redemptions: readonly Redemption[],
  offers: ReadonlyMap<string, Offer>,
  format: Pick<Format, 'today' | 'calendarDateOf' | 'msUntil'>,
): Booking | null {
  const today = format.today()
  if (today === null) return null
  const ahead = redemptions.flatMap((redemption) => {
    if (redemption.status !== 'PURCHASED') return []
    const offer = redemption.offer === undefined ? undefined : offers.get(redemption.offer)
    const days = daysUntil(redemption, offer, today, format)
    return days === null ? [] : [{ redemption, offer, days }]
  })
  return ahead.sort((one, other) => one.days - other.days)[0] ?? null
}

function daysUntil(
  redemption: Redemption,
  offer: Offer | undefined,
  today: CalendarDate,
  format: Pick<Format, 'calendarDateOf' | 'msUntil'>,
): number | null {
  const { startAt, endAt } = redemptionDates(redemption, offer)
  const dayOf = (text: string | undefined) =>
    text !== undefined && isCalendarDate(text) ? text : format.calendarDateOf(text)
  const [first, last] = [dayOf(startAt), dayOf(endAt)]
  if (first === null || (format.msUntil(endAt) ?? 1) <= 0) return null
  const days = daysBetween(today, first)
  if (days >= 0) return days
  // An offer that can be had since long is not under way: only what was agreed with the member is.
  return redemption.startAt !== undefined && last !== null && last >= today ? days : null
}
