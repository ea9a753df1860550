import {
  conversationSchema,
  canceledReasons,
  contactMethods,
  contactWindows,
  intakeSchema,
  interestSchema,
  ledgerEntrySchema,
  messageSchema,
  occasions,
  offerSchema,
  redemptionSchema,
  redemptionStatuses,
  type Schema,
  walletSchema,
} from '../../src/contract/index.ts'
import { currencySchema } from '../../src/contract/wallet.ts'
import {
  memberSchema,
  offerAnalyticsRowSchema,
  organisationOperations,
  tokenGrantSchema,
  webhookDataSchemas,
  webhookEndpointSchema,
  webhookEventNames,
} from '../../src/contract/organisation/index.ts'
import { termsDocumentSchema } from '../../src/contract/terms.ts'
import type { Json } from './Json.ts'

/** Resources by their names in the specification. Wherever one is used, the description refers to it. */
export const components: Readonly<Record<string, Schema<unknown>>> = {
  TokenGrant: tokenGrantSchema,
  Offer: offerSchema,
  Currency: currencySchema,
  Redemption: redemptionSchema,
  Interest: interestSchema,
  Intake: intakeSchema,
  Wallet: walletSchema,
  LedgerEntry: ledgerEntrySchema,
  Member: memberSchema,
  Conversation: conversationSchema,
  Message: messageSchema,
  OfferAnalyticsRow: offerAnalyticsRowSchema,
  TermsDocument: termsDocumentSchema,
  WebhookEndpoint: webhookEndpointSchema,
  CreatedWebhook: organisationOperations.createWebhook.response,
  RedemptionEventData: webhookDataSchemas['redemption.canceled'],
  WalletEventData: webhookDataSchemas['wallet.credited'],
  MemberEventData: webhookDataSchemas['member.created'],
  MessageEventData: webhookDataSchemas['conversation.message_created'],
}

/** Of which the specification names but does not show the fields. */
export const assumedComponents: readonly string[] = [
  'LedgerEntry',
  'Conversation',
  'WalletEventData',
  'MemberEventData',
  'MessageEventData',
]

const endpointValues = { events: webhookEventNames, environment: ['SANDBOX', 'LIVE'] } as const

/** The contract reads these as text, so that a later value passes; the description says which are known. */
export const knownValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Redemption: { status: redemptionStatuses, canceledReason: canceledReasons },
  Intake: { contactMethod: contactMethods, contactWindow: contactWindows, occasion: occasions },
  WebhookEndpoint: endpointValues,
  CreatedWebhook: endpointValues,
  TermsDocument: { type: ['TERMS_OF_SERVICE'] },
  RedemptionEventData: { status: redemptionStatuses, canceledReason: canceledReasons },
}

/** Present although the contract could do without them (Events, Payload rule 3). */
export const alwaysThere: Readonly<Record<string, readonly string[]>> = {
  RedemptionEventData: ['canceledReason', 'canceledNote', 'externalUserID', 'pointsSpent'],
  WebhookEndpoint: ['createdAt'],
  CreatedWebhook: ['createdAt'],
}

const flagsNotShown = 'Which fields are required or nullable is not shown; only the id is certain.'

/** What the contract's schemas cannot say, laid over what they do. */
export const refinements: Readonly<
  Record<string, { readonly description?: string; readonly properties?: Readonly<Record<string, Json>> }>
> = {
  Offer: { description: flagsNotShown },
  Redemption: { description: flagsNotShown },
  Intake: { description: 'As returned. Dietary, allergy and accessibility answers are never part of it.' },
  Member: {
    properties: {
      redemptionCounts: {
        type: 'object',
        properties: Object.fromEntries(redemptionStatuses.map((status) => [status, { type: 'integer' }])),
      },
    },
  },
  TermsDocument: {
    properties: {
      acceptedAt: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'Null when the member has not accepted the current version.',
      },
    },
  },
  WebhookEndpoint: { properties: { url: { type: 'string', format: 'uri' } } },
  CreatedWebhook: {
    properties: {
      url: { type: 'string', format: 'uri' },
      signingSecret: {
        type: 'string',
        pattern: '^whsec_',
        description: 'Shown once and never returned again.',
      },
    },
  },
}
