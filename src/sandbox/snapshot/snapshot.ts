import * as z from 'zod/mini'
import { intakeSchema, ledgerEntrySchema, read, redemptionSchema } from '../../contract/index.ts'
import { exchange, webhookEventNames } from '../../contract/organisation/index.ts'
import type { Sandbox } from '../Sandbox.ts'
import { coreOf } from '../core/SandboxCore.ts'
import { parseJson } from '../core/perform.ts'
import type { Environment, MemberState, Replay, StoredOffer } from '../model/World.ts'

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

/** Reads the text of a snapshot. Throws an error that says where it cannot be read, and never repeats what it holds. */
export function readSnapshot(text: string): SandboxSnapshot {
  const value = parseJson(text)
  if (value === undefined) throw new TypeError('It is not JSON, or not all of it is there.')
  const format: unknown =
    typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (format !== snapshotFormat)
    throw new TypeError(`It does not say that it is a snapshot ("format": "${snapshotFormat}").`)
  const reading = read(snapshotSchema, value)
  if (reading.success) return reading.data
  const places = reading.error.issues.slice(0, 3).map(({ path }) => path.map(String).join('.') || 'the whole')
  throw new TypeError(`What stands at ${places.join(', at ')} cannot be read.`)
}

const text = z.string()
const id = z.string().check(z.minLength(1))

const environmentName = z.enum(['SANDBOX', 'LIVE'])

const answer = z.strictObject({ status: z.int(), headers: z.record(text, text), body: text })
const replay = z.strictObject({ key: id, request: text, answer })
const attachment = z.strictObject({ name: text, file: text })
const message = z.strictObject({
  id,
  type: z.enum(['MEMBER', 'CONCIERGE', 'NOTE']),
  authorID: text,
  body: text,
  createdAt: text,
  attachments: z.array(attachment),
})
const conversation = z.strictObject({ id, createdAt: text, messages: z.array(message) })
const phoneCode = z.strictObject({ code: text, phone: text, expiresAt: z.number() })

const interest = z.strictObject({
  id,
  offer: id,
  createdAt: text,
  conversationId: id,
  intake: intakeSchema,
  phoneCode: z.nullable(phoneCode),
  sensitiveAnswers: z.int(),
})

const redemption = z.strictObject({
  redemption: z.intersection(redemptionSchema, z.object({ createdAt: text })),
  pointsSpent: z.number(),
})

const member = z.strictObject({
  profile: z.strictObject({
    externalUserID: id,
    displayName: z.optional(text),
    email: z.optional(text),
    tier: z.optional(text),
  }),
  archivedAt: z.nullable(text),
  entries: z.array(z.intersection(ledgerEntrySchema, z.object({ amount: z.number() }))),
  redemptions: z.array(redemption),
  interests: z.array(interest),
  conversations: z.array(conversation),
  acceptances: z.array(z.strictObject({ type: id, version: text, acceptedAt: text })),
  replays: z.array(replay),
})

const webhook = z.strictObject({
  id,
  url: text,
  events: z.array(z.enum(webhookEventNames)),
  environment: environmentName,
  createdAt: text,
  signingSecret: text,
})

const environment = z.strictObject({
  // Of an offer only its ids are looked at: what else it has is shown as it is, and may be anything.
  offers: z.array(z.strictObject({ id, offer: z.looseObject({ id }), tiers: z.optional(z.array(text)) })),
  members: z.array(member),
  replays: z.array(replay),
  terms: z.array(z.strictObject({ type: id, version: text, publishedAt: text })),
  webhooks: z.array(webhook),
})

const delivery = z.strictObject({
  id,
  webhookId: id,
  event: z.enum(webhookEventNames),
  body: text,
  status: z.enum(['pending', 'delivered', 'dead', 'dropped']),
  attempts: z.array(z.strictObject({ at: text, status: z.nullable(z.int()) })),
  nextAttemptAt: z.nullable(text),
})

/** What a snapshot file says it is; another number is another layout. */
const snapshotFormat = 'experience-sandbox/1'

const snapshotSchema = z.strictObject({
  format: z.literal(snapshotFormat),
  savedAt: text,
  /** Streams of ids and codes go on from here: none is given twice. */
  positions: z.record(text, z.int()),
  organisations: z.array(
    z.strictObject({ id, environments: z.strictObject({ SANDBOX: environment, LIVE: environment }) }),
  ),
  deliveries: z.array(delivery),
})

/**
 * All data of a sandbox as JSON. There are no member tokens in it (a client asks for a new one after its
 * 401), no keys, and no sensitive answers, since the sandbox has none; the signing secrets of webhook
 * endpoints are.
 */
export type SandboxSnapshot = z.infer<typeof snapshotSchema>
type EnvironmentSnapshot = z.infer<typeof environment>
type MemberSnapshot = z.infer<typeof member>

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
  fill(environment.replays, keptReplays(kept.replays))
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
    replays: new Map(keptReplays(replays)),
  }
}

function keptReplays(replays: MemberSnapshot['replays']): readonly (readonly [string, Replay])[] {
  return replays.map(({ key, ...replay }) => [key, replay])
}

function fill<Value>(map: Map<string, Value>, entries: readonly (readonly [string, Value])[]): void {
  map.clear()
  for (const [key, value] of entries) map.set(key, value)
}
