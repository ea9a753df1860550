import * as z from 'zod/mini'
import { parseTimestamp } from '../../base/index.ts'
import { nonEmptyString, object } from '../lenient.ts'
import { defineOperation, noInput } from '../operation.ts'

/** Specification, Resources, TokenGrant: both fields are required of the exchange. */
export const tokenGrantSchema = object({
  accessToken: nonEmptyString(),
  expiresAt: z
    .string()
    .check(z.refine((text) => parseTimestamp(text) !== null || !Number.isNaN(Date.parse(text)))),
})
/** What an exchange gives: a member token, and when it expires (ISO-8601). */
export type TokenGrant = z.infer<typeof tokenGrantSchema>

/** The member as the organisation knows them: `externalUserID` is the organisation's own stable id. */
export const exchangeInputSchema = z.strictObject({
  externalUserID: nonEmptyString(),
  displayName: z.optional(z.string()),
  email: z.optional(z.string()),
  tier: z.optional(z.string()),
})
/**
 * Whose token is wanted: your own stable id of the member, which is required, and what is known of the profile. Give
 * `email`: the concierge has no other address for a member who asks to be answered by e-mail.
 */
export type ExchangeInput = z.infer<typeof exchangeInputSchema>

/** Exchanges the organisation's key for a member token. Server mode: never from a browser. */
export const exchange = defineOperation({
  name: 'exchange',
  method: 'POST',
  path: '/v1/auth/exchange',
  params: noInput,
  query: noInput,
  body: exchangeInputSchema,
  response: tokenGrantSchema,
  idempotency: 'key',
  freeText: true,
})
