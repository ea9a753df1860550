import type { ExperienceClient } from '../../client/index.ts'
import { type LedgerEntry, operations } from '../../contract/index.ts'
import { listQuery } from '../listQuery.ts'

/** What moved the balance, newest first. Assumed, and off by default. */
export function ledgerQuery(client: ExperienceClient) {
  return listQuery<LedgerEntry>(client, operations.ledger)
}
