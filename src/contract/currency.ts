import * as z from 'zod/mini'
import { lenient, object } from './lenient.ts'

/** The programme's own points: `unitsPerUSD` of them make one US dollar. */
export const currencySchema = object({
  name: lenient(z.string()),
  symbol: lenient(z.string()),
  unitsPerUSD: lenient(z.number()),
})

/** The programme's own points, as an offer or the wallet names them. */
export type Currency = z.infer<typeof currencySchema>
