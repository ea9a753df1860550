export { bookingToCalendar } from './bookingToCalendar.ts'
export type { BookingToCalendarOptions } from './writeBooking.ts'
export type { RedemptionsMessages } from './redemptionStatus.ts'
export { RedeemOffer, type RedeemOfferPart, type RedeemOfferProps } from './RedeemOffer.tsx'
export { RedemptionDetail } from './RedemptionDetail.tsx'
export type { RedemptionDetailPart, RedemptionDetailProps } from './RedemptionDetailProps.ts'
export {
  RedemptionFeedback,
  type RedemptionFeedbackPart,
  type RedemptionFeedbackProps,
} from './RedemptionFeedback.tsx'
export { RedemptionList, type RedemptionListPart, type RedemptionListProps } from './RedemptionList.tsx'
