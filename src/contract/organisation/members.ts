import * as s from '../schema/index.ts'
import { defineList } from '../defineList.ts'
import { defineOperation, noInput } from '../operation.ts'
import { walletSchema } from '../wallet.ts'

/** Specification, Resources, Member. Only `externalUserID`, the organisation's own id, is certain. */
export const memberSchema = s.object({
  externalUserID: s.nonEmptyString(),
  displayName: s.lenient(s.string()),
  tier: s.lenient(s.string()),
  attributes: s.lenient(s.record(s.unknown())),
  /** How many of the member's redemptions have each status. */
  redemptionCounts: s.lenient(s.record(s.int())),
  wallet: s.lenient(walletSchema),
})
/** A member as the organisation sees them. */
export type Member = s.Infer<typeof memberSchema>

/** Newest first. */
export const members = defineList({
  name: 'members',
  path: '/v1/members',
  params: noInput,
  rows: { field: 'members', schema: memberSchema },
  source: 'specification',
})

export const memberParams = s.strictObject({ externalUserID: s.nonEmptyString() })

/** Archives the member. `balanceRetained` says whether the points stay for a return. */
export const removeMember = defineOperation({
  name: 'removeMember',
  method: 'DELETE',
  path: '/v1/members/{externalUserID}',
  params: memberParams,
  query: noInput,
  body: null,
  response: s.object({ archived: s.boolean(), balanceRetained: s.boolean(), externalUserID: s.string() }),
  idempotency: 'natural',
  source: 'specification',
})
