import * as z from 'zod/mini'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** Sends a new code to the phone of the intake. Any 2xx is success; what the answer holds is ignored. */
export const issuePhoneCode = defineOperation({
  name: 'issuePhoneCode',
  method: 'POST',
  path: '/v1/interests/{id}/phone/verification',
  params: idParams,
  query: noInput,
  body: null,
  response: z.unknown(),
  idempotency: 'none',
  source: 'assumed',
})
