export * as organisationOperations from './operations.ts'
export { organisationAssumptionNotes } from './assumptions.ts'
export {
  exchange,
  exchangeInputSchema,
  type ExchangeInput,
  tokenGrantSchema,
  type TokenGrant,
} from './exchange.ts'
export { type CreditInput, type Member, memberSchema } from './members.ts'
export { type OfferAnalyticsRow, offerAnalyticsRowSchema } from './offerAnalytics.ts'
export {
  namesAnotherEvent,
  readWebhookEvent,
  type UnknownWebhookEvent,
  webhookDataSchemas,
  type WebhookEvent,
  type WebhookEventName,
  webhookEventNames,
} from './webhookEvents.ts'
export { webhookHeaders } from './webhooks.ts'
export {
  type CreatedWebhook,
  type WebhookEndpoint,
  webhookEndpointSchema,
  type WebhookInput,
} from './webhooks.ts'
