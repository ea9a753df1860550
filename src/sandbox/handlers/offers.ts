import { type Offer, operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { setOfferPrice as operation } from '../../contract/staff/index.ts'
import { memberHandler, organisationHandler } from '../core/Handler.ts'
import { Refusal } from '../core/answer.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import type { Environment, StoredOffer } from '../model/World.ts'
import { stars } from '../model/ledger.ts'
import { catalogOf, findOffer } from '../model/offers.ts'
import { refusalToRedeem } from '../model/redemptions.ts'
import { staffTier } from '../seed/knownIds.ts'

const offers = memberHandler(operations.offers, ({ query }, context) => {
  const words = query.search === undefined ? [] : fold(query.search).split(/\s+/)
  const isMatch = (stored: StoredOffer) => words.length === 0 || hasWords(stored, words)
  const { rows, nextCursor } = pageRows(catalogOf(context), query, isMatch)
  const presented = rows.map((row) => presentOffer(row, context.pictures))
  return { offers: withBrokenRows(presented, context.scenario), nextCursor }
})

function hasWords({ offer }: StoredOffer, words: readonly string[]): boolean {
  const { title, kind, shortDescription, description, location = {}, inclusions = [] } = offer
  const named = inclusions.flatMap(({ group, name }) => [group, name])
  const text = [title, kind, shortDescription, description, ...Object.values(location), ...named].join('\n')
  return words.every((word) => fold(text).includes(word))
}

/** Without case and marks: *sao* finds *São*. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const offer = memberHandler(operations.offer, ({ params }, context) =>
  presentOffer(findOffer(context, params.id), context.pictures),
)

const eligibility = memberHandler(operations.eligibility, ({ params }, context) => {
  const refusal = refusalToRedeem(findOffer(context, params.id), context)
  return refusal === null ? { eligible: true } : { eligible: false, reason: refusal.message }
})

/** The offer as served: `images` become addresses. One that is an address already stays as it is. */
function presentOffer({ offer: { extra, ...offer } }: StoredOffer, pictures: string): Partial<Offer> {
  const images = offer.images?.map((image) => (image.includes(':') ? image : `${pictures}/${image}`))
  return { ...extra, ...offer, ...(images && { images }) }
}

/** Taken with a member token, as the specification says; here only from one of the organisation's staff. */
const setOfferPrice = memberHandler(operation, ({ params, body }, context) => {
  if (context.member.profile.tier !== staffTier) {
    throw new Refusal(403, 'NOT_PERMITTED', 'Only staff of the organisation set its display prices.')
  }
  const stored = findOffer(context, params.id)
  const display = { amount: body.amount, currency: stars, source: 'AUTHORED' }
  const priced = { ...stored, offer: { ...stored.offer, display } }
  context.environment.offers.set(stored.id, priced)
  return presentOffer(priced, context.pictures)
})

/** A row for each offer, also where nothing happened. What was canceled was refunded, so it is not spent. */
const offerAnalytics = organisationHandler(
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

export const offerHandlers = { offers, offer, eligibility, setOfferPrice, offerAnalytics }
