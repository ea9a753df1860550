import { type CalendarDate, calendarDateToUtcTime, isCalendarDate } from '../base/index.ts'
import { createTimestampFormat, type TimestampFormat, plainSpaces } from './createTimestampFormat.ts'
import { intlFormatter } from './intlFormatter.ts'
import { isolate, textDirection } from './textDirection.ts'

/** A points amount in two parts, so that the symbol can be set apart and never wraps from its number. */
export interface PointsParts {
  readonly number: string
  readonly symbol: string
}

/** Formats numbers, dates and lists for one locale. */
export interface Format extends TimestampFormat, CalendarDateFormat {
  /** A number; at most two decimals by default. Below zero with a true minus, as wide as a plus; zero has none. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount of points with the symbol of the program's currency, as the Service gives it. */
  readonly points: (amount: number, symbol: string) => PointsParts
  /** An amount of money in a currency (ISO 4217, default `USD`); whole amounts without decimals. */
  readonly money: (amount: number, currency?: string) => string
  /** Items in a sentence: `a, b and c`. */
  readonly list: (items: readonly string[]) => string
  /** Time left, in whole seconds, as a clock shows it: `0:18`, `1:15`. From an hour on in words, as `duration`. */
  readonly countdown: (seconds: number) => string
  /** The same in words, rounded up: `18 seconds`, `2 minutes`; from two hours on in hours. */
  readonly duration: (seconds: number) => string
  /** A formatter of dates in this locale and the Gregorian calendar; created once for the same options. */
  readonly dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat
  /** The member's (IANA); `undefined` while it is unknown. */
  readonly timeZone: string | undefined
  /** The plural rule for a count, in this or another language. */
  readonly pluralRule: (count: number, locale?: string) => Intl.LDMLPluralRule
}

const twoFigures = { minimumIntegerDigits: 2 } as const

/** Creates the formatters of a locale. The time zone is for timestamps: without it they are `null`. */
export function createFormat(
  locale: string,
  readTimeZone: () => string | undefined,
  now: () => number,
): Format {
  const dir = textDirection(locale)
  const number: Format['number'] = (amount, options = { maximumFractionDigits: 2 }) =>
    intlFormatter('NumberFormat', locale, { signDisplay: 'negative', ...options })
      .formatToParts(amount)
      // `US$` would be reordered in Arabic: its letters run left to right, and its sign has no direction.
      .map(({ type, value }) =>
        type === 'currency' ? isolate(value, dir) : type === 'minusSign' ? value.replace('-', '−') : value,
      )
      .join('')

  const duration: Format['duration'] = (seconds) => {
    const [unit, length]: [string, number] =
      seconds < 60 ? ['second', 1] : seconds < 7_200 ? ['minute', 60] : ['hour', 3_600]
    return number(Math.ceil(seconds / length), { style: 'unit', unitDisplay: 'long', unit })
  }

  // The library's calendar is Gregorian, as the Service's dates are; some locales' default is not.
  const dateFormat: Format['dateFormat'] = (options) =>
    intlFormatter('DateTimeFormat', locale, { calendar: 'gregory', ...options })

  return {
    ...createTimestampFormat(dateFormat, readTimeZone, now),
    ...createCalendarDateFormat(dateFormat),
    dateFormat,
    get timeZone() {
      return readTimeZone()
    },
    number,
    points: (amount, symbol) => ({ number: number(amount), symbol }),
    money: (amount, currency = 'USD') =>
      number(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    list: (items) => intlFormatter('ListFormat', locale, { type: 'conjunction' }).format(items),
    countdown: (seconds) =>
      seconds < 3_600
        ? `${number(Math.floor(seconds / 60))}:${number(seconds % 60, twoFigures)}`
        : duration(seconds),
    duration,
    pluralRule: (count, language = locale) => intlFormatter('PluralRules', language).select(count),
  }
}

/**
 * How a calendar date is written: `Friday 4 December 2026`, `Friday 4 December`, `4 December 2026`, `4 Dec
 * 2026`, or `4 Dec`.
 */
export type CalendarDateStyle = 'full' | 'weekday' | 'long' | 'medium' | 'short'

/** Calendar dates in words. They have no time zone and never shift. */
export interface CalendarDateFormat {
  /** One date; a text that is not a calendar date is returned unchanged. */
  readonly calendarDate: (date: CalendarDate, style?: CalendarDateStyle) => string
}

/**
 * A date or a month that stands by itself, as a heading or a button: `Décembre 2026`. Some languages write it
 * with a small letter, which is right within a sentence only.
 */
export const asTitle = (date: string): string =>
  date.replace(/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u, (letter) => letter.toUpperCase())

/** How calendar dates of each style are written. */
export const calendarDateStyles = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<CalendarDateStyle, Intl.DateTimeFormatOptions>

/** Creates the formatters of calendar dates. */
function createCalendarDateFormat(
  dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat,
): CalendarDateFormat {
  return {
    calendarDate: (date, style = 'long') => {
      if (!isCalendarDate(date)) return date
      const format = dateFormat({ timeZone: 'UTC', ...calendarDateStyles[style] })
      return plainSpaces(format.format(calendarDateToUtcTime(date)))
    },
  }
}
