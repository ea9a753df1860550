import * as z from 'zod/mini'
import { lenient, nonEmptyString, object } from '../lenient.ts'
import { defineList } from '../operation.ts'
import { defineOperation, noInput } from '../operation.ts'
import { walletSchema } from '../wallet.ts'

/** Specification, Resources, Member. Only `externalUserID`, the organisation's own id, is certain. */
export const memberSchema = object({
  externalUserID: nonEmptyString(),
  displayName: lenient(z.string()),
  tier: lenient(z.string()),
  attributes: lenient(z.record(z.string(), z.unknown())),
  /** How many of the member's redemptions have each status. */
  redemptionCounts: lenient(z.record(z.string(), z.int())),
  wallet: lenient(walletSchema),
})
/** A member as the organisation sees them. */
export type Member = z.infer<typeof memberSchema>

/** Newest first. */
export const members = defineList({
  name: 'members',
  path: '/v1/members',
  params: noInput,
  rows: { field: 'members', schema: memberSchema },
})

export const memberParams = z.strictObject({ externalUserID: nonEmptyString() })

/** Archives the member. `balanceRetained` says whether the points stay for a return. */
export const removeMember = defineOperation({
  name: 'removeMember',
  method: 'DELETE',
  path: '/v1/members/{externalUserID}',
  params: memberParams,
  query: noInput,
  body: null,
  response: object({ archived: z.boolean(), balanceRetained: z.boolean(), externalUserID: z.string() }),
  idempotency: 'natural',
})
