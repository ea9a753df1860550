import * as z from 'zod/mini'
import { nonEmptyText } from '../nonEmptyText.ts'
import { defineOperation, noInput } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const createRedemption = defineOperation({
  name: 'createRedemption',
  method: 'POST',
  path: '/v1/redemptions',
  params: noInput,
  query: noInput,
  body: z.strictObject({ offer: nonEmptyText() }),
  response: redemptionSchema,
  idempotency: 'key',
  source: 'assumed',
})
