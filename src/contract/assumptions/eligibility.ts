import * as z from 'zod/mini'
import { lenient } from '../lenient.ts'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** Off by default. `reason` is the Service's own text and is never shown raw. */
export const eligibility = defineOperation({
  name: 'eligibility',
  method: 'GET',
  path: '/v1/offers/{id}/eligibility',
  params: idParams,
  query: noInput,
  body: null,
  response: z.object({ eligible: z.boolean(), reason: lenient(z.string()) }),
  idempotency: 'natural',
  source: 'assumed',
})
