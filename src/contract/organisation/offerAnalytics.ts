import * as s from '../schema/index.ts'
import { defineOperation, noInput } from '../operation.ts'

/** Specification, Resources, Offer analytics row. `pointsSpent` in points; `averageRating` from 0 to 10. */
export const offerAnalyticsRowSchema = s.object({
  offerId: s.nonEmptyString(),
  signups: s.lenient(s.int()),
  completions: s.lenient(s.int()),
  cancellations: s.lenient(s.int()),
  pointsSpent: s.lenient(s.number()),
  ratingCount: s.lenient(s.int()),
  averageRating: s.lenient(s.number()),
})
export type OfferAnalyticsRow = s.Infer<typeof offerAnalyticsRowSchema>

/** What became of each offer among the organisation's members. */
export const offerAnalytics = defineOperation({
  name: 'offerAnalytics',
  method: 'GET',
  path: '/v1/analytics/offers',
  params: noInput,
  query: noInput,
  body: null,
  response: s.object({ offers: s.array(offerAnalyticsRowSchema) }),
  idempotency: 'natural',
  source: 'specification',
})
