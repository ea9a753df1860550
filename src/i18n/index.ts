export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx'
export { useI18n } from './useI18n.ts'
export { useMessages } from './useMessages.ts'
export { useToday } from './useToday.ts'
export { useHydrated } from './useHydrated.ts'
export { createI18n, type I18n, type I18nOptions } from './createI18n.ts'
export { createTranslate, type Translate } from './createTranslate.ts'
export type { Format, PointsParts } from './createFormat.ts'
export type { TimestampFormat, TimestampStyle } from './createTimestampFormat.ts'
export type { CalendarDateFormat, CalendarDateStyle, WeekdayName } from './createCalendarDateFormat.ts'
export type { TextDirection } from './textDirection.ts'
export type { Messages } from './catalogue.ts'
export type { MessageDefinitions, MessageOverrides, MessagesOf, PluralMessage } from './messageTypes.ts'
export { isDevelopment } from './isDevelopment.ts'
export { reportDeveloperError } from './reportDeveloperError.ts'
export { parseTimestamp } from './parseTimestamp.ts'
export {
  addDays,
  addMonths,
  daysBetween,
  isCalendarDate,
  isoWeekday,
  type CalendarDate,
} from './calendarDate.ts'
export { datesOfRun, toCalendarDateRuns, type CalendarDateRun } from './calendarDateRuns.ts'
export { monthGrid, monthOf, shiftMonth, type CalendarMonth } from './calendarMonth.ts'
export { todayIn } from './calendarDateToday.ts'
export { chatMessages } from './en/chat.ts'
export { commonMessages } from './en/common.ts'
export { failureMessages } from './en/failure.ts'
export { offersMessages } from './en/offers.ts'
export { hubMessages } from './en/hub.ts'
export { interestsMessages } from './en/interests.ts'
export { walletMessages } from './en/wallet.ts'
export { termsMessages } from './en/terms.ts'
export { phoneMessages } from './en/phone.ts'
export { staffMessages } from './en/staff.ts'
export { redemptionsMessages } from './en/redemptions.ts'
