import * as z from 'zod/mini'
import type { OfferExtra } from './extra/index.ts'
import {
  lenient,
  lenientArray,
  lenientText,
  nonEmptyString,
  object,
  objectWithExtra,
  type ObjectWithExtra,
  open,
} from './lenient.ts'
import { currencySchema } from './wallet.ts'

/** A group and a name; a row without a name says nothing and is left out. */
const inclusion = object({ group: lenientText(), name: z.string() })

const location = object({
  address: lenientText(),
  city: lenientText(),
  countryCode: lenientText(),
  display: lenientText(),
  state: lenientText(),
  venue: lenientText(),
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
  title: lenientText(),
  shortDescription: lenientText(),
  description: lenientText(),
  disclaimer: lenientText(),
  kind: lenientText(),
  type: lenientText(),
  images: lenientArray(z.string()),
  inclusions: lenientArray(inclusion),
  location: lenient(location),
  maxGuests: lenient(z.int()),
  startAt: lenientText(),
  endAt: lenientText(),
  expiresAt: lenientText(),
  pointsPrice: lenient(z.number()),
  valueUSD: lenient(z.number()),
  availability: lenient(availability),
  display: lenient(display),
}

/** Specification, Resources, Offer. Required and nullable flags are not shown: only `id` is certain. */
export const offerSchema: ObjectWithExtra<typeof fields, OfferExtra> = objectWithExtra(fields)

/** An experience in the catalog. Timestamps are ISO-8601 text, prices as *Assumptions* say of units. */
export type Offer = z.infer<typeof offerSchema>
