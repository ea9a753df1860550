'use client'

import type { Terms } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { termsQuery } from './termsQuery.ts'

/** The member's legal documents, and which of them are accepted in their current version. */
export function useTerms(): ReadResult<Terms> {
  const { client, queryClient } = useExperienceKit()
  return useRead(termsQuery(client), queryClient)
}
