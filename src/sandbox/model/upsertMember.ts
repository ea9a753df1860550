import type { ExchangeInput } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import { emitEvent } from './emitEvent.ts'
import type { Environment } from './Environment.ts'
import { addLedgerEntry } from './ledger.ts'
import type { MemberScope } from './MemberScope.ts'
import { createMemberState, type MemberState } from './MemberState.ts'

/** Points of a member whom the seed data does not name. */
const welcomePoints = 50_000

/** Makes the member known, or changes what is given of the profile. One who was removed comes back, with the points that were kept. */
export function upsertMember(
  { environment, issuer }: { readonly environment: Environment; readonly issuer: Issuer },
  input: ExchangeInput,
): MemberState {
  const known = environment.members.get(input.externalUserID)
  if (!known) return createMember({ environment, issuer, member: createMemberState(input) })
  const scope = { environment, issuer, member: known }
  const previousTier = known.profile.tier
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  known.profile = { ...known.profile, ...Object.fromEntries(given) }
  const { externalUserID, displayName, tier } = known.profile
  const data = { externalUserID, displayName, tier, previousTier: undefined, balanceRetained: undefined }
  if (known.archivedAt !== null) {
    known.archivedAt = null
    emitEvent(scope, 'member.created', data)
  } else if (tier !== previousTier) {
    emitEvent(scope, 'member.tier_changed', { ...data, previousTier })
  }
  return known
}

function createMember(scope: MemberScope): MemberState {
  const { environment, member } = scope
  const { externalUserID, displayName, tier } = member.profile
  environment.members.set(externalUserID, member)
  emitEvent(scope, 'member.created', {
    externalUserID,
    displayName,
    tier,
    previousTier: undefined,
    balanceRetained: undefined,
  })
  addLedgerEntry(scope, { type: 'CREDIT', amount: welcomePoints, description: 'Welcome to the programme' })
  return member
}
