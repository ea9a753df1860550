import { defineRead, idParams } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const redemption = defineRead({
  name: 'redemption',
  path: '/v1/redemptions/{id}',
  params: idParams,
  response: redemptionSchema,
  source: 'assumed',
})
