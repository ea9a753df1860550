import * as s from './schema/index.ts'
import { currencySchema } from './currency.ts'

/** A group and a name; a row without a name says nothing and is left out. */
const inclusion = s.object({ group: s.lenient(s.string()), name: s.string() })

const location = s.object({
  address: s.lenient(s.string()),
  city: s.lenient(s.string()),
  countryCode: s.lenient(s.string()),
  display: s.lenient(s.string()),
  state: s.lenient(s.string()),
  venue: s.lenient(s.string()),
})

const display = s.object({
  amount: s.lenient(s.number()),
  currency: s.lenient(currencySchema),
  source: s.lenient(s.open(['AUTHORED'])),
})

const availability = s.object({
  isAvailable: s.lenient(s.boolean()),
  quantityRemaining: s.lenient(s.int()),
})

/** Specification, Resources, Offer. Required and nullable flags are not shown: only `id` is certain. */
export const offerSchema = s.object({
  id: s.nonEmptyString(),
  title: s.lenient(s.string()),
  shortDescription: s.lenient(s.string()),
  description: s.lenient(s.string()),
  disclaimer: s.lenient(s.string()),
  kind: s.lenient(s.string()),
  type: s.lenient(s.string()),
  images: s.lenientArray(s.string()),
  inclusions: s.lenientArray(inclusion),
  location: s.lenient(location),
  maxGuests: s.lenient(s.int()),
  startAt: s.lenient(s.string()),
  endAt: s.lenient(s.string()),
  expiresAt: s.lenient(s.string()),
  pointsPrice: s.lenient(s.number()),
  valueUSD: s.lenient(s.number()),
  availability: s.lenient(availability),
  display: s.lenient(display),
})

/** An experience in the catalog. Timestamps are ISO-8601 text, prices as *Assumptions* say of units. */
export type Offer = s.Infer<typeof offerSchema>
