export { bookingToCalendar } from './bookingToCalendar.ts'
export { AddToCalendar } from './AddToCalendar.tsx'
export { whenOf } from './RedemptionHeader.tsx'
export type { BookingToCalendarOptions } from './writeBooking.ts'
export { RedemptionRow, type RedemptionRowProps } from './RedemptionGroups.tsx'
export { RedemptionStatusLine, type RedemptionStatusProps } from './RedemptionStatusLine.tsx'
export { knownStatus, redemptionDates, type RedemptionsMessages, statusWords } from './redemptionStatus.ts'
export { RedeemOffer, type RedeemOfferPart, type RedeemOfferProps } from './RedeemOffer.tsx'
export { RedemptionDetail } from './RedemptionDetail.tsx'
export type { RedemptionDetailPart, RedemptionDetailProps } from './RedemptionDetailProps.ts'
export {
  RedemptionFeedback,
  type RedemptionFeedbackPart,
  type RedemptionFeedbackProps,
} from './RedemptionFeedback.tsx'
export { RedemptionList, type RedemptionListPart, type RedemptionListProps } from './RedemptionList.tsx'
export {
  type RedeemButtonProps,
  type RedeemFlow,
  type RedeemFlowOptions,
  useRedeemFlow,
} from './useRedeemFlow.ts'
export type { Redeeming, RedeemObstacle, RedeemStep } from './useRedeeming.ts'
