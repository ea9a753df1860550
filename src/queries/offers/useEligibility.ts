'use client'

import type { operations, ResponseOf } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { eligibilityQuery } from './eligibilityQuery.ts'

/** Whether the member may redeem an offer; stays without data while the operation is switched off. */
export function useEligibility(offerId: string): ReadResult<ResponseOf<typeof operations.eligibility>> {
  const { client, queryClient } = useExperienceKit()
  return useRead(eligibilityQuery(client, { id: offerId }), queryClient)
}
