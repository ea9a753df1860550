import type { ExperienceClient } from '../client/index.ts'
import { type LedgerEntry, operations, type Wallet } from '../contract/index.ts'
import type { ReadOptions } from './ReadOptions.ts'
import type { List } from './list.ts'
import { listQuery } from './listQuery.ts'
import { readQuery } from './readQuery.ts'

/** The member's points. */
export function walletQuery(client: ExperienceClient): ReadOptions<Wallet> {
  return readQuery(client, operations.wallet, {})
}

/** What moved the balance, newest first. Assumed, and off by default. */
export function ledgerQuery(client: ExperienceClient): ReadOptions<List<LedgerEntry>> {
  return listQuery<LedgerEntry>(client, { operation: operations.ledger })
}
