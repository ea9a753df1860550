import * as z from 'zod/mini'
import type { MemberExtra } from '../extra/index.ts'
import { lenient, nonEmptyString, object, objectWithExtra, type ObjectWithExtra } from '../lenient.ts'
import { assumed, defineList, defineOperation, noInput } from '../operation.ts'
import { ledgerEntrySchema, walletSchema } from '../wallet.ts'

const fields = {
  externalUserID: nonEmptyString(),
  displayName: lenient(z.string()),
  tier: lenient(z.string()),
  attributes: lenient(z.record(z.string(), z.unknown())),
  /** How many of the member's redemptions have each status. */
  redemptionCounts: lenient(z.record(z.string(), z.int())),
  wallet: lenient(walletSchema),
}

/** Specification, Resources, Member. Only `externalUserID`, the organisation's own id, is certain. */
export const memberSchema: ObjectWithExtra<typeof fields, MemberExtra> = objectWithExtra(fields)
/** A member as the organisation sees them. */
export type Member = z.infer<typeof memberSchema>

/** Newest first. */
export const members = defineList({
  name: 'members',
  path: '/v1/members',
  params: noInput,
  rows: { field: 'members', schema: memberSchema },
})

const memberParams = z.strictObject({ externalUserID: nonEmptyString() })

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

/** Assumed, as the member's ledger is: the specification names both without a path. */
const creditInputSchema = z.strictObject({
  points: z.number().check(z.positive()),
  description: z.optional(z.string()),
})
export type CreditInput = z.infer<typeof creditInputSchema>

/** Adds points to a member's wallet; answers with the wallet after it. */
export const creditWallet = assumed(
  defineOperation({
    name: 'creditWallet',
    method: 'POST',
    path: '/v1/members/{externalUserID}/wallet/credits',
    params: memberParams,
    query: noInput,
    body: creditInputSchema,
    response: walletSchema,
    idempotency: 'key',
  }),
)

/** A member's ledger, newest first. `amount` is signed, in points. */
export const memberLedger = assumed(
  defineList({
    name: 'memberLedger',
    path: '/v1/members/{externalUserID}/wallet/ledger',
    params: memberParams,
    rows: { field: 'entries', schema: ledgerEntrySchema },
  }),
)
