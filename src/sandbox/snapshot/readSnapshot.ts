import * as z from 'zod/mini'
import { intakeSchema, ledgerEntrySchema, redemptionSchema } from '../../contract/index.ts'
import { webhookEventNames } from '../../contract/organisation/index.ts'
import { parseJson } from '../core/perform.ts'

/** Reads the text of a snapshot. Throws an error that says where it cannot be read, and never repeats what it holds. */
export function readSnapshot(text: string): SandboxSnapshot {
  const value = parseJson(text)
  if (value === undefined) throw new TypeError('It is not JSON, or not all of it is there.')
  const format: unknown =
    typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (format !== snapshotFormat)
    throw new TypeError(`It does not say that it is a snapshot ("format": "${snapshotFormat}").`)
  const read = snapshotSchema.safeParse(value)
  if (read.success) return read.data
  const places = read.error.issues.slice(0, 3).map(({ path }) => path.map(String).join('.') || 'the whole')
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
export const snapshotFormat = 'experience-sandbox/1'

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
export type EnvironmentSnapshot = z.infer<typeof environment>
export type MemberSnapshot = z.infer<typeof member>
