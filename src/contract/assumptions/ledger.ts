import * as z from 'zod/mini'
import { lenient, nonEmptyString, object } from '../lenient.ts'
import { defineList } from '../operation.ts'
import { noInput } from '../operation.ts'

export const ledgerEntrySchema = object({
  id: nonEmptyString(),
  type: lenient(z.string()),
  amount: lenient(z.number()),
  createdAt: lenient(z.string()),
  description: lenient(z.string()),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

/** Off by default. `amount` is signed, in points. */
export const ledger = defineList({
  name: 'ledger',
  path: '/v1/wallet/ledger',
  params: noInput,
  rows: { field: 'entries', schema: ledgerEntrySchema },
  source: 'assumed',
})
