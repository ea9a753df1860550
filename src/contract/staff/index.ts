export { setOfferPrice } from './setOfferPrice.ts'
