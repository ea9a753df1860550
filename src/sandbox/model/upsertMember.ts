import type { ExchangeInput } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { Environment } from './Environment.ts'
import { addLedgerEntry } from './ledger.ts'
import { createMemberState, type MemberState } from './MemberState.ts'

/** Points of a member whom the seed data does not name. */
const welcomePoints = 50_000

export function upsertMember(
  { environment, issuer }: { environment: Environment; issuer: Issuer },
  input: ExchangeInput,
): MemberState {
  const known = environment.members.get(input.externalUserID)
  if (known) {
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    known.profile = { ...known.profile, ...Object.fromEntries(given) }
    return known
  }
  const member = createMemberState(input)
  environment.members.set(input.externalUserID, member)
  addLedgerEntry(member, issuer, { type: 'CREDIT', amount: welcomePoints, description: 'Welcome to the programme' })
  return member
}
