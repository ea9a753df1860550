import * as z from 'zod/mini'
import { nonEmptyString, object } from './lenient.ts'
import { intakeInputSchema, intakeSchema, ordinaryAnswers } from './intake.ts'
import { defineOperation, defineRead, idParams, noInput } from './operation.ts'

/** Specification, Resources, Interest: every key is required. Values of `status` are not shown. */
export const interestSchema = object({
  id: nonEmptyString(),
  offer: z.string(),
  status: z.string(),
  createdAt: z.string(),
  conversationId: z.nullable(z.string()),
  intake: z.nullable(intakeSchema),
})

/** What a member asked for: it debits no points, holds no place, and opens a conversation with the concierge. */
export type Interest = z.infer<typeof interestSchema>

/** `externalUserID` is in the contract and never sent in member mode. Sensitive answers are not accepted here. */
export const interestInputSchema = z.strictObject({
  offer: nonEmptyString(),
  ...ordinaryAnswers,
  externalUserID: z.optional(z.string()),
})
/** What creates an interest: the offer, and the ordinary answers that are known. */
export type InterestInput = z.infer<typeof interestInputSchema>

export const createInterest = defineOperation({
  name: 'createInterest',
  method: 'POST',
  path: '/v1/interests',
  params: noInput,
  query: noInput,
  body: interestInputSchema,
  response: interestSchema,
  idempotency: 'key',
})

export const interest = defineRead({
  name: 'interest',
  path: '/v1/interests/{id}',
  params: idParams,
  response: interestSchema,
})

/** Replaces the whole intake (specification, Endpoints, rule 5). The only call that carries sensitive answers. */
export const submitIntake = defineOperation({
  name: 'submitIntake',
  method: 'PUT',
  path: '/v1/interests/{id}/intake',
  params: idParams,
  query: noInput,
  body: intakeInputSchema,
  response: interestSchema,
  idempotency: 'natural',
  sensitive: true,
})

export const phoneCheckSchema = object({ verified: z.boolean() })
/** `verified: false` is an answer, not an error: the code was wrong or has expired. */
export type PhoneCheck = z.infer<typeof phoneCheckSchema>

export const phoneCodeInputSchema = z.strictObject({ code: nonEmptyString() })

export const verifyPhone = defineOperation({
  name: 'verifyPhone',
  method: 'PUT',
  path: '/v1/interests/{id}/phone/verification',
  params: idParams,
  query: noInput,
  body: phoneCodeInputSchema,
  response: phoneCheckSchema,
  idempotency: 'natural',
})
