import { redemptionStatuses } from '../../contract/index.ts'
import type { Member } from '../../contract/organisation/index.ts'
import { walletOf } from './ledger.ts'
import type { MemberState } from './MemberState.ts'

/** A member as the organisation sees them. The contents of `attributes` are not shown: there are none. */
export function presentMember(member: MemberState): Member {
  const { externalUserID, displayName, tier } = member.profile
  const held = [...member.redemptions.values()].map(({ redemption }) => redemption.status)
  const counts = redemptionStatuses.map(
    (status) => [status, held.filter((each) => each === status).length] as const,
  )
  return {
    externalUserID,
    displayName,
    tier,
    attributes: {},
    redemptionCounts: Object.fromEntries(counts),
    wallet: walletOf(member),
  }
}
