import type { Offer, Redemption } from '../../contract/index.ts'
import type { BookingToCalendarOptions } from './writeBooking.ts'

/**
 * A booking as an iCalendar file (RFC 5545), or `null` where no begin is known. Moments are in UTC; a booking from
 * midnight to midnight, or of calendar dates, is of whole days, both ends included. A file made later replaces the
 * entry of an earlier one: its `UID` is the redemption's. `offer` gives title, place and a short description. What
 * writes it is loaded with the first call: rejects where that fails.
 */
export async function bookingToCalendar(
  redemption: Redemption,
  offer: Offer | undefined,
  options: BookingToCalendarOptions = {},
): Promise<string | null> {
  const { writeBooking } = await import('./writeBooking.ts')
  return writeBooking(redemption, offer, options)
}
