/** Every operation that takes the Org-API-Key. Never in a browser. */
export { exchange } from './exchange.ts'
export { creditWallet, memberLedger, members, removeMember } from './members.ts'
export { offerAnalytics } from './offerAnalytics.ts'
export { createWebhook, deleteWebhook, webhooks } from './webhooks.ts'
