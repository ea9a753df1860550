import * as z from 'zod/mini'
import { lenient } from '../lenient.ts'
import { defineList, defineOperation, noInput, pageQuery } from '../operation.ts'
import { pageOf } from '../page.ts'
import { walletSchema } from '../wallet.ts'

/** Specification, Resources, Member. Only `externalUserID`, the organisation's own id, is certain. */
export const memberSchema = z.object({
  externalUserID: z.string().check(z.minLength(1)),
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
  method: 'GET',
  path: '/v1/members',
  params: noInput,
  query: pageQuery,
  body: null,
  ...pageOf('members', memberSchema),
  idempotency: 'natural',
  source: 'specification',
})

export const memberParams = z.strictObject({ externalUserID: z.string().check(z.minLength(1)) })

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
