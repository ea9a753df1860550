import { changeQuantity } from './changeQuantity.ts'
import { openConversation } from './conversation.ts'
import { emitRedemption } from './emitRedemption.ts'
import { addLedgerEntry } from './ledger.ts'
import type { MemberScope } from './MemberScope.ts'
import type { RedemptionState } from './MemberState.ts'
import type { StoredOffer } from './StoredOffer.ts'

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
  addLedgerEntry(scope, { type: 'DEBIT', amount: -pointsSpent, description: offer.title ?? id, createdAt })
  changeQuantity(environment, id, -1)
  emitRedemption(scope, state)
  return state
}
