import * as z from 'zod/mini'
import { defineList } from '../defineList.ts'
import { lenient } from '../lenient.ts'
import { defineOperation, noInput } from '../operation.ts'
import { wholeNumber } from '../wholeNumber.ts'
import { nonEmptyText } from '../nonEmptyText.ts'
import { walletSchema } from '../wallet.ts'

/** Specification, Resources, Member. Only `externalUserID`, the organisation's own id, is certain. */
export const memberSchema = z.object({
  externalUserID: nonEmptyText(),
  displayName: lenient(z.string()),
  tier: lenient(z.string()),
  attributes: lenient(z.record(z.string(), z.unknown())),
  /** How many of the member's redemptions have each status. */
  redemptionCounts: lenient(z.record(z.string(), wholeNumber())),
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
  source: 'specification',
})

export const memberParams = z.strictObject({ externalUserID: nonEmptyText() })

/** Archives the member. `balanceRetained` says whether the points stay for a return. */
export const removeMember = defineOperation({
  name: 'removeMember',
  method: 'DELETE',
  path: '/v1/members/{externalUserID}',
  params: memberParams,
  query: noInput,
  body: null,
  response: z.object({ archived: z.boolean(), balanceRetained: z.boolean(), externalUserID: z.string() }),
  idempotency: 'natural',
  source: 'specification',
})
