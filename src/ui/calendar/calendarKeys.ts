import { addDays, addMonths, type CalendarDate, isoWeekday } from '../../base/index.ts'
import { type TextDirection } from '../../i18n/index.ts'

/** What of a keyboard event decides where the focus goes. */
export interface CalendarKey {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * The date that a key moves to, or `null` for a key that moves nowhere (ARIA Authoring Practices, date grid):
 * arrows by day and week, Home and End within the week, Page Up and Page Down by month, with Shift by year.
 */
export function dateAfterKey(
  { key, shiftKey }: CalendarKey,
  date: CalendarDate,
  dir: TextDirection,
  firstWeekday: number,
): CalendarDate | null {
  const forward = dir === 'rtl' ? -1 : 1
  const column = (isoWeekday(date) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward)
    case 'ArrowLeft':
      return addDays(date, -forward)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return addDays(date, -column)
    case 'End':
      return addDays(date, 6 - column)
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1)
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1)
    default:
      return null
  }
}
