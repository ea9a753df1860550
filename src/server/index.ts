export { webhookEventNames } from '../contract/organisation/index.ts'
export type {
  ExchangeInput,
  TokenGrant,
  UnknownWebhookEvent,
  WebhookEvent,
  WebhookEventName,
} from '../contract/organisation/index.ts'
// A star, so that `declare module '@experience-program/react/server'` adds to these.
export * from '../contract/extra/index.ts'
export { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'
export { type ExchangeConnection, exchangeMemberToken, type ExchangeOptions } from './exchangeMemberToken.ts'
export { memberTokenHandler, type MemberTokenHandlerOptions } from './memberTokenHandler.ts'
export { type NodeRequest, type NodeResponse, toNodeHandler } from './toNodeHandler.ts'
export {
  type VerifiedWebhook,
  verifyWebhook,
  type VerifyWebhookOptions,
  type WebhookHeaders,
} from './verifyWebhook.ts'
export { WebhookError, type WebhookErrorKind } from './WebhookError.ts'
export { webhookHandler, type WebhookHandlerOptions } from './webhookHandler.ts'
export {
  createMemoryWebhookStore,
  type MemoryWebhookStoreOptions,
  type WebhookClaim,
  type WebhookStore,
} from './webhookStore.ts'
