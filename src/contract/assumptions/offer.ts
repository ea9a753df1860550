import { offerSchema } from '../offer.ts'
import { defineRead, idParams } from '../operation.ts'

/** Off by default: one offer is read out of the list. */
export const offer = defineRead({
  name: 'offer',
  path: '/v1/offers/{id}',
  params: idParams,
  response: offerSchema,
  source: 'assumed',
})
