import * as z from 'zod/mini'
import { conversationSchema } from '../conversation.ts'
import { lenient, nonEmptyString, object } from '../lenient.ts'
import { offerSchema } from '../offer.ts'
import {
  assumed,
  defineList,
  defineOperation,
  defineRead,
  idParams,
  noInput,
  searchQuery,
} from '../operation.ts'
import { redemptionSchema } from '../redemption.ts'
import { termsSchema } from '../terms.ts'
import { ledgerEntrySchema } from '../wallet.ts'

/**
 * The operations that the specification leaves out, each declared once: the name by which a host switches it,
 * its route in the sandbox and its row in the docs follow from here. Whether it is on by default says
 * `defaultAssumptions`.
 */

export const offers = assumed(
  defineList({
    name: 'offers',
    path: '/v1/offers',
    params: noInput,
    rows: { field: 'offers', schema: offerSchema },
    query: searchQuery,
  }),
)

/** While it is off, one offer is read out of the list. */
export const offer = assumed(
  defineRead({ name: 'offer', path: '/v1/offers/{id}', params: idParams, response: offerSchema }),
)

/** `reason` is the Service's own text and is never shown raw. */
export const eligibility = assumed(
  defineRead({
    name: 'eligibility',
    path: '/v1/offers/{id}/eligibility',
    params: idParams,
    response: object({ eligible: z.boolean(), reason: lenient(z.string()) }),
  }),
)

export const createRedemption = assumed(
  defineOperation({
    name: 'createRedemption',
    method: 'POST',
    path: '/v1/redemptions',
    params: noInput,
    query: noInput,
    body: z.strictObject({ offer: nonEmptyString() }),
    response: redemptionSchema,
    idempotency: 'key',
  }),
)

export const redemption = assumed(
  defineRead({
    name: 'redemption',
    path: '/v1/redemptions/{id}',
    params: idParams,
    response: redemptionSchema,
  }),
)

export const redemptions = assumed(
  defineList({
    name: 'redemptions',
    path: '/v1/redemptions',
    params: noInput,
    rows: { field: 'redemptions', schema: redemptionSchema },
  }),
)

export const conversations = assumed(
  defineList({
    name: 'conversations',
    path: '/v1/conversations',
    params: noInput,
    rows: { field: 'conversations', schema: conversationSchema },
  }),
)

export const ledger = assumed(
  defineList({
    name: 'ledger',
    path: '/v1/wallet/ledger',
    params: noInput,
    rows: { field: 'entries', schema: ledgerEntrySchema },
  }),
)

/** Off by default: a wrong path would lock members out. */
export const acceptTerms = assumed(
  defineOperation({
    name: 'acceptTerms',
    method: 'POST',
    path: '/v1/terms/acceptances',
    params: noInput,
    query: noInput,
    body: z.strictObject({ type: nonEmptyString(), version: nonEmptyString() }),
    response: termsSchema,
    idempotency: 'none',
  }),
)

/** Sends a new code to the phone of the intake. Any 2xx is success; the body of the answer is ignored. */
export const issuePhoneCode = assumed(
  defineOperation({
    name: 'issuePhoneCode',
    method: 'POST',
    path: '/v1/interests/{id}/phone/verification',
    params: idParams,
    query: noInput,
    body: null,
    response: z.unknown(),
    idempotency: 'none',
  }),
)

/** The names by which `assumptions.operations` switches them. */
export type AssumedOperationName = (
  | typeof offers
  | typeof offer
  | typeof eligibility
  | typeof createRedemption
  | typeof redemption
  | typeof redemptions
  | typeof conversations
  | typeof ledger
  | typeof acceptTerms
  | typeof issuePhoneCode
)['name']
