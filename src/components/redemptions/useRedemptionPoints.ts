'use client'

import type { Redemption } from '../../contract/index.ts'
import { useLedger, useWallet } from '../../queries/index.ts'
import { pointsSum, type Sum } from '../common/index.ts'

/**
 * What a redemption cost, and what came back, as the ledger says; `null` where it does not. The offer's price says
 * neither: it may have changed since.
 */
export function useRedemptionPoints({ id }: Redemption): {
  readonly cost: Sum | null
  readonly refund: Sum | null
} {
  const { data: entries = [] } = useLedger()
  const { data: wallet } = useWallet()
  const amounts = entries.flatMap(({ redemption, amount = 0 }) => (redemption === id ? amount : []))
  const sum = (points: number) => (points > 0 ? pointsSum(points, wallet) : null)
  return {
    cost: sum(-add(amounts.filter((amount) => amount < 0))),
    refund: sum(add(amounts.filter((amount) => amount > 0))),
  }
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
