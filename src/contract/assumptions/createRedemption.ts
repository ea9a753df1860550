import * as s from '../schema/index.ts'
import { defineOperation, noInput } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const createRedemption = defineOperation({
  name: 'createRedemption',
  method: 'POST',
  path: '/v1/redemptions',
  params: noInput,
  query: noInput,
  body: s.strictObject({ offer: s.nonEmptyString() }),
  response: redemptionSchema,
  idempotency: 'key',
  source: 'assumed',
})
