export { webhookEventNames } from '../contract/organisation/index.ts'
export type {
  ExchangeInput,
  TokenGrant,
  UnknownWebhookEvent,
  WebhookEvent,
  WebhookEventName,
} from '../contract/organisation/index.ts'
export { createSeenWebhooks, type SeenWebhooks } from './createSeenWebhooks.ts'
export { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'
export { type ExchangeConnection, exchangeMemberToken, type ExchangeOptions } from './exchangeMemberToken.ts'
export { memberTokenHandler, type MemberTokenHandlerOptions } from './memberTokenHandler.ts'
export { type NodeRequest, type NodeResponse, toNodeHandler } from './toNodeHandler.ts'
export {
  type VerifiedWebhook,
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookHeaders,
  type WebhookIdentity,
} from './verifyWebhook.ts'
export { WebhookError, type WebhookErrorKind } from './WebhookError.ts'
export { webhookHandler, type WebhookHandlerOptions } from './webhookHandler.ts'
