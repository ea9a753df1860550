import * as s from '../schema/index.ts'
import { defineList } from '../defineList.ts'
import { noInput } from '../operation.ts'

export const ledgerEntrySchema = s.object({
  id: s.nonEmptyString(),
  type: s.lenient(s.string()),
  amount: s.lenient(s.number()),
  createdAt: s.lenient(s.string()),
  description: s.lenient(s.string()),
})
export type LedgerEntry = s.Infer<typeof ledgerEntrySchema>

/** Off by default. `amount` is signed, in points. */
export const ledger = defineList({
  name: 'ledger',
  path: '/v1/wallet/ledger',
  params: noInput,
  rows: { field: 'entries', schema: ledgerEntrySchema },
  source: 'assumed',
})
