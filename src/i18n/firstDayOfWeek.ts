// Unicode CLDR, supplemental data, weekData/firstDay; every region that is in neither list begins on Monday.
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

const firstDays = new Map<string, number>([
  ...sunday.split(' ').map((region) => [region, 7] as const),
  ...saturday.split(' ').map((region) => [region, 6] as const),
  ['MV', 5],
])

/** The day that begins a week where the locale is at home: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  const resolved: WeekAwareLocale = new Intl.Locale(locale)
  // Firefox 121 has neither form of it.
  const known = resolved.getWeekInfo?.().firstDay ?? resolved.weekInfo?.firstDay
  return known ?? firstDays.get(resolved.maximize().region ?? '') ?? 1
}

interface WeekAwareLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}
