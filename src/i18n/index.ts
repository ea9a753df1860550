export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx'
export { useHydrated, useI18n, useMessages, useMoments, useToday } from './I18nProvider.tsx'
export { createI18n, type I18n, type I18nOptions } from './createI18n.ts'
export { createTranslate, type Translate } from './createTranslate.ts'
export type { Format, PointsParts } from './createFormat.ts'
export type { TimestampFormat, TimestampStyle } from './createTimestampFormat.ts'
export type { CalendarDateFormat, CalendarDateStyle } from './createFormat.ts'
export type { TextDirection } from './textDirection.ts'
export type { MessageDefinitions, PluralMessage } from './MessageDefinitions.ts'
export type { MessageOverrides, Messages, MessagesOf } from './messageTypes.ts'
export { parseTimestamp, todayIn } from './createTimestampFormat.ts'
export {
  type CalendarDateRun,
  datesOfRun,
  formatDateRun,
  formatTimeRange,
  formatZoneName,
  toCalendarDateRuns,
} from './ranges.ts'
export {
  type CalendarMonth,
  firstDayOfWeek,
  monthGrid,
  monthName,
  monthOf,
  shiftMonth,
  weekdayNames,
} from './calendarMonth.ts'
export { chatMessages } from './en/chat.ts'
export { chatFileMessages } from './en/chatFile.ts'
export { chatSearchMessages } from './en/chatSearch.ts'
export { conversationListMessages } from './en/conversationList.ts'
export { commonMessages } from './en/common.ts'
export { failureMessages } from './en/failure.ts'
export { offerDetailMessages } from './en/offerDetail.ts'
export { offerFilterMessages } from './en/offerFilters.ts'
export { offerShareMessages } from './en/offerShare.ts'
export { offersMessages } from './en/offers.ts'
export { hubMessages } from './en/hub.ts'
export { interestReceiptMessages } from './en/interestReceipt.ts'
export { interestsMessages } from './en/interests.ts'
export { walletMessages } from './en/wallet.ts'
export { placeMessages } from './en/place.ts'
export { walletBalanceMessages } from './en/walletBalance.ts'
export { walletDownloadMessages } from './en/walletDownload.ts'
export { termsMessages } from './en/terms.ts'
export { pointsOverTimeMessages } from './en/pointsOverTime.ts'
export { phoneFieldMessages } from './en/phoneField.ts'
export { phoneMessages } from './en/phone.ts'
export { savedMessages } from './en/saved.ts'
export { staffMessages } from './en/staff.ts'
export { redemptionsMessages } from './en/redemptions.ts'
