import * as s from '../schema/index.ts'
import { defineOperation, noInput } from '../operation.ts'

/** Specification, Resources, TokenGrant: both fields are required of the exchange. */
export const tokenGrantSchema = s.object({
  accessToken: s.nonEmptyString(),
  expiresAt: s.stringThat((text) => !Number.isNaN(Date.parse(text))),
})
/** What an exchange gives: a member token, and when it expires (ISO-8601). */
export type TokenGrant = s.Infer<typeof tokenGrantSchema>

/** The member as the organisation knows them: `externalUserID` is the organisation's own stable id. */
export const exchangeInputSchema = s.strictObject({
  externalUserID: s.nonEmptyString(),
  displayName: s.optional(s.string()),
  email: s.optional(s.string()),
  tier: s.optional(s.string()),
})
/** Whose token is wanted: your own stable id of the member, and what is known of the profile. `externalUserID` is required. */
export type ExchangeInput = s.Infer<typeof exchangeInputSchema>

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
  source: 'specification',
})
