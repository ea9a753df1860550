import * as z from 'zod/mini'
import { lenient, nonEmptyString, object } from '../lenient.ts'
import { defineOperation, noInput } from '../operation.ts'

/** Specification, Resources, Offer analytics row. `pointsSpent` in points; `averageRating` from 0 to 10. */
export const offerAnalyticsRowSchema = object({
  offerId: nonEmptyString(),
  signups: lenient(z.int()),
  completions: lenient(z.int()),
  cancellations: lenient(z.int()),
  pointsSpent: lenient(z.number()),
  ratingCount: lenient(z.int()),
  averageRating: lenient(z.number()),
})
export type OfferAnalyticsRow = z.infer<typeof offerAnalyticsRowSchema>

/** What became of each offer among the organisation's members. */
export const offerAnalytics = defineOperation({
  name: 'offerAnalytics',
  method: 'GET',
  path: '/v1/analytics/offers',
  params: noInput,
  query: noInput,
  body: null,
  response: object({ offers: z.array(offerAnalyticsRowSchema) }),
  idempotency: 'natural',
})
