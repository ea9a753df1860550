import type { ExchangeInput, TokenGrant } from '../../contract/organisation/index.ts'
import type { Issuer } from '../core/createIssuer.ts'
import type { Environment, MemberProfile, MemberScope, MemberState, Organisation, World } from './World.ts'
import { emitEvent } from './emitEvent.ts'
import { addLedgerEntry } from './ledger.ts'

/** Points of a member whom the seed data does not name. */
const welcomePoints = 50_000

/**
 * Makes the member known, or changes what is given of the profile. One who was removed comes back, with the
 * points that were kept.
 */
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

/**
 * Takes the member off the programme: their tokens end at once, the points are kept for a return. Again
 * changes nothing.
 */
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

interface GrantFor {
  readonly world: World
  readonly organisation: Organisation
  readonly environment: Environment
  readonly member: MemberState
  readonly issuer: Issuer
}

export function issueGrant({ world, organisation, environment, member, issuer }: GrantFor): TokenGrant {
  const accessToken = issuer.token()
  const expiresAt = issuer.now() + world.grantLifeMs
  world.tokens.set(accessToken, { organisation, environment, member, expiresAt })
  return { accessToken, expiresAt: new Date(expiresAt).toISOString() }
}

export function createMemberState(profile: MemberProfile): MemberState {
  return {
    profile,
    archivedAt: null,
    entries: [],
    redemptions: new Map(),
    interests: new Map(),
    conversations: new Map(),
    acceptances: new Map(),
    replays: new Map(),
  }
}
