import * as s from './schema/index.ts'
import { defineOperation, idParams, noInput } from './operation.ts'

/** Specification, States and transitions. A status of a later version passes through as text. */
export const redemptionStatuses = [
  'SUBMITTED',
  'OPEN',
  'AWAITING_VENDOR',
  'AWAITING_CUSTOMER',
  'PURCHASED',
  'COMPLETED',
  'CANCELED',
] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

export const canceledReasons = [
  'SOLD_OUT',
  'VENDOR_DECLINED',
  'DATE_UNAVAILABLE',
  'MEMBER_REQUESTED',
  'EXPIRED',
  'OTHER',
] as const
export type CanceledReason = (typeof canceledReasons)[number]

const feedback = s.object({
  comment: s.lenient(s.string()),
  rating: s.lenient(s.int()),
  submittedAt: s.lenient(s.string()),
})

/** Specification, Resources, Redemption. Only `id` is certain. */
export const redemptionSchema = s.object({
  id: s.nonEmptyString(),
  offer: s.lenient(s.string()),
  status: s.lenient(s.open(redemptionStatuses)),
  createdAt: s.lenient(s.string()),
  startAt: s.lenient(s.string()),
  endAt: s.lenient(s.string()),
  conversationId: s.lenient(s.string()),
  canceledReason: s.lenient(s.open(canceledReasons)),
  canceledNote: s.lenient(s.string()),
  feedback: s.lenient(feedback),
})

/** An offer that the member took for points, and where it stands. */
export type Redemption = s.Infer<typeof redemptionSchema>

/** `rating` is a whole number from 0 to 10, the NPS scale (specification, Endpoints, rule 3). */
export const feedbackInputSchema = s.strictObject({
  rating: s.int({ least: 0, most: 10 }),
  comment: s.optional(s.string()),
})
export type FeedbackInput = s.Infer<typeof feedbackInputSchema>

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
  source: 'specification',
})
