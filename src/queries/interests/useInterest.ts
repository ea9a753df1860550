'use client'

import type { Interest } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { interestQuery } from './interestQuery.ts'

/** One interest with the ordinary answers of its intake. Sensitive answers are never part of it. */
export function useInterest(id: string): ReadResult<Interest> {
  const { client, queryClient } = useExperienceKit()
  return useRead(interestQuery(client, { id }), queryClient)
}
