import { offerSchema } from '../offer.ts'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** Off by default: one offer is read out of the list. */
export const offer = defineOperation({
  name: 'offer',
  method: 'GET',
  path: '/v1/offers/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: offerSchema,
  idempotency: 'natural',
  source: 'assumed',
})
