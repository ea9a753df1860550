import { emitEvent } from './emitEvent.ts'
import type { MemberScope } from './MemberScope.ts'
import type { World } from './World.ts'

/** Takes the member off the programme: their tokens end at once, the points are kept for a return. Again changes nothing. */
export function archiveMember(scope: MemberScope, { tokens }: World): void {
  const { member, issuer } = scope
  if (member.archivedAt !== null) return
  member.archivedAt = issuer.timestamp()
  for (const [token, record] of tokens) if (record.member === member) tokens.delete(token)
  const { externalUserID, displayName, tier } = member.profile
  emitEvent(scope, 'member.removed', {
    externalUserID,
    displayName,
    tier,
    previousTier: undefined,
    balanceRetained: true,
  })
}
