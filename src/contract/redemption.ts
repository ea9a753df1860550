import * as z from 'zod/mini'
import type { RedemptionExtra } from './extra/index.ts'
import {
  lenient,
  lenientText,
  nonEmptyString,
  object,
  objectWithExtra,
  type ObjectWithExtra,
  open,
} from './lenient.ts'

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
  comment: lenientText(),
  rating: lenient(z.int()),
  submittedAt: lenientText(),
}).check(z.overwrite(missingIfEmpty))

/** Feedback in which nothing can be read is none: the member may still give it. */
function missingIfEmpty<Fields extends object>(given: Fields): Fields {
  return Object.keys(given).length > 0 ? given : (undefined as never)
}

const fields = {
  id: nonEmptyString(),
  offer: lenientText(),
  status: lenient(open(redemptionStatuses)),
  createdAt: lenientText(),
  startAt: lenientText(),
  endAt: lenientText(),
  conversationId: lenientText(),
  canceledReason: lenient(open(canceledReasons)),
  canceledNote: lenientText(),
  feedback: lenient(feedback),
}

/** Specification, Resources, Redemption. Only `id` is certain. */
export const redemptionSchema: ObjectWithExtra<typeof fields, RedemptionExtra> = objectWithExtra(fields)

/** An offer that the member took for points, and its status. */
export type Redemption = z.infer<typeof redemptionSchema>
