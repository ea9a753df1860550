import type { Issuer } from '../core/createIssuer.ts'
import { changeQuantity } from './changeQuantity.ts'
import { openConversation } from './conversation.ts'
import type { Environment } from './Environment.ts'
import { addLedgerEntry } from './ledger.ts'
import type { MemberState, RedemptionState } from './MemberState.ts'
import type { StoredOffer } from './StoredOffer.ts'

interface RedeemContext {
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}

/** Debits the points, takes one place and opens a conversation. Whether that may be was asked before. */
export function redeem({ id, offer }: StoredOffer, { environment, member, issuer }: RedeemContext, createdAt = issuer.timestamp()): RedemptionState {
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
  addLedgerEntry(member, issuer, { type: 'DEBIT', amount: -pointsSpent, description: offer.title ?? id, createdAt })
  changeQuantity(environment, id, -1)
  return state
}
