import { defineList } from '../operation.ts'
import { noInput } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const redemptions = defineList({
  name: 'redemptions',
  path: '/v1/redemptions',
  params: noInput,
  rows: { field: 'redemptions', schema: redemptionSchema },
  source: 'assumed',
})
