import * as z from 'zod/mini'
import type { OfferExtra } from './extra/index.ts'
import {
  lenient,
  lenientArray,
  nonEmptyString,
  object,
  objectWithExtra,
  type ObjectWithExtra,
  open,
} from './lenient.ts'
import { currencySchema } from './wallet.ts'

/** A group and a name; a row without a name says nothing and is left out. */
const inclusion = object({ group: lenient(z.string()), name: z.string() })

const location = object({
  address: lenient(z.string()),
  city: lenient(z.string()),
  countryCode: lenient(z.string()),
  display: lenient(z.string()),
  state: lenient(z.string()),
  venue: lenient(z.string()),
})

const display = object({
  amount: lenient(z.number()),
  currency: lenient(currencySchema),
  source: lenient(open(['AUTHORED'])),
})

const availability = object({
  isAvailable: lenient(z.boolean()),
  quantityRemaining: lenient(z.int()),
})

const fields = {
  id: nonEmptyString(),
  title: lenient(z.string()),
  shortDescription: lenient(z.string()),
  description: lenient(z.string()),
  disclaimer: lenient(z.string()),
  kind: lenient(z.string()),
  type: lenient(z.string()),
  images: lenientArray(z.string()),
  inclusions: lenientArray(inclusion),
  location: lenient(location),
  maxGuests: lenient(z.int()),
  startAt: lenient(z.string()),
  endAt: lenient(z.string()),
  expiresAt: lenient(z.string()),
  pointsPrice: lenient(z.number()),
  valueUSD: lenient(z.number()),
  availability: lenient(availability),
  display: lenient(display),
}

/** Specification, Resources, Offer. Required and nullable flags are not shown: only `id` is certain. */
export const offerSchema: ObjectWithExtra<typeof fields, OfferExtra> = objectWithExtra(fields)

/** An experience in the catalog. Timestamps are ISO-8601 text, prices as *Assumptions* say of units. */
export type Offer = z.infer<typeof offerSchema>
