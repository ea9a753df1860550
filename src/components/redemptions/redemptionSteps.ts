import type { Redemption } from '../../contract/index.ts'
import { knownStatus } from './redemptionStatus.ts'

export const progressSteps = ['requested', 'inHand', 'purchased', 'completed'] as const
export type ProgressStep = (typeof progressSteps)[number]

const stepOf = {
  SUBMITTED: 'requested',
  OPEN: 'inHand',
  AWAITING_VENDOR: 'inHand',
  AWAITING_CUSTOMER: 'inHand',
  PURCHASED: 'purchased',
  COMPLETED: 'completed',
  CANCELED: null,
} as const satisfies Record<string, ProgressStep | null>

/**
 * The four steps that a member understands, and how far it is; `null` where there is no way to show: cancelled, or a
 * status that this version does not know. The last step is done when it is reached.
 */
export function redemptionSteps(
  redemption: Pick<Redemption, 'status'>,
): readonly { readonly step: ProgressStep; readonly state: 'done' | 'now' | 'later' }[] | null {
  const status = knownStatus(redemption)
  const current = status && stepOf[status]
  if (!current) return null
  const reached = progressSteps.indexOf(current)
  return progressSteps.map((step, index) => ({
    step,
    state: index < reached || current === 'completed' ? 'done' : index === reached ? 'now' : 'later',
  }))
}
