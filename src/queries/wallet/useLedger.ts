'use client'

import { type LedgerEntry, operations } from '../../contract/index.ts'
import { type ListResult, useList } from '../useList.ts'

/** What moved the balance, newest first; stays without data while the operation is switched off. */
export function useLedger(): ListResult<LedgerEntry> {
  return useList<LedgerEntry>(operations.ledger)
}
