import type { Redemption, RedemptionStatus } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import type { MemberContext } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import type { Environment, MemberScope, RedemptionState, StoredOffer } from './World.ts'
import { openConversation } from './conversation.ts'
import { emitEvent } from './emitEvent.ts'
import { addLedgerEntry, balanceOf } from './ledger.ts'

/** Debits the points, takes one place and opens a conversation. Whether that may be was asked before. */
export function redeem(
  { id, offer }: StoredOffer,
  scope: MemberScope,
  createdAt = scope.issuer.timestamp(),
): RedemptionState {
  const { environment, member, issuer } = scope
  const pointsSpent = offer.pointsPrice ?? 0
  const state: RedemptionState = {
    pointsSpent,
    redemption: {
      id: issuer.id('red'),
      offer: id,
      status: 'SUBMITTED',
      createdAt,
      startAt: offer.startAt,
      endAt: offer.endAt,
      conversationId: openConversation(member, issuer, createdAt).id,
      canceledReason: undefined,
      canceledNote: undefined,
      feedback: undefined,
    },
  }
  member.redemptions.set(state.redemption.id, state)
  addLedgerEntry(scope, {
    type: 'DEBIT',
    amount: -pointsSpent,
    description: offer.title ?? id,
    createdAt,
    redemption: state.redemption.id,
  })
  changeQuantity(environment, id, -1)
  emitRedemption(scope, state)
  return state
}

/** What can be said of a redemption when its status moves. */
export type RedemptionChange = Partial<
  Pick<Redemption, 'canceledNote' | 'canceledReason' | 'endAt' | 'startAt'>
>

/**
 * Transitions are not shown, so all are possible but one: a canceled redemption, whose points went back,
 * stays canceled.
 */
export function advanceRedemption(
  state: RedemptionState,
  status: RedemptionStatus,
  change: RedemptionChange,
  scope: MemberScope,
  at = scope.issuer.timestamp(),
): void {
  const { redemption } = state
  if (redemption.status === 'CANCELED') {
    throw new Error(
      `@experience-program/react: redemption ${redemption.id} is CANCELED. Its points were refunded, so it cannot move on. Redeem the offer anew.`,
    )
  }
  state.redemption = { ...redemption, status, ...change }
  if (status === 'CANCELED') cancel(state, scope, at)
  if (status !== redemption.status) emitRedemption(scope, state)
}

/** The points go back, and so does the place. */
function cancel(state: RedemptionState, scope: MemberScope, at: string): void {
  const { environment } = scope
  const { redemption, pointsSpent } = state
  state.redemption = { ...redemption, canceledReason: redemption.canceledReason ?? 'OTHER' }
  const title = environment.offers.get(redemption.offer ?? '')?.offer.title ?? 'Redemption'
  addLedgerEntry(scope, {
    type: 'REFUND',
    amount: pointsSpent,
    description: title,
    createdAt: at,
    redemption: redemption.id,
  })
  changeQuantity(environment, redemption.offer ?? '', 1)
}

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

/**
 * Changes what is left of an offer by one: taken with `-1`, given back with `1`. Offers without a quantity
 * stay as they are.
 */
export function changeQuantity(environment: Environment, offerId: string, by: -1 | 1): void {
  const stored = environment.offers.get(offerId)
  const quantity = stored?.offer.availability?.quantityRemaining
  if (!stored || quantity === undefined) return
  const quantityRemaining = quantity + by
  const availability = { isAvailable: quantityRemaining > 0, quantityRemaining }
  environment.offers.set(offerId, { ...stored, offer: { ...stored.offer, availability } })
}

const events = {
  SUBMITTED: 'redemption.created',
  OPEN: 'redemption.open',
  AWAITING_VENDOR: 'redemption.awaiting_vendor',
  AWAITING_CUSTOMER: 'redemption.awaiting_customer',
  PURCHASED: 'redemption.purchased',
  COMPLETED: 'redemption.completed',
  CANCELED: 'redemption.canceled',
} as const satisfies Record<RedemptionStatus, WebhookEventName>

/**
 * Each status change produces one event of the same name. Reason and note are null on all but
 * `redemption.canceled` (Payload rule 3).
 */
function emitRedemption(scope: MemberScope, { redemption, pointsSpent }: RedemptionState): void {
  const { status = 'SUBMITTED', canceledReason = null, canceledNote = null } = redemption
  const isCanceled = status === 'CANCELED'
  emitEvent(scope, events[status as RedemptionStatus], {
    ...redemption,
    canceledReason: isCanceled ? canceledReason : null,
    canceledNote: isCanceled ? canceledNote : null,
    externalUserID: scope.member.profile.externalUserID,
    pointsSpent,
  })
}
