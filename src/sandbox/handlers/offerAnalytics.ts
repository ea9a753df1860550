import { organisationOperations } from '../../contract/organisation/index.ts'
import { organisationHandler } from '../core/Handler.ts'
import type { Environment } from '../model/Environment.ts'

/** A row for each offer, also where nothing happened. What was canceled was refunded, so it is not spent. */
export const offerAnalytics = organisationHandler(
  organisationOperations.offerAnalytics,
  (_input, { environment }) => {
    return { offers: [...environment.offers.keys()].map((id) => rowOf(environment, id)) }
  },
)

function rowOf(environment: Environment, offerId: string) {
  const members = [...environment.members.values()]
  const states = members
    .flatMap(({ redemptions }) => [...redemptions.values()])
    .filter(({ redemption }) => redemption.offer === offerId)
  const withStatus = (status: string) => states.filter(({ redemption }) => redemption.status === status)
  const canceled = withStatus('CANCELED')
  const ratings = states.flatMap(({ redemption }) => redemption.feedback?.rating ?? [])
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    offerId,
    signups: states.length,
    completions: withStatus('COMPLETED').length,
    cancellations: canceled.length,
    pointsSpent: sum(
      states.filter((state) => !canceled.includes(state)).map(({ pointsSpent }) => pointsSpent),
    ),
    ratingCount: ratings.length,
    averageRating: ratings.length === 0 ? 0 : sum(ratings) / ratings.length,
  }
}
