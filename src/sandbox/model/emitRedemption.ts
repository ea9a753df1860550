import type { RedemptionStatus } from '../../contract/index.ts'
import type { WebhookEventName } from '../../contract/organisation/index.ts'
import { emitEvent } from './emitEvent.ts'
import type { MemberScope } from './MemberScope.ts'
import type { RedemptionState } from './MemberState.ts'

const events = {
  SUBMITTED: 'redemption.created',
  OPEN: 'redemption.open',
  AWAITING_VENDOR: 'redemption.awaiting_vendor',
  AWAITING_CUSTOMER: 'redemption.awaiting_customer',
  PURCHASED: 'redemption.purchased',
  COMPLETED: 'redemption.completed',
  CANCELED: 'redemption.canceled',
} as const satisfies Record<RedemptionStatus, WebhookEventName>

/** Each status change produces one event of the same name. Reason and note are null on all but `redemption.canceled` (Payload rule 3). */
export function emitRedemption(scope: MemberScope, { redemption, pointsSpent }: RedemptionState): void {
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
