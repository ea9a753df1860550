import type { Offer, Wallet } from '../../../contract/index.ts'
import type { Format } from '../../../i18n/index.ts'
import { isBookable, offerLabel, type OfferLabel } from './offerLabel.ts'
import { offerBalance, type OfferBalance, offerPrice, type OfferPrice } from './offerPrice.ts'

/** On what terms this member can have an offer. */
export interface OfferTerms {
  readonly price: OfferPrice | null
  readonly balance: OfferBalance | null
  readonly label: OfferLabel | null
  /** It can be redeemed, as far as is known: there are places, a price, and not too few points. */
  readonly canRedeem: boolean
}

export function offerTerms(offer: Offer, wallet: Wallet | undefined, format: Format): OfferTerms {
  const price = offerPrice(offer)
  const balance = wallet ? offerBalance(offer, wallet) : null
  const label = offerLabel(offer, format)
  return {
    price,
    balance,
    label,
    canRedeem: price !== null && isBookable(label) && balance?.isEnough !== false,
  }
}
