import * as s from './schema/index.ts'
import { currencySchema } from './currency.ts'
import { defineRead, noInput } from './operation.ts'

/** Specification, Resources, Wallet. Required and nullable flags are not shown, so every figure may be missing. */
export const walletSchema = s.object({
  balance: s.lenient(s.number()),
  balanceDisplay: s.lenient(s.number()),
  balanceUSD: s.lenient(s.number()),
  amountReceived: s.lenient(s.number()),
  amountReceivedDisplay: s.lenient(s.number()),
  amountReceivedUSD: s.lenient(s.number()),
  amountSpent: s.lenient(s.number()),
  amountSpentDisplay: s.lenient(s.number()),
  amountSpentUSD: s.lenient(s.number()),
  currency: s.lenient(currencySchema),
})

/** The member's points. `balance` is in points, `*Display` in `currency`, `*USD` in US dollars. */
export type Wallet = s.Infer<typeof walletSchema>

export const wallet = defineRead({
  name: 'wallet',
  path: '/v1/wallet',
  params: noInput,
  response: walletSchema,
  source: 'specification',
})
