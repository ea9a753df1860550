import type { ExperienceClient } from '../../client/index.ts'
import { type LedgerEntry, operations } from '../../contract/index.ts'
import type { List } from '../list.ts'
import { listQuery } from '../listQuery.ts'
import type { ReadOptions } from '../ReadOptions.ts'

/** What moved the balance, newest first. Assumed, and off by default. */
export function ledgerQuery(client: ExperienceClient): ReadOptions<List<LedgerEntry>> {
  return listQuery<LedgerEntry>(client, operations.ledger)
}
