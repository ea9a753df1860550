import * as z from 'zod/mini'
import { lenient } from '../lenient.ts'
import { offerSchema } from '../offer.ts'
import { defineList, defineOperation, idParams, noInput, pageQuery } from '../operation.ts'
import { pageOf } from '../page.ts'
import { redemptionSchema } from '../redemption.ts'
import { termsSchema } from '../terms.ts'

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
