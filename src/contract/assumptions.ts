/**
 * The only home of what the specification does not show: operations whose paths it leaves out, and wire
 * details that it leaves open. `assumptionNotes` says each in words; the README's table is held to it by a test.
 */
import * as z from 'zod/mini'
import type { Message } from './conversation.ts'
import { lenient } from './lenient.ts'
import { offerSchema } from './offer.ts'
import { defineList, defineOperation, idParams, noInput, pageQuery } from './operation.ts'
import { pageOf } from './page.ts'
import { redemptionSchema } from './redemption.ts'
import { termsSchema } from './terms.ts'

export const offers = defineList({
  name: 'offers',
  method: 'GET',
  path: '/v1/offers',
  params: noInput,
  query: pageQuery,
  body: null,
  ...pageOf('offers', offerSchema),
  idempotency: 'natural',
  source: 'assumed',
})

/** Off by default: one offer is read out of the list. */
export const offer = defineOperation({
  name: 'offer',
  method: 'GET',
  path: '/v1/offers/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: offerSchema,
  idempotency: 'natural',
  source: 'assumed',
})

/** Off by default. `reason` is the Service's own text and is never shown raw. */
export const eligibility = defineOperation({
  name: 'eligibility',
  method: 'GET',
  path: '/v1/offers/{id}/eligibility',
  params: idParams,
  query: noInput,
  body: null,
  response: z.object({ eligible: z.boolean(), reason: lenient(z.string()) }),
  idempotency: 'natural',
  source: 'assumed',
})

export const createRedemption = defineOperation({
  name: 'createRedemption',
  method: 'POST',
  path: '/v1/redemptions',
  params: noInput,
  query: noInput,
  body: z.strictObject({ offer: z.string().check(z.minLength(1)) }),
  response: redemptionSchema,
  idempotency: 'key',
  source: 'assumed',
})

export const redemption = defineOperation({
  name: 'redemption',
  method: 'GET',
  path: '/v1/redemptions/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: redemptionSchema,
  idempotency: 'natural',
  source: 'assumed',
})

export const redemptions = defineList({
  name: 'redemptions',
  method: 'GET',
  path: '/v1/redemptions',
  params: noInput,
  query: pageQuery,
  body: null,
  ...pageOf('redemptions', redemptionSchema),
  idempotency: 'natural',
  source: 'assumed',
})

/** Only `id` is certain: the title of a conversation comes from the redemption or interest that names it. */
export const conversationSchema = z.object({
  id: z.string().check(z.minLength(1)),
  createdAt: lenient(z.string()),
})
export type Conversation = z.infer<typeof conversationSchema>

export const conversations = defineList({
  name: 'conversations',
  method: 'GET',
  path: '/v1/conversations',
  params: noInput,
  query: pageQuery,
  body: null,
  ...pageOf('conversations', conversationSchema),
  idempotency: 'natural',
  source: 'assumed',
})

export const ledgerEntrySchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: lenient(z.string()),
  amount: lenient(z.number()),
  createdAt: lenient(z.string()),
  description: lenient(z.string()),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

/** Off by default. `amount` is signed, in points. */
export const ledger = defineList({
  name: 'ledger',
  method: 'GET',
  path: '/v1/wallet/ledger',
  params: noInput,
  query: pageQuery,
  body: null,
  ...pageOf('entries', ledgerEntrySchema),
  idempotency: 'natural',
  source: 'assumed',
})

/** Off by default: a wrong path would lock members out. */
export const acceptTerms = defineOperation({
  name: 'acceptTerms',
  method: 'POST',
  path: '/v1/terms/acceptances',
  params: noInput,
  query: noInput,
  body: z.strictObject({ type: z.string().check(z.minLength(1)), version: z.string().check(z.minLength(1)) }),
  response: termsSchema,
  idempotency: 'none',
  source: 'assumed',
})

/** Sends a new code to the phone of the intake. Any 2xx is success; what the answer holds is ignored. */
export const issuePhoneCode = defineOperation({
  name: 'issuePhoneCode',
  method: 'POST',
  path: '/v1/interests/{id}/phone/verification',
  params: idParams,
  query: noInput,
  body: null,
  response: z.unknown(),
  idempotency: 'none',
  source: 'assumed',
})

export type AssumedOperationName =
  | 'offers'
  | 'offer'
  | 'eligibility'
  | 'createRedemption'
  | 'redemption'
  | 'redemptions'
  | 'conversations'
  | 'ledger'
  | 'acceptTerms'
  | 'issuePhoneCode'

/** `false` switches an operation off, and its affordance out of the UI; `{ path }` moves it. */
export type OperationAssumption = boolean | { readonly path: string }

/** What we take for granted where the specification is silent. Give the provider or the client a part of it to change it. */
export interface Assumptions {
  readonly operations: Readonly<Record<AssumedOperationName, OperationAssumption>>
  /** Header that carries the idempotency key. */
  readonly idempotencyHeader: string
  /** Whether writes that the specification does not list as idempotent take the header all the same. */
  readonly idempotentWrites: { readonly createRedemption: boolean; readonly sendMessage: boolean }
  /** Names of the two paging parameters, and the page size that we ask for (1 to 100). */
  readonly paging: { readonly limit: string; readonly cursor: string; readonly size: number }
  /** Whether a message was written by the member. `memberId` is the one that the host gave, else null. */
  readonly isOwnMessage: (message: Message, member: { readonly memberId: string | null }) => boolean
  /** The usual length of a phone code: a hint only, no other length is refused. */
  readonly phoneCodeLength: number
  /** How often the newest page of an open thread is read, in milliseconds: with attention, and at most when idle. */
  readonly messagePolling: { readonly activeMs: number; readonly idleMs: number }
}

/** A part of `Assumptions`: what is left out keeps its default. */
export type AssumptionsInput = {
  readonly [K in keyof Assumptions]?: Assumptions[K] extends (...input: never) => unknown
    ? Assumptions[K]
    : Assumptions[K] extends object
      ? Partial<Assumptions[K]>
      : Assumptions[K]
}

export const defaultAssumptions: Assumptions = {
  operations: {
    offers: true,
    offer: false,
    eligibility: false,
    createRedemption: true,
    redemption: true,
    redemptions: true,
    conversations: true,
    ledger: false,
    acceptTerms: false,
    issuePhoneCode: true,
  },
  idempotencyHeader: 'Idempotency-Key',
  idempotentWrites: { createRedemption: true, sendMessage: true },
  paging: { limit: 'limit', cursor: 'cursor', size: 100 },
  isOwnMessage: (message, { memberId }) =>
    message.type === 'MEMBER' || (memberId !== null && message.authorID === memberId),
  phoneCodeLength: 6,
  messagePolling: { activeMs: 4_000, idleMs: 30_000 },
}

/** Merges once; an unknown key or operation name is a developer error, since it would silently change nothing. */
export function mergeAssumptions(input: AssumptionsInput = {}): Assumptions {
  refuseUnknownKeys(input, defaultAssumptions, 'assumptions')
  refuseUnknownKeys(input.operations ?? {}, defaultAssumptions.operations, 'assumptions.operations')
  const paging = { ...defaultAssumptions.paging, ...input.paging }
  if (!Number.isInteger(paging.size) || paging.size < 1 || paging.size > 100) {
    throw new RangeError(
      `@experience-program/react: assumptions.paging.size is ${String(paging.size)}. The Service takes a whole number from 1 to 100. Give one, or leave it out for 100.`,
    )
  }
  return {
    ...defaultAssumptions,
    ...input,
    operations: { ...defaultAssumptions.operations, ...input.operations },
    idempotentWrites: { ...defaultAssumptions.idempotentWrites, ...input.idempotentWrites },
    paging,
    messagePolling: { ...defaultAssumptions.messagePolling, ...input.messagePolling },
  }
}

function refuseUnknownKeys(input: object, known: object, name: string): void {
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(known, key)) continue
    throw new TypeError(
      `@experience-program/react: ${name} has no key "${key}". It would change nothing. Use one of: ${Object.keys(known).join(', ')}.`,
    )
  }
}

export interface AssumptionNote {
  /** What the specification leaves out. */
  readonly notShown: string
  /** What we do meanwhile. */
  readonly assumed: string
  /** How an integrator changes it or switches it off. */
  readonly change: string
}

/** Each assumption in words: the README's table, row by row. */
export const assumptionNotes = {
  cors: {
    notShown: 'CORS',
    assumed: 'The Service allows the page’s origin and exposes `X-Request-Id` and `Retry-After`. Where it does not, the default wait is used and no reference is shown.',
    change: '`baseUrl: "/xp"`, a same-origin path that your server proxies',
  },
  idempotencyHeader: {
    notShown: 'Name of the idempotency header',
    assumed: '`Idempotency-Key`, a UUID; a retry sends the same bytes',
    change: '`idempotencyHeader`',
  },
  idempotentWrites: {
    notShown: 'Which writes take the header',
    assumed: 'Exchange and interests (documented), messages and redemptions. PUTs replace. Accepting terms and issuing a phone code take none.',
    change: '`idempotentWrites: { createRedemption: false }`: no automatic retry, an unknown outcome re-reads the list',
  },
  requiredInterestFields: {
    notShown: 'Required fields of `POST /v1/interests`',
    assumed: '`offer` only; `externalUserID` is never sent in member mode',
    change: 'Fixed',
  },
  paging: {
    notShown: 'Paging parameters',
    assumed: '`limit` (we ask for 100) and `cursor`; `nextCursor` is absent, null or empty at the end',
    change: '`paging: { limit, cursor, size }`',
  },
  offers: {
    notShown: 'Offers list',
    assumed: '`GET /v1/offers` → `{ offers, nextCursor? }`',
    change: '`operations: { offers: { path } }`',
  },
  offer: {
    notShown: 'One offer',
    assumed: 'Read out of the list, stopping at the first hit; one that is no longer listed shows as no longer offered',
    change: '`operations: { offer: true }` reads `GET /v1/offers/{id}`',
  },
  redemptions: {
    notShown: 'Redemption create, read, list',
    assumed: '`POST /v1/redemptions {offer}`, `GET /v1/redemptions/{id}`, `GET /v1/redemptions` → `{ redemptions, nextCursor? }`',
    change: '`operations: { createRedemption, redemption, redemptions }`',
  },
  interests: {
    notShown: 'Interests list',
    assumed: 'None exists: those made in this session are known; `onCreated` gives the id to store',
    change: 'Fixed',
  },
  eligibility: {
    notShown: 'Eligibility',
    assumed: 'Off',
    change: '`operations: { eligibility: true }` reads `GET /v1/offers/{id}/eligibility` → `{ eligible, reason? }`',
  },
  ledger: {
    notShown: 'Wallet ledger',
    assumed: 'Off',
    change: '`operations: { ledger: true }` reads `GET /v1/wallet/ledger` → `{ entries, nextCursor? }`',
  },
  conversations: {
    notShown: 'Conversations list',
    assumed: '`GET /v1/conversations` → `{ conversations: [{ id }], nextCursor? }`; only `id` is certain',
    change: '`operations: { conversations: false }` or `{ path }`',
  },
  acceptTerms: {
    notShown: 'Accepting terms',
    assumed: 'Off: the host’s own `accept` function',
    change: '`operations: { acceptTerms: true }` sends `POST /v1/terms/acceptances {type, version}` → `{ documents }`',
  },
  termsText: {
    notShown: 'The terms’ text',
    assumed: 'The host gives a link or content per document type',
    change: '`documents` of `TermsGate`',
  },
  issuePhoneCode: {
    notShown: 'Issuing a phone code',
    assumed: '`POST /v1/interests/{id}/phone/verification`, any 2xx; a code is taken to be sent when a phone is first saved',
    change: '`operations: { issuePhoneCode: false }`: no “send again”',
  },
  phoneCodeLength: {
    notShown: 'Length of a phone code',
    assumed: '6, as a hint only: another length is never refused',
    change: '`phoneCodeLength`',
  },
  units: {
    notShown: 'Units of prices',
    assumed: '`pointsPrice` and `balance` share points; `display.amount` and `*Display` share `currency`; shown is `display.amount`, else `pointsPrice`; affordability is balance − pointsPrice; US dollars only from `valueUSD` and `*USD`; `unitsPerUSD` only where a Display value is missing',
    change: 'Fixed',
  },
  timeZone: {
    notShown: 'Time zone of `startAt`, `endAt`',
    assumed: 'Shown in the provider’s `timeZone` (default the member’s), with the zone named',
    change: '`timeZone` of the provider',
  },
  interestStatus: {
    notShown: 'Interest status values',
    assumed: 'Not shown to the member unless your messages name them',
    change: '`messages` of the provider',
  },
  isOwnMessage: {
    notShown: 'Whose message it is (`type`, `authorID`)',
    assumed: '`type` is `MEMBER`, or `authorID` is the `memberId` that the host gives',
    change: '`isOwnMessage`',
  },
  readState: {
    notShown: 'Read state of a thread',
    assumed: 'None in the Service: kept in memory, from a `lastSeenAt` that the host may give',
    change: '`lastSeenAt` of the chat',
  },
  attachmentKind: {
    notShown: 'Kind of an attachment',
    assumed: 'Guessed from its name',
    change: 'Fixed',
  },
  redemptionOffer: {
    notShown: 'Format of a redemption’s `offer`',
    assumed: 'The offer’s id; otherwise the redemption is shown without its offer',
    change: 'Fixed',
  },
  emailContact: {
    notShown: 'E-mail address for contact',
    assumed: 'No field in the Service: “the address your organisation holds”',
    change: '`messages` of the provider',
  },
  intakeAfterEdit: {
    notShown: '`phoneVerified` and `sensitiveDetailsSentAt` after a later edit',
    assumed: 'What the response says; before saving, the form says when earlier answers were sent and that they are not sent again',
    change: 'Fixed',
  },
  errorBody: {
    notShown: 'Error body',
    assumed: '`{ error: { code, message } }` or `{ code, message }`; anything else is never shown',
    change: 'Fixed',
  },
  successStatus: {
    notShown: 'Success status where not documented',
    assumed: 'Any 2xx',
    change: 'Fixed',
  },
  feedbackRefusal: {
    notShown: 'Refusal of feedback when not COMPLETED',
    assumed: 'Any 4xx, with the status re-read; `rating` is required by the form, `comment` left out when empty',
    change: 'Fixed',
  },
  textLengths: {
    notShown: 'Text lengths',
    assumed: 'None; a 413 or another 4xx keeps the text',
    change: 'Fixed',
  },
  retryAfter: {
    notShown: 'Wait without `Retry-After`',
    assumed: '1 s doubling, with jitter, at most 30 s',
    change: 'Fixed',
  },
  messagePolling: {
    notShown: 'Stream of concierge messages',
    assumed: 'The newest page is polled while the thread has attention (4 s open and visible, up to 30 s idle, none hidden or offline)',
    change: '`messagePolling`, and a `subscribe` hook for hosts that can push',
  },
} as const satisfies Record<string, AssumptionNote>
