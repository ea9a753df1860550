import type { Offer, Redemption } from '../../contract/index.ts'
import { saveFile } from '../../ui/index.ts'
import { type BookingToCalendarOptions, writeBooking } from './writeBooking.ts'

/** Loaded when a member wants it. `title` names the file too. */
export function saveBooking(
  redemption: Redemption,
  offer: Offer | undefined,
  { title, ...options }: BookingToCalendarOptions & { readonly title: string },
): void {
  const file = writeBooking(redemption, offer, { title, ...options })
  if (file !== null) saveFile(title, '.ics', 'text/calendar;charset=utf-8', file)
}
