import type { Redemption } from '../../contract/index.ts'
import { parseTimestamp } from '../../i18n/index.ts'

export const redemptionGroups = ['needsYou', 'comingUp', 'past'] as const
export type RedemptionGroupName = (typeof redemptionGroups)[number]

export interface RedemptionGroup {
  readonly name: RedemptionGroupName
  readonly redemptions: readonly Redemption[]
}

/** A status that this version does not know is under way. */
export function groupOf({ status }: Pick<Redemption, 'status'>): RedemptionGroupName {
  if (status === 'AWAITING_CUSTOMER') return 'needsYou'
  return status === 'COMPLETED' || status === 'CANCELED' ? 'past' : 'comingUp'
}

/** What needs the member first, then what is coming up, then what is past; newest first in each. Groups without any are left out. */
export function groupRedemptions(redemptions: readonly Redemption[]): readonly RedemptionGroup[] {
  // The order of the Service's list is an assumption; sorting keeps it for rows of the same or of no date.
  const sorted = [...redemptions].sort((a, b) => createdTime(b) - createdTime(a))
  return redemptionGroups.flatMap((name) => {
    const inGroup = sorted.filter((redemption) => groupOf(redemption) === name)
    return inGroup.length > 0 ? [{ name, redemptions: inGroup }] : []
  })
}

function createdTime({ createdAt }: Redemption): number {
  return parseTimestamp(createdAt) ?? 0
}
