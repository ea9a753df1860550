import type { MemberContext } from '../core/Handler.ts'
import { Refusal } from '../core/Refusal.ts'
import { balanceOf } from './ledger.ts'
import type { StoredOffer } from './StoredOffer.ts'

/** Why this member cannot redeem this offer now, or null. Statuses of refusals are not shown; 422 and 403 are ours. */
export function refusalToRedeem(
  { offer, tiers }: StoredOffer,
  { member, issuer }: MemberContext,
): Refusal | null {
  if (tiers && !tiers.includes(member.profile.tier ?? '')) {
    return new Refusal(403, 'NOT_ELIGIBLE', `This offer is for the tiers ${tiers.join(', ')}.`)
  }
  if (offer.expiresAt !== undefined && Date.parse(offer.expiresAt) <= issuer.now()) {
    return new Refusal(422, 'OFFER_EXPIRED', 'This offer can no longer be redeemed.')
  }
  if (offer.availability?.isAvailable === false || offer.availability?.quantityRemaining === 0) {
    return new Refusal(422, 'SOLD_OUT', 'This offer is sold out.')
  }
  if (offer.pointsPrice === undefined) {
    return new Refusal(422, 'NO_PRICE', 'This offer has no price in points; register an interest in it.')
  }
  if (balanceOf(member) < offer.pointsPrice) {
    return new Refusal(422, 'NOT_ENOUGH_POINTS', 'The balance is lower than the price.')
  }
  return null
}
