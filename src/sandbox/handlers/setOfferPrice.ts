import { setOfferPrice as operation } from '../../contract/staff/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { Refusal } from '../core/Refusal.ts'
import { findOffer } from '../model/findOffer.ts'
import { stars } from '../model/ledger.ts'
import { presentOffer } from '../model/presentOffer.ts'
import { staffTier } from '../seed/sandboxMembers.ts'

/** Taken with a member token, as the specification says; here only from one of the organisation's staff. */
export const setOfferPrice = memberHandler(operation, ({ params, body }, context) => {
  if (context.member.profile.tier !== staffTier) {
    throw new Refusal(403, 'NOT_PERMITTED', 'Only staff of the organisation set its display prices.')
  }
  const stored = findOffer(context, params.id)
  const display = { amount: body.amount, currency: stars, source: 'AUTHORED' }
  const priced = { ...stored, offer: { ...stored.offer, display } }
  context.environment.offers.set(stored.id, priced)
  return presentOffer(priced, context.pictures)
})
