'use client'

import { type FeedbackInput, operations, type Redemption } from '../../contract/index.ts'
import { isExperienceError } from '../../client/index.ts'
import { setCachedData } from '../setCachedData.ts'
import type { ExperienceKit } from '../kit.ts'
import { useExperienceKit } from '../KitContext.ts'
import { refreshAfter } from '../refreshes.ts'
import { submitWrite, type WriteResult } from '../submitWrite.ts'
import { useWrite, type WriteState } from '../useWrite.ts'
import { redemptionQuery } from './redemptionQuery.ts'

async function submitFeedback(
  kit: ExperienceKit,
  id: string,
  feedback: FeedbackInput,
): Promise<WriteResult<Redemption>> {
  const result = await submitWrite(kit, operations.submitFeedback, {
    subject: id,
    params: { id },
    readBody: () => feedback,
  })
  if (result.ok) {
    setCachedData(kit, redemptionQuery(kit.client, { id }).queryKey, result.data)
  } else if (isExperienceError(result.error, 'rejected') || isExperienceError(result.error, 'conflict')) {
    // Refused because it is not COMPLETED (any more): what the member sees must say so.
    refreshAfter(kit, operations.submitFeedback.name)
  }
  return result
}

/** Rates a completed redemption, 0 to 10, with an optional comment. A second answer replaces the first. */
export function useSubmitFeedback(redemptionId: string): WriteState<Redemption> & {
  readonly submit: (feedback: FeedbackInput) => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  return {
    ...useWrite(operations.submitFeedback, redemptionId),
    submit: (feedback) => submitFeedback(kit, redemptionId, feedback),
  }
}
