import * as z from 'zod/mini'
import { offerSchema } from '../offer.ts'
import { defineOperation, idParams, noInput } from '../operation.ts'

/** The price that an organisation shows, in its own currency. */
export const priceInputSchema = z.strictObject({ amount: z.number() })

/** Sets the calling organisation's own display price for one experience. Not for members. */
export const setOfferPrice = defineOperation({
  name: 'setOfferPrice',
  method: 'PUT',
  path: '/v1/offers/{id}/price',
  params: idParams,
  query: noInput,
  body: priceInputSchema,
  response: offerSchema,
  idempotency: 'natural',
})
