import { daysBetween } from '../../../base/index.ts'
import type { Offer } from '../../../contract/index.ts'
import { type Format } from '../../../i18n/index.ts'

/** The one thing about an offer's availability that is worth a label. */
export type OfferLabel =
  | { readonly type: 'soldOut' }
  /** Its day to book by has passed. */
  | { readonly type: 'closed' }
  | { readonly type: 'placesLeft'; readonly count: number }
  /** ISO-8601. */
  | { readonly type: 'bookBy'; readonly timestamp: string }

const fewPlaces = 4
const soonDays = 30

/** The label of an offer, or `null` when it can be had and there is no hurry. Days are those of the member's time zone. */
export function offerLabel(
  { availability, expiresAt }: Offer,
  format: Pick<Format, 'calendarDateOf' | 'today'>,
): OfferLabel | null {
  const { isAvailable, quantityRemaining } = availability ?? {}
  if (isAvailable === false || (quantityRemaining !== undefined && quantityRemaining <= 0))
    return { type: 'soldOut' }
  const [today, lastDay] = [format.today(), format.calendarDateOf(expiresAt)]
  const daysLeft = today && lastDay ? daysBetween(today, lastDay) : null
  if (daysLeft !== null && daysLeft < 0) return { type: 'closed' }
  if (quantityRemaining !== undefined && quantityRemaining <= fewPlaces)
    return { type: 'placesLeft', count: quantityRemaining }
  if (daysLeft !== null && daysLeft <= soonDays && expiresAt) return { type: 'bookBy', timestamp: expiresAt }
  return null
}

/** Whether the offer can still be redeemed, as far as the Service says. */
export function isBookable(label: OfferLabel | null): boolean {
  return label?.type !== 'soldOut' && label?.type !== 'closed'
}
