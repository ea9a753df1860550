import { operations } from '../../contract/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { pageRows } from '../core/pageRows.ts'
import { catalogOf } from '../model/catalogOf.ts'
import { findOffer } from '../model/findOffer.ts'
import { presentOffer } from '../model/presentOffer.ts'
import { refusalToRedeem } from '../model/refusalToRedeem.ts'
import { withBrokenRows } from '../scenario/withBrokenRows.ts'

export const offers = memberHandler(operations.offers, ({ query }, context) => {
  const { rows, nextCursor } = pageRows(catalogOf(context), query)
  const presented = rows.map((row) => presentOffer(row, context.pictures))
  return { offers: withBrokenRows(presented, context.scenario), nextCursor }
})

export const offer = memberHandler(operations.offer, ({ params }, context) =>
  presentOffer(findOffer(context, params.id), context.pictures),
)

export const eligibility = memberHandler(operations.eligibility, ({ params }, context) => {
  const refusal = refusalToRedeem(findOffer(context, params.id), context)
  return refusal === null ? { eligible: true } : { eligible: false, reason: refusal.message }
})
