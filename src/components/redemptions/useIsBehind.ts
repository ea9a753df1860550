'use client'

import { operations, type Redemption, type Wallet } from '../../contract/index.ts'
import { useExperienceKit } from '../../queries/index.ts'

/**
 * Whether the wallet is as it was before the redemption that this page made: then it was read from a copy that is some
 * seconds behind, and what it says is not the balance now.
 */
export function useIsBehind({ id }: Redemption, wallet: Wallet | undefined): boolean {
  const { writeRecords } = useExperienceKit()
  const made = writeRecords
    .list(operations.createRedemption.name)
    .find(({ data }) => (data as Redemption | null)?.id === id)
  return typeof made?.baseline === 'string' && made.baseline === JSON.stringify(wallet)
}
