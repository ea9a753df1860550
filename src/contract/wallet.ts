import * as z from 'zod/mini'
import { lenient, lenientText, nonEmptyString, object } from './lenient.ts'
import { defineRead, noInput } from './operation.ts'

/** The programme's own points: `unitsPerUSD` of them make one US dollar. */
export const currencySchema = object({
  name: lenientText(),
  symbol: lenientText(),
  unitsPerUSD: lenient(z.number()),
})

/** The programme's own points, as an offer or the wallet names them. */
export type Currency = z.infer<typeof currencySchema>

/** Specification, Resources, Wallet. Required and nullable flags are not shown, so every figure may be missing. */
export const walletSchema = object({
  balance: lenient(z.number()),
  balanceDisplay: lenient(z.number()),
  balanceUSD: lenient(z.number()),
  amountReceived: lenient(z.number()),
  amountReceivedDisplay: lenient(z.number()),
  amountReceivedUSD: lenient(z.number()),
  amountSpent: lenient(z.number()),
  amountSpentDisplay: lenient(z.number()),
  amountSpentUSD: lenient(z.number()),
  currency: lenient(currencySchema),
})

/** The member's points. `balance` is in points, `*Display` in `currency`, `*USD` in US dollars. */
export type Wallet = z.infer<typeof walletSchema>

export const wallet = defineRead({
  name: 'wallet',
  path: '/v1/wallet',
  params: noInput,
  response: walletSchema,
})

/**
 * Specification, Resources, Ledger entry: its fields are assumed. `amount` is signed, in points;
 * `redemption` is the id of the one that it paid or gave back.
 */
export const ledgerEntrySchema = object({
  id: nonEmptyString(),
  type: lenientText(),
  amount: lenient(z.number()),
  createdAt: lenientText(),
  description: lenientText(),
  redemption: lenientText(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>
