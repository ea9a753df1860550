import { coreOf } from '../core/SandboxCore.ts'
import type { Environment, MemberState, Replay, StoredOffer } from '../model/World.ts'
import type { Sandbox } from '../Sandbox.ts'
import type { EnvironmentSnapshot, MemberSnapshot, SandboxSnapshot } from './readSnapshot.ts'

/**
 * Puts a snapshot's data in the place of the sandbox's own, and goes on with the deliveries that were under
 * way. Tokens that were issued before are not valid. Throws, and changes nothing, when the snapshot has other
 * organisations than the sandbox.
 */
export function restoreSnapshot(sandbox: Sandbox, snapshot: SandboxSnapshot): void {
  const { issuer, world } = coreOf(sandbox)
  const ids = (organisations: readonly { readonly id: string }[]) =>
    organisations
      .map(({ id }) => id)
      .toSorted()
      .join(', ')
  if (ids(world.organisations) !== ids(snapshot.organisations)) {
    throw new Error(
      `@experience-program/react: the snapshot has the organisations ${ids(snapshot.organisations)}, the sandbox has ${ids(world.organisations)}. Data would have no owner. Make the sandbox with those organisations, or take another snapshot.`,
    )
  }
  for (const { id, environments } of world.organisations) {
    const kept = snapshot.organisations.find((organisation) => organisation.id === id)?.environments
    if (!kept) continue
    restoreEnvironment(environments.SANDBOX, kept.SANDBOX)
    restoreEnvironment(environments.LIVE, kept.LIVE)
  }
  world.tokens.clear()
  issuer.resume(snapshot.positions)
  const webhooks = new Map(
    world.organisations.flatMap(({ environments }) =>
      Object.values(environments).flatMap((each) => [...each.webhooks]),
    ),
  )
  world.dispatcher.resume(
    snapshot.deliveries.flatMap((delivery) => {
      const webhook = webhooks.get(delivery.webhookId)
      return webhook ? [{ delivery, webhook }] : []
    }),
  )
}

function restoreEnvironment(environment: Environment, kept: EnvironmentSnapshot): void {
  // The schema looks at an offer's ids alone: the sandbox wrote the rest.
  fill(
    environment.offers,
    (kept.offers as readonly StoredOffer[]).map((offer) => [offer.id, offer]),
  )
  fill(
    environment.members,
    kept.members.map((member) => [member.profile.externalUserID, memberState(member)]),
  )
  fill(environment.replays, replaysOf(kept.replays))
  fill(
    environment.terms,
    kept.terms.map((terms) => [terms.type, terms]),
  )
  fill(
    environment.webhooks,
    kept.webhooks.map((webhook) => [webhook.id, webhook]),
  )
}

function memberState({
  redemptions,
  interests,
  conversations,
  acceptances,
  replays,
  ...rest
}: MemberSnapshot): MemberState {
  return {
    ...rest,
    redemptions: new Map(redemptions.map((state) => [state.redemption.id, state])),
    interests: new Map(interests.map((interest) => [interest.id, interest])),
    conversations: new Map(conversations.map((conversation) => [conversation.id, conversation])),
    acceptances: new Map(acceptances.map(({ type, ...acceptance }) => [type, acceptance])),
    replays: new Map(replaysOf(replays)),
  }
}

function replaysOf(replays: MemberSnapshot['replays']): readonly (readonly [string, Replay])[] {
  return replays.map(({ key, ...replay }) => [key, replay])
}

function fill<Value>(map: Map<string, Value>, entries: readonly (readonly [string, Value])[]): void {
  map.clear()
  for (const [key, value] of entries) map.set(key, value)
}
