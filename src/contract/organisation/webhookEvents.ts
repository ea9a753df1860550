import * as z from 'zod/mini'
import type { MemberExtra, RedemptionExtra } from '../extra/index.ts'
import { lenient, object, objectWithExtra, type ObjectWithExtra, orNull } from '../lenient.ts'
import { read } from '../read.ts'
import { messageSchema } from '../conversation.ts'
import { redemptionSchema } from '../redemption.ts'

/** Specification, Events, Event catalog. */
export const webhookEventNames = [
  'redemption.created',
  'redemption.open',
  'redemption.awaiting_vendor',
  'redemption.awaiting_customer',
  'redemption.purchased',
  'redemption.completed',
  'redemption.canceled',
  'wallet.credited',
  'wallet.debited',
  'member.created',
  'member.tier_changed',
  'member.removed',
  'conversation.message_created',
] as const
/** The name of an event that a webhook can be subscribed to. */
export type WebhookEventName = (typeof webhookEventNames)[number]

const redemptionFields = {
  ...redemptionSchema.shape,
  externalUserID: lenient(z.string()),
  pointsSpent: lenient(z.number()),
  canceledReason: orNull(z.string()),
  canceledNote: orNull(z.string()),
}

/**
 * Specification, Payload rules 2 and 3: the REST shape with `externalUserID` and `pointsSpent`, which are documented
 * for `redemption.canceled` and assumed for the others; reason and note are null on all but that one.
 */
const redemptionData: ObjectWithExtra<typeof redemptionFields, RedemptionExtra> =
  objectWithExtra(redemptionFields)

/** Assumed. `amount` and `balance` in points; `amount` is never negative, the event's name says the direction. */
const walletData = object({
  externalUserID: z.string(),
  amount: z.number(),
  balance: lenient(z.number()),
  description: lenient(z.string()),
})

const memberFields = {
  externalUserID: z.string(),
  displayName: lenient(z.string()),
  tier: lenient(z.string()),
  previousTier: lenient(z.string()),
  balanceRetained: lenient(z.boolean()),
}

/** Assumed. `previousTier` on `member.tier_changed`, `balanceRetained` on `member.removed`. */
const memberData: ObjectWithExtra<typeof memberFields, MemberExtra> = objectWithExtra(memberFields)

/** Assumed. From either side; a note among the team emits nothing (Payload rule 1). */
const messageData = object({
  conversationId: z.string(),
  externalUserID: lenient(z.string()),
  message: messageSchema,
})

/** The `data` of each event. */
export const webhookDataSchemas = {
  'redemption.created': redemptionData,
  'redemption.open': redemptionData,
  'redemption.awaiting_vendor': redemptionData,
  'redemption.awaiting_customer': redemptionData,
  'redemption.purchased': redemptionData,
  'redemption.completed': redemptionData,
  'redemption.canceled': redemptionData,
  'wallet.credited': walletData,
  'wallet.debited': walletData,
  'member.created': memberData,
  'member.tier_changed': memberData,
  'member.removed': memberData,
  'conversation.message_created': messageData,
} as const satisfies Record<WebhookEventName, z.ZodMiniType>

type WebhookData = { readonly [Name in WebhookEventName]: z.infer<(typeof webhookDataSchemas)[Name]> }

/**
 * What a delivery tells, by the name in its header. `data` is read as far as the specification shows it and as
 * `assumptionNotes` assumes the rest.
 */
export type WebhookEvent = {
  readonly [Name in WebhookEventName]: { readonly type: Name; readonly data: WebhookData[Name] }
}[WebhookEventName]

/** An event of a later version of the catalog, or one whose data has another shape than the one assumed. */
export interface UnknownWebhookEvent {
  readonly type: 'unknown'
  /** The event's name, from the header. */
  readonly name: string
  /** As it came. */
  readonly data: unknown
}

/** Reads the body of a delivery. Only `data` of it is documented; data that cannot be read is handed on as it is. */
export function readWebhookEvent(name: string, body: unknown): WebhookEvent | UnknownWebhookEvent {
  const data = fieldOf(body, 'data')
  if (isWebhookEventName(name)) {
    const reading = read<unknown>(webhookDataSchemas[name], data)
    // The schema of this very name has read the data.
    if (reading.success) return { type: name, data: reading.data } as WebhookEvent
  }
  return { type: 'unknown', name, data }
}

/**
 * Whether the envelope names an event of the catalog, and not this one. Where a body says its event is not
 * documented: these are the usual places.
 */
export function namesAnotherEvent(name: string, body: unknown): boolean {
  const names = ['type', 'event', 'name'].map((key) => fieldOf(body, key)).filter(isWebhookEventName)
  return names.length > 0 && !names.some((each) => each === name)
}

function fieldOf(body: unknown, key: string): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, key)) return undefined
  return (body as Readonly<Record<string, unknown>>)[key]
}

function isWebhookEventName(name: unknown): name is WebhookEventName {
  return (webhookEventNames as readonly unknown[]).includes(name)
}
