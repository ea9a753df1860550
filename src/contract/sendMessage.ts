import * as z from 'zod/mini'
import { nonEmptyString, object } from './lenient.ts'
import { defineOperation, idParams, noInput } from './operation.ts'

/** Idempotent (specification, Endpoints, rule 7), by the idempotency header as assumed. */
export const sendMessage = defineOperation({
  name: 'sendMessage',
  method: 'POST',
  path: '/v1/conversations/{id}/messages',
  params: idParams,
  query: noInput,
  body: z.strictObject({ message: nonEmptyString() }),
  response: object({ ok: z.literal(true) }),
  idempotency: 'key',
  freeText: true,
})
