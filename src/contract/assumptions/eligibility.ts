import * as s from '../schema/index.ts'
import { defineRead, idParams } from '../operation.ts'

/** Off by default. `reason` is the Service's own text and is never shown raw. */
export const eligibility = defineRead({
  name: 'eligibility',
  path: '/v1/offers/{id}/eligibility',
  params: idParams,
  response: s.object({ eligible: s.boolean(), reason: s.lenient(s.string()) }),
  source: 'assumed',
})
