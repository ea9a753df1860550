import type { Redemption, RedemptionStatus } from '../../contract/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import { changeQuantity } from './changeQuantity.ts'
import type { Environment } from './Environment.ts'
import { addLedgerEntry } from './ledger.ts'
import type { MemberState, RedemptionState } from './MemberState.ts'

/** What can be said of a redemption when its status moves. */
export type RedemptionChange = Partial<Pick<Redemption, 'canceledNote' | 'canceledReason' | 'endAt' | 'startAt'>>

interface AdvanceContext {
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}

/** Transitions are not shown, so all are possible but one: a canceled redemption, whose points went back, stays canceled. */
export function advanceRedemption(
  state: RedemptionState,
  status: RedemptionStatus,
  change: RedemptionChange,
  { environment, member, issuer }: AdvanceContext,
  at = issuer.timestamp(),
): void {
  const { redemption, pointsSpent } = state
  if (redemption.status === 'CANCELED') {
    throw new Error(
      `@experience-program/react: redemption ${redemption.id} is CANCELED. Its points were refunded, so it cannot move on. Redeem the offer anew.`,
    )
  }
  state.redemption = { ...redemption, status, ...change }
  if (status !== 'CANCELED') return
  state.redemption = { ...state.redemption, canceledReason: change.canceledReason ?? 'OTHER' }
  const title = environment.offers.get(redemption.offer ?? '')?.offer.title ?? 'Redemption'
  addLedgerEntry(member, issuer, { type: 'REFUND', amount: pointsSpent, description: title, createdAt: at })
  changeQuantity(environment, redemption.offer ?? '', 1)
}
