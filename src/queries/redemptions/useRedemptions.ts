'use client'

import { operations, type Redemption } from '../../contract/index.ts'
import { type ListResult, useList } from '../useList.ts'

/** The member's redemptions as far as they were read, newest first, and `fetchMore` for the next page. */
export function useRedemptions(): ListResult<Redemption> {
  return useList<Redemption>(operations.redemptions)
}
