'use client'

import type { Wallet } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { walletQuery } from './walletQuery.ts'

/** The member's points: balance, received and spent, each figure possibly missing. */
export function useWallet(): ReadResult<Wallet> {
  const { client, queryClient } = useExperienceKit()
  return useRead(walletQuery(client), queryClient)
}
