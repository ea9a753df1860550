export { bookingToCalendar } from './bookingToCalendar.ts'
export type { BookingToCalendarOptions } from './writeBooking.ts'
export { RedemptionRow, type RedemptionRowProps } from './RedemptionGroups.tsx'
export { RedemptionStatusLine, type RedemptionStatusProps } from './RedemptionStatusLine.tsx'
export { knownStatus, type RedemptionsMessages, statusWords } from './redemptionStatus.ts'
export { RedeemOffer, type RedeemOfferPart, type RedeemOfferProps } from './RedeemOffer.tsx'
export { RedemptionDetail } from './RedemptionDetail.tsx'
export type { RedemptionDetailPart, RedemptionDetailProps } from './RedemptionDetailProps.ts'
export {
  RedemptionFeedback,
  type RedemptionFeedbackPart,
  type RedemptionFeedbackProps,
} from './RedemptionFeedback.tsx'
export { RedemptionList, type RedemptionListPart, type RedemptionListProps } from './RedemptionList.tsx'
