import * as s from './schema/index.ts'

/** The programme's own points: `unitsPerUSD` of them make one US dollar. */
export const currencySchema = s.object({
  name: s.lenient(s.string()),
  symbol: s.lenient(s.string()),
  unitsPerUSD: s.lenient(s.number()),
})

/** The programme's own points, as an offer or the wallet names them. */
export type Currency = s.Infer<typeof currencySchema>
