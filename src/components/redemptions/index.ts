export { RedeemOffer, type RedeemOfferPart, type RedeemOfferProps, type RedemptionsMessages } from './RedeemOffer.tsx'
