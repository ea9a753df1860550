import * as s from '../schema/index.ts'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** Specification, Resources, Webhook endpoint. */
export const webhookEndpointSchema = s.object({
  id: s.nonEmptyString(),
  url: s.string(),
  events: s.array(s.string()),
  /** `SANDBOX` or `LIVE`, taken from the key that was used. */
  environment: s.string(),
  createdAt: s.lenient(s.string()),
  /** Present in list results; null while the endpoint is active. */
  disabledAt: s.lenient(s.nullable(s.string())),
})
/** Where the organisation is told of events. */
export type WebhookEndpoint = s.Infer<typeof webhookEndpointSchema>

/** Names are strings here: one outside the catalog is the Service's to refuse, with `WEBHOOK_EVENT_UNKNOWN`. */
export const webhookInputSchema = s.strictObject({ url: s.nonEmptyString(), events: s.array(s.string(), 1) })
export type WebhookInput = s.Infer<typeof webhookInputSchema>

const createdWebhookSchema = s.object({
  ...webhookEndpointSchema.definition.fields,
  signingSecret: s.nonEmptyString(),
})
/** The one answer that carries `signingSecret` (`whsec_…`): keep it, it is never shown again. */
export type CreatedWebhook = s.Infer<typeof createdWebhookSchema>

export const createWebhook = defineOperation({
  name: 'createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  params: noInput,
  query: noInput,
  body: webhookInputSchema,
  response: createdWebhookSchema,
  idempotency: 'none',
  source: 'specification',
})

export const webhooks = defineOperation({
  name: 'webhooks',
  method: 'GET',
  path: '/v1/webhooks',
  params: noInput,
  query: noInput,
  body: null,
  response: s.object({ data: s.array(webhookEndpointSchema) }),
  idempotency: 'natural',
  source: 'specification',
})

/** The body of the answer is not shown; any 2xx is success. */
export const deleteWebhook = defineOperation({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: s.unknown(),
  idempotency: 'natural',
  source: 'specification',
})
