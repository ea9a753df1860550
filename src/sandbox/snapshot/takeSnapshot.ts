import { exchange } from '../../contract/organisation/index.ts'
import { coreOf } from '../core/SandboxCore.ts'
import type { Environment, MemberState, Replay } from '../model/World.ts'
import type { Sandbox } from '../Sandbox.ts'
import {
  type EnvironmentSnapshot,
  type MemberSnapshot,
  type SandboxSnapshot,
  snapshotFormat,
} from './readSnapshot.ts'

/** All data of a sandbox as it stands, for `restoreSnapshot`. It is JSON, and shares nothing with the sandbox. */
export function takeSnapshot(sandbox: Sandbox): SandboxSnapshot {
  const { issuer, world } = coreOf(sandbox)
  const organisations = world.organisations.map(({ id, environments: { SANDBOX, LIVE } }) => ({
    id,
    environments: { SANDBOX: environmentSnapshot(SANDBOX), LIVE: environmentSnapshot(LIVE) },
  }))
  const webhookIds = new Set(
    organisations.flatMap(({ environments }) =>
      Object.values(environments).flatMap(({ webhooks }) => webhooks.map(({ id }) => id)),
    ),
  )
  const deliveries = world.dispatcher.deliveries
    .filter(({ webhookId }) => webhookIds.has(webhookId))
    .map(({ id, webhookId, event, body, status, attempts, nextAttemptAt }) => ({
      id,
      webhookId,
      event,
      body,
      status,
      attempts,
      nextAttemptAt,
    }))
  const snapshot = {
    format: snapshotFormat,
    savedAt: issuer.timestamp(),
    positions: issuer.positions(),
    organisations,
    deliveries,
  }
  // By way of text: what JSON leaves out is left out now, and nothing is shared.
  return JSON.parse(JSON.stringify(snapshot)) as SandboxSnapshot
}

type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Loose<T[Key]> }
    : T

function environmentSnapshot({
  offers,
  members,
  replays,
  terms,
  webhooks,
}: Environment): Loose<EnvironmentSnapshot> {
  return {
    offers: [...offers.values()] as Loose<EnvironmentSnapshot['offers']>,
    members: [...members.values()].map(memberSnapshot),
    replays: replaysOf(replays),
    terms: [...terms.values()],
    webhooks: [...webhooks.values()],
  }
}

function memberSnapshot({
  profile,
  archivedAt,
  entries,
  redemptions,
  interests,
  conversations,
  acceptances,
  replays,
}: MemberState): Loose<MemberSnapshot> {
  return {
    profile,
    archivedAt,
    entries,
    redemptions: [...redemptions.values()],
    interests: [...interests.values()],
    conversations: [...conversations.values()],
    acceptances: [...acceptances].map(([type, acceptance]) => ({ type, ...acceptance })),
    replays: replaysOf(replays),
  }
}

/** Not those of the exchange: their answers are tokens, which a snapshot does not keep. */
function replaysOf(replays: ReadonlyMap<string, Replay>) {
  const isExchange = ({ request }: Replay) => request.split('\n', 1)[0]?.endsWith(exchange.path) === true
  return [...replays].filter(([, replay]) => !isExchange(replay)).map(([key, replay]) => ({ key, ...replay }))
}
