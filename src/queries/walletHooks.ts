'use client'

import { useQuery } from '@tanstack/react-query'
import { type LedgerEntry, operations, type Wallet } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'
import { type ListResult, useList } from './useList.ts'
import { walletQuery } from './reads.ts'

/** The member's points: balance, received and spent, each figure possibly missing. */
export function useWallet(): ReadResult<Wallet> {
  const { client, queryClient } = useExperienceKit()
  return useQuery(walletQuery(client), queryClient)
}

/** What moved the balance, newest first; stays without data while the operation is switched off. */
export function useLedger(): ListResult<LedgerEntry> {
  return useList<LedgerEntry>(operations.ledger)
}
