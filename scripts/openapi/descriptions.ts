import type { operations } from '../../src/contract/index.ts'
import type { organisationOperations } from '../../src/contract/organisation/index.ts'

type OperationName = keyof typeof operations | keyof typeof organisationOperations | 'setOfferPrice'

interface Description {
  readonly tag: string
  readonly summary: string
  readonly details?: string
  /** Left out where the specification shows none. */
  readonly status?: 200
}

/** What the description says of each operation beside its schemas. */
export const descriptions: Readonly<Record<OperationName, Description>> = {
  exchange: {
    tag: 'Authentication',
    summary: 'Exchanges the Org-API-Key for a member token',
    details:
      'Stores displayName and email on the profile; tier flows into eligibility. The key selects SANDBOX or LIVE data.',
    status: 200,
  },
  offers: { tag: 'Offers', summary: 'Lists the offers' },
  offer: { tag: 'Offers', summary: 'Reads one offer' },
  eligibility: { tag: 'Offers', summary: 'Says whether the member may redeem an offer' },
  setOfferPrice: { tag: 'Offers', summary: 'Sets the organisation’s own display price', status: 200 },
  createRedemption: { tag: 'Redemptions', summary: 'Redeems an offer' },
  redemption: { tag: 'Redemptions', summary: 'Reads one redemption' },
  redemptions: { tag: 'Redemptions', summary: 'Lists the member’s redemptions' },
  submitFeedback: {
    tag: 'Redemptions',
    summary: 'Gives feedback on a completed redemption',
    details: 'Refused unless the redemption is COMPLETED. A second submission replaces the first.',
    status: 200,
  },
  createInterest: {
    tag: 'Interests',
    summary: 'Registers an interest in an offer',
    details:
      'Opens a conversation with the concierge. Debits no points and reserves no inventory. Takes no sensitive answers.',
  },
  interest: { tag: 'Interests', summary: 'Reads one interest', status: 200 },
  submitIntake: {
    tag: 'Interests',
    summary: 'Replaces the intake of an interest',
    details:
      'Replaces the whole block. dietary, allergies and accessibility are forwarded to the concierge team, never stored and never returned.',
    status: 200,
  },
  verifyPhone: {
    tag: 'Interests',
    summary: 'Checks a phone code',
    details: 'A wrong or expired code is verified false, and no error.',
    status: 200,
  },
  issuePhoneCode: { tag: 'Interests', summary: 'Sends a new phone code' },
  conversations: { tag: 'Conversations', summary: 'Lists the member’s conversations' },
  messages: {
    tag: 'Conversations',
    summary: 'Lists the messages of a conversation, newest first',
    status: 200,
  },
  sendMessage: { tag: 'Conversations', summary: 'Sends a message', details: 'Idempotent.', status: 200 },
  wallet: { tag: 'Wallet', summary: 'Reads the member’s wallet', status: 200 },
  ledger: { tag: 'Wallet', summary: 'Lists the entries of the member’s wallet' },
  terms: { tag: 'Terms', summary: 'Lists the legal documents, with the member’s acceptance', status: 200 },
  acceptTerms: { tag: 'Terms', summary: 'Accepts the current version of a document' },
  members: {
    tag: 'Members',
    summary: 'Lists the members, newest first',
    details: 'Which credential is enforced is not shown.',
    status: 200,
  },
  removeMember: { tag: 'Members', summary: 'Archives a member', status: 200 },
  creditWallet: { tag: 'Members', summary: 'Credits points to a member' },
  memberLedger: { tag: 'Members', summary: 'Lists the entries of a member’s wallet' },
  offerAnalytics: { tag: 'Analytics', summary: 'Counts what became of each offer', status: 200 },
  createWebhook: {
    tag: 'Webhooks',
    summary: 'Registers an endpoint',
    details: 'At most ten active ones per environment. The signing secret is in this answer only.',
  },
  webhooks: { tag: 'Webhooks', summary: 'Lists the endpoints', status: 200 },
  deleteWebhook: { tag: 'Webhooks', summary: 'Deletes an endpoint' },
}

export const isDescribed = (name: string): name is OperationName => Object.hasOwn(descriptions, name)
