import {
  addDays,
  addMonths,
  type CalendarDate,
  daysInMonth,
  isoWeekday,
  parseCalendarDate,
  toCalendarDate,
} from '../../../base/index.ts'
import { asTitle, monthName, monthOf } from '../../../i18n/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import type { FilterWords } from './useFilterWords.ts'

type Days = NonNullable<OfferFilters['when']>

const days = 30

/** This weekend, the next days, and the three months after this one by name. */
export function whenPresets(
  today: CalendarDate,
  { t, format, locale }: Pick<FilterWords, 't' | 'format' | 'locale'>,
): readonly { readonly label: string; readonly days: Days }[] {
  return [
    { label: t('offers.when.weekend'), days: weekendOf(today, locale) },
    {
      label: t('offers.when.nextDays', { days }),
      days: { from: today, to: addDays(today, days - 1) },
    },
    ...[1, 2, 3].map((months) => {
      const from = `${monthOf(addMonths(today, months))}-01`
      const label = asTitle(monthName(format, monthOf(from), { year: false }))
      return { label, days: { from, to: lastDayOf(from) } }
    }),
  ]
}

function lastDayOf(date: CalendarDate): CalendarDate {
  const { year, month } = parseCalendarDate(date) ?? { year: 1, month: 1 }
  return toCalendarDate(year, month, daysInMonth(year, month))
}

/** The weekend that is, from today on, or the next one. */
export function weekendOf(today: CalendarDate, locale: string): Days {
  const weekend = weekendDays(locale)
  const [first = 6, last = 7] = [weekend[0], weekend.at(-1)]
  const to = addDays(today, (last - isoWeekday(today) + 7) % 7)
  const from = addDays(to, -((last - first + 7) % 7))
  return { from: from < today ? today : from, to }
}

// Unicode CLDR, supplemental data, weekData/weekendStart: there it is Friday and Saturday.
const friday = 'AE AF BH DZ EG IL IQ IR JO KW LY OM QA SA SD SY YE'

/** The days of the weekend in order; 1 is Monday. */
function weekendDays(locale: string): readonly number[] {
  const resolved: WeekAwareLocale = new Intl.Locale(locale)
  // Firefox 121 has neither.
  const known = resolved.getWeekInfo?.().weekend ?? resolved.weekInfo?.weekend
  return known ?? (friday.split(' ').includes(resolved.maximize().region ?? '') ? [5, 6] : [6, 7])
}

interface WeekAwareLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly weekend: readonly number[] }
  readonly weekInfo?: { readonly weekend: readonly number[] }
}
