import { defineOperation, idParams, noInput } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const redemption = defineOperation({
  name: 'redemption',
  method: 'GET',
  path: '/v1/redemptions/{id}',
  params: idParams,
  query: noInput,
  body: null,
  response: redemptionSchema,
  idempotency: 'natural',
  source: 'assumed',
})
