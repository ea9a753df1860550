import * as z from 'zod/mini'
import { lenient, minLength, nonEmptyString, object } from '../lenient.ts'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** Specification, Delivery format. The maker's name in them is not shown: `X-Service` is used in its place. */
export function webhookHeaders(prefix = 'X-Service') {
  return {
    /** `sha256=<hex>`, the HMAC-SHA256 of the exact raw body. The only thing that is signed is the body. */
    signature: `${prefix}-Signature`,
    /** When it was delivered. */
    timestamp: `${prefix}-Timestamp`,
    /** The event's name. */
    event: `${prefix}-Event`,
    /** The same for each attempt of one delivery. */
    delivery: `${prefix}-Delivery`,
  } as const
}

/** Specification, Resources, Webhook endpoint. */
export const webhookEndpointSchema = object({
  id: nonEmptyString(),
  url: z.string(),
  events: z.array(z.string()),
  /** `SANDBOX` or `LIVE`, taken from the key that was used. */
  environment: z.string(),
  createdAt: lenient(z.string()),
  /** Present in list results; null while the endpoint is active. */
  disabledAt: lenient(z.nullable(z.string())),
})
/** The URL to which the Service sends the organisation's events. */
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>

/** Names are strings here: one outside the catalog is the Service's to refuse, with `WEBHOOK_EVENT_UNKNOWN`. */
const webhookInputSchema = z.strictObject({
  url: nonEmptyString(),
  events: z.array(z.string()).check(minLength(1)),
})
export type WebhookInput = z.infer<typeof webhookInputSchema>

const createdWebhookSchema = object({
  ...webhookEndpointSchema.shape,
  signingSecret: nonEmptyString(),
})
/** The one answer that carries `signingSecret` (`whsec_…`): keep it, it is never shown again. */
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>

export const createWebhook = defineOperation({
  name: 'createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  params: noInput,
  query: noInput,
  body: webhookInputSchema,
  response: createdWebhookSchema,
  idempotency: 'none',
})

export const webhooks = defineOperation({
  name: 'webhooks',
  method: 'GET',
  path: '/v1/webhooks',
  params: noInput,
  query: noInput,
  body: null,
  response: object({ data: z.array(webhookEndpointSchema) }),
  idempotency: 'natural',
})

/** The body of the answer is not shown; any 2xx is success. */
export const deleteWebhook = defineOperation({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: z.unknown(),
  idempotency: 'natural',
})
