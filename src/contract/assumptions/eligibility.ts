import * as z from 'zod/mini'
import { lenient, object } from '../lenient.ts'
import { defineRead, idParams } from '../operation.ts'

/** Off by default. `reason` is the Service's own text and is never shown raw. */
export const eligibility = defineRead({
  name: 'eligibility',
  path: '/v1/offers/{id}/eligibility',
  params: idParams,
  response: object({ eligible: z.boolean(), reason: lenient(z.string()) }),
  source: 'assumed',
})
