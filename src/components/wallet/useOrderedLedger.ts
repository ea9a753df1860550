'use client'

import type { LedgerEntry } from '../../contract/index.ts'
import { isOldestFirst, type ListResult, useLedger } from '../../queries/index.ts'
import { useFetchMoreWhile } from '../common/index.ts'

/**
 * The ledger for who counts back from the balance of now. Where a Service lists the oldest first, what was read says
 * nothing of now before all of it is there: `isInOrder` is false until then, and it is read on.
 */
export function useOrderedLedger(): {
  readonly ledger: ListResult<LedgerEntry>
  readonly isInOrder: boolean
} {
  const ledger = useLedger()
  const { data = [], hasMore, isFetchingMore, fetchMoreError, fetchMore } = ledger
  const isInOrder = !hasMore || !isOldestFirst(data)
  useFetchMoreWhile(!isInOrder && !isFetchingMore && fetchMoreError === null, fetchMore)
  return { ledger, isInOrder }
}
