import * as z from 'zod/mini'
import { defineOperation, idParams, noInput } from './operation.ts'
import { redemptionSchema } from './redemption.ts'

/** `rating` is a whole number from 0 to 10, the NPS scale (specification, Endpoints, rule 3). */
export const feedbackInputSchema = z.strictObject({
  rating: z.int().check(z.gte(0), z.lte(10)),
  comment: z.optional(z.string()),
})
export type FeedbackInput = z.infer<typeof feedbackInputSchema>

/** Accepted only when the redemption is COMPLETED; a second answer replaces the first. */
export const submitFeedback = defineOperation({
  name: 'submitFeedback',
  method: 'PUT',
  path: '/v1/redemptions/{id}/feedback',
  params: idParams,
  query: noInput,
  body: feedbackInputSchema,
  response: redemptionSchema,
  idempotency: 'natural',
  freeText: true,
})
