/** Every operation that takes the Org-API-Key. Never in a browser. */
export { creditWallet, memberLedger } from './assumptions.ts'
export { exchange } from './exchange.ts'
export { members, removeMember } from './members.ts'
export { offerAnalytics } from './offerAnalytics.ts'
export { createWebhook, deleteWebhook, webhooks } from './webhooks.ts'
