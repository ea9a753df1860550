import type { Issuer } from '../core/createIssuer.ts'
import { createMemberState } from '../model/members.ts'
import { type Environment, type MemberProfile, type MemberState } from '../model/World.ts'
import { addLedgerEntry } from '../model/ledger.ts'
import type { SeedClock } from './createSeedClock.ts'
import { sandboxMembers, staffTier } from './knownIds.ts'
import { seedHistory } from './seedHistory.ts'

/** Puts the known members into an environment. Names are invented. */
export function seedMembers(environment: Environment, clock: SeedClock, issuer: Issuer): void {
  const add = (profile: MemberProfile, points: number): MemberState => {
    const member = createMemberState(profile)
    environment.members.set(profile.externalUserID, member)
    const createdAt = clock.moment(-320, '09:00')
    addLedgerEntry(
      { environment, member, issuer },
      { type: 'CREDIT', amount: points, description: 'Welcome to the programme', createdAt },
    )
    return member
  }
  const accept = (member: MemberState, version: string, day: number) =>
    member.acceptances.set('TERMS_OF_SERVICE', { version, acceptedAt: clock.moment(day, '18:12') })

  const ines = add(
    {
      externalUserID: sandboxMembers.withHistory,
      displayName: 'Ines Marlow',
      email: 'ines.marlow@example.com',
      tier: 'GOLD',
    },
    120_000,
  )
  accept(ines, '3.1', -38)
  seedHistory({ environment, member: ines, clock, issuer })
  add(
    {
      externalUserID: sandboxMembers.fresh,
      displayName: 'Noor Idris',
      email: 'noor.idris@example.com',
      tier: 'CLASSIC',
    },
    48_250,
  )
  add({ externalUserID: sandboxMembers.withFewPoints, displayName: 'Teo Lindqvist', tier: 'CLASSIC' }, 900)
  const mira = add(
    { externalUserID: sandboxMembers.withOldTerms, displayName: 'Mira Castellan', tier: 'GOLD' },
    60_000,
  )
  accept(mira, '3.0', -210)
  accept(
    add({ externalUserID: sandboxMembers.staff, displayName: 'Jonas Feld', tier: staffTier }, 0),
    '3.1',
    -30,
  )
}
