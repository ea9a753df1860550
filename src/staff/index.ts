/** For the organisation's own staff, never for members. The entry point `./staff`. */
export { OfferPriceForm, type OfferPriceFormProps, type OfferPricePart } from './OfferPriceForm.tsx'
export { type SetOfferPriceState, useSetOfferPrice } from './useSetOfferPrice.ts'
export { setOfferPrice } from '../contract/staff/index.ts'
