import { intlFormatter } from './intlFormatter.ts'

/** From so many days on, months say more. */
const manyDays = 60
const daysInMonth = 365.25 / 12

/** How far ahead a day is, as a sentence begins: `Today`, `Tomorrow`, `In 12 days`, `In 3 months`. */
export function formatDaysAhead(locale: string, days: number): string {
  const format = intlFormatter('RelativeTimeFormat', locale, { numeric: 'auto' })
  const text =
    days < manyDays ? format.format(days, 'day') : format.format(Math.round(days / daysInMonth), 'month')
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
