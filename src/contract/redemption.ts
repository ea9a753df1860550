import * as z from 'zod/mini'
import type { RedemptionExtra } from './extra/index.ts'
import { lenient, nonEmptyString, object, objectWithExtra, type ObjectWithExtra, open } from './lenient.ts'

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

const feedback = object({
  comment: lenient(z.string()),
  rating: lenient(z.int()),
  submittedAt: lenient(z.string()),
})

const fields = {
  id: nonEmptyString(),
  offer: lenient(z.string()),
  status: lenient(open(redemptionStatuses)),
  createdAt: lenient(z.string()),
  startAt: lenient(z.string()),
  endAt: lenient(z.string()),
  conversationId: lenient(z.string()),
  canceledReason: lenient(open(canceledReasons)),
  canceledNote: lenient(z.string()),
  feedback: lenient(feedback),
}

/** Specification, Resources, Redemption. Only `id` is certain. */
export const redemptionSchema: ObjectWithExtra<typeof fields, RedemptionExtra> = objectWithExtra(fields)

/** An offer that the member took for points, and its status. */
export type Redemption = z.infer<typeof redemptionSchema>
