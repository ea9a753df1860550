import * as z from 'zod/mini'
import { nonEmptyString } from '../lenient.ts'
import { defineOperation, noInput } from '../operation.ts'
import { termsSchema } from '../terms.ts'

/** Off by default: a wrong path would lock members out. */
export const acceptTerms = defineOperation({
  name: 'acceptTerms',
  method: 'POST',
  path: '/v1/terms/acceptances',
  params: noInput,
  query: noInput,
  body: z.strictObject({ type: nonEmptyString(), version: nonEmptyString() }),
  response: termsSchema,
  idempotency: 'none',
  source: 'assumed',
})
