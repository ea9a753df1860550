import { operations } from '../../contract/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import { Refusal } from '../core/answer.ts'
import { findOffer } from '../model/offers.ts'
import { newestFirst, ownedBy } from '../model/records.ts'
import { redeem, refusalToRedeem } from '../model/redemptions.ts'

const createRedemption = memberHandler(
  operations.createRedemption,
  ({ body }, context) => {
    const stored = findOffer(context, body.offer)
    const refusal = refusalToRedeem(stored, context)
    if (refusal) throw refusal
    return redeem(stored, context).redemption
  },
  201,
)

const redemption = memberHandler(
  operations.redemption,
  ({ params }, context) =>
    ownedBy(context, (member) => member.redemptions, params.id, 'redemption').redemption,
)

const redemptions = memberHandler(operations.redemptions, ({ query }, { member, scenario }) => {
  const all = newestFirst([...member.redemptions.values()].map((state) => state.redemption))
  const { rows, nextCursor } = pageRows(scenario.empty === true ? [] : all, query)
  return { redemptions: withBrokenRows(rows, scenario), nextCursor }
})

const submitFeedback = memberHandler(operations.submitFeedback, ({ params, body }, context) => {
  const state = ownedBy(context, (member) => member.redemptions, params.id, 'redemption')
  if (state.redemption.status !== 'COMPLETED') {
    throw new Refusal(
      422,
      'REDEMPTION_NOT_COMPLETED',
      'Feedback is accepted only when the redemption is COMPLETED.',
    )
  }
  const feedback = { comment: body.comment, rating: body.rating, submittedAt: context.issuer.timestamp() }
  state.redemption = { ...state.redemption, feedback }
  return state.redemption
})

export const redemptionHandlers = {
  createRedemption,
  redemption,
  redemptions,
  submitFeedback,
}
