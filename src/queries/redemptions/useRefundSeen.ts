'use client'

import { useEffect, useRef } from 'react'
import { operations, type Redemption } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'

/** A cancellation gives points back (specification, Redemption): once it is seen, the balance and history read before are old. */
export function useRefundSeen(status: Redemption['status']): void {
  const { queryClient, session } = useExperienceKit()
  const seen = useRef<Redemption['status']>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = status
    if (before === undefined || before === 'CANCELED' || status !== 'CANCELED') return
    for (const { name } of [operations.wallet, operations.ledger])
      void queryClient.invalidateQueries({ queryKey: ['xp', session.id, name] })
  }, [status, queryClient, session])
}
