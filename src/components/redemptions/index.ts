export type { RedemptionsMessages } from './redemptionStatus.ts'
export { RedeemOffer, type RedeemOfferPart, type RedeemOfferProps } from './RedeemOffer.tsx'
export {
  RedemptionDetail,
  type RedemptionDetailPart,
  type RedemptionDetailProps,
} from './RedemptionDetail.tsx'
export {
  RedemptionFeedback,
  type RedemptionFeedbackPart,
  type RedemptionFeedbackProps,
} from './RedemptionFeedback.tsx'
export { RedemptionList, type RedemptionListPart, type RedemptionListProps } from './RedemptionList.tsx'
