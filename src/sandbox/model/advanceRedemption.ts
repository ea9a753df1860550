import type { Redemption, RedemptionStatus } from '../../contract/index.ts'
import { changeQuantity } from './changeQuantity.ts'
import { emitRedemption } from './emitRedemption.ts'
import { addLedgerEntry } from './ledger.ts'
import type { MemberScope } from './MemberScope.ts'
import type { RedemptionState } from './MemberState.ts'

/** What can be said of a redemption when its status moves. */
export type RedemptionChange = Partial<
  Pick<Redemption, 'canceledNote' | 'canceledReason' | 'endAt' | 'startAt'>
>

/** Transitions are not shown, so all are possible but one: a canceled redemption, whose points went back, stays canceled. */
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
  addLedgerEntry(scope, { type: 'REFUND', amount: pointsSpent, description: title, createdAt: at })
  changeQuantity(environment, redemption.offer ?? '', 1)
}
