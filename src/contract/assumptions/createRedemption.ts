import * as z from 'zod/mini'
import { nonEmptyString } from '../lenient.ts'
import { defineOperation, noInput } from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'

export const createRedemption = defineOperation({
  name: 'createRedemption',
  method: 'POST',
  path: '/v1/redemptions',
  params: noInput,
  query: noInput,
  body: z.strictObject({ offer: nonEmptyString() }),
  response: redemptionSchema,
  idempotency: 'key',
  source: 'assumed',
})
