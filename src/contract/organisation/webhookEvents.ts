import * as z from 'zod/mini'
import { lenient, nonEmptyString, object, orNull } from '../lenient.ts'
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

/**
 * Specification, Payload rules 2 and 3: the REST shape with `externalUserID` and `pointsSpent`, which are documented
 * for `redemption.canceled` and assumed for the others; reason and note are null on all but that one.
 */
const redemptionData = object({
  ...redemptionSchema.shape,
  externalUserID: lenient(z.string()),
  pointsSpent: lenient(z.number()),
  canceledReason: orNull(z.string()),
  canceledNote: orNull(z.string()),
})

/** Assumed. `amount` and `balance` in points; `amount` is never negative, the event's name says the direction. */
const walletData = object({
  externalUserID: z.string(),
  amount: z.number(),
  balance: lenient(z.number()),
  description: lenient(z.string()),
})

/** Assumed. `previousTier` on `member.tier_changed`, `balanceRetained` on `member.removed`. */
const memberData = object({
  externalUserID: z.string(),
  displayName: lenient(z.string()),
  tier: lenient(z.string()),
  previousTier: lenient(z.string()),
  balanceRetained: lenient(z.boolean()),
})

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

/** The body of a delivery. Only `data` is documented; the envelope around it is assumed. `createdAt` is ISO-8601. */
export type WebhookEvent = {
  readonly [Name in WebhookEventName]: {
    readonly id: string
    readonly type: Name
    readonly createdAt: string
    readonly environment: 'SANDBOX' | 'LIVE'
    readonly data: WebhookData[Name]
  }
}[WebhookEventName]

const envelope = object({
  id: nonEmptyString(),
  type: nonEmptyString(),
  createdAt: z.string(),
  environment: z.string(),
  data: z.optional(z.unknown()),
})

/** An event of a later version of the catalog: acknowledge it and do nothing. */
export interface UnknownWebhookEvent {
  readonly id: string
  readonly type: 'unknown'
  /** The name that we do not know. */
  readonly name: string
  readonly createdAt: string
  readonly environment: string
  readonly data: unknown
}

/** Reads the body of a delivery; null when it is no event, or its data is not what its name promises. */
export function readWebhookEvent(body: unknown): WebhookEvent | UnknownWebhookEvent | null {
  const read = envelope.safeParse(body)
  if (!read.success) return null
  const { type, ...rest } = read.data
  if (!isKnown(type)) return { ...rest, data: rest.data, type: 'unknown', name: type }
  const data = webhookDataSchemas[type].safeParse(rest.data)
  // The schema of this very name has read the data.
  return data.success ? ({ ...rest, type, data: data.data } as WebhookEvent) : null
}

function isKnown(type: string): type is WebhookEventName {
  return (webhookEventNames as readonly string[]).includes(type)
}
