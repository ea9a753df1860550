import type { Offer, Redemption } from '../../contract/index.ts'
import { saveFile } from '../../ui/index.ts'
import { type BookingToCalendarOptions, writeBooking } from './writeBooking.ts'

/** Loaded when a member wants it. `title` names the file too. */
export function saveBooking(
  redemption: Redemption,
  offer: Offer | undefined,
  { title, ...options }: BookingToCalendarOptions & { readonly title: string },
): void {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80)
  const file = writeBooking(redemption, offer, { title, ...options })
  if (file !== null) saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', file)
}
