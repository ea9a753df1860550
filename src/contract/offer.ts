import * as z from 'zod/mini'
import { lenient, lenientArray, open } from './lenient.ts'

/** A group and a name; a row without a name says nothing and is left out. */
const inclusion = z.object({ group: lenient(z.string()), name: z.string() })

const location = z.object({
  address: lenient(z.string()),
  city: lenient(z.string()),
  countryCode: lenient(z.string()),
  display: lenient(z.string()),
  state: lenient(z.string()),
  venue: lenient(z.string()),
})

/** The programme's own points: `unitsPerUSD` of them make one US dollar. */
export const currencySchema = z.object({
  name: lenient(z.string()),
  symbol: lenient(z.string()),
  unitsPerUSD: lenient(z.number()),
})

const display = z.object({
  amount: lenient(z.number()),
  currency: lenient(currencySchema),
  source: lenient(open(['AUTHORED'])),
})

const availability = z.object({
  isAvailable: lenient(z.boolean()),
  quantityRemaining: lenient(z.int()),
})

/** Specification, Resources, Offer. Required and nullable flags are not shown: only `id` is certain. */
export const offerSchema = z.object({
  id: z.string().check(z.minLength(1)),
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
})

/** An experience in the catalog. Timestamps are ISO-8601 text, prices as *Assumptions* say of units. */
export type Offer = z.infer<typeof offerSchema>
/** The programme's own points, as an offer or the wallet names them. */
export type Currency = z.infer<typeof currencySchema>
