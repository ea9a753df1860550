'use client'

import { useState } from 'react'
import { operations, type Redemption, type Wallet } from '../../contract/index.ts'
import { type ReadResult, useExperienceKit } from '../../queries/index.ts'

/**
 * Whether the wallet was read since the redemption that this page made and is as before: then it is a copy that is some
 * seconds behind, and what it says is not the balance now. It stays so while it is read again.
 */
export function useIsBehind({ id }: Redemption, wallet: ReadResult<Wallet>): boolean {
  const { writeRecords } = useExperienceKit()
  const made = writeRecords
    .list(operations.createRedemption.name)
    .find(({ data }) => (data as Redemption | null)?.id === id)
  const isAsBefore = typeof made?.baseline === 'string' && made.baseline === JSON.stringify(wallet.data)
  const [wasRead, setWasRead] = useState(false)
  if (isAsBefore && !wallet.isFetching && !wasRead) setWasRead(true)
  return isAsBefore && wasRead
}
