import type { OfferTerms } from '../common/index.ts'

/** Why an offer cannot be redeemed by this member now, as far as is known. */
export type RedeemObstacle = 'soldOut' | 'closed' | 'noPrice' | 'notEligible' | 'notEnough'

/** The first thing in the way, that which the member can do least about before the others; `null` when nothing is. */
export function redeemObstacle(
  { label, price, balance }: OfferTerms,
  isEligible: boolean | undefined,
): RedeemObstacle | null {
  if (label?.type === 'soldOut' || label?.type === 'closed') return label.type
  if (price === null) return 'noPrice'
  if (isEligible === false) return 'notEligible'
  return balance?.isEnough === false ? 'notEnough' : null
}
