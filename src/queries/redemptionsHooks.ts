'use client'

import { redemptionQuery, redemptionRead } from './reads.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isExperienceError } from '../client/index.ts'
import { type FeedbackInput, operations, type Redemption } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'
import type { ExperienceKit } from './kit.ts'
import { pollInterval } from './polling.ts'
import { createRedemption } from './redemptions.ts'
import { invalidateAfter, invalidateReads } from './invalidates.ts'
import { setCachedData } from './fetchFresh.ts'
import { submitWrite, type WriteResult } from './submitWrite.ts'
import { useAdaptivePolling } from './polling.ts'
import { useIsSeen } from './polling.ts'
import { type ListResult, useList } from './useList.ts'
import { useWrite, type WriteState } from './useWrite.ts'

/** The member's redemptions as far as they were read, newest first, and `fetchMore` for the next page. */
export function useRedemptions(): ListResult<Redemption> {
  return useList<Redemption>(operations.redemptions)
}

export interface UseRedemptionOptions {
  /** Reads again while it is open: with the default `assumptions.redemptionPolling` every 15 s with attention, up to 2 minutes without. Default false. */
  readonly isFollowed?: boolean
}

/** One redemption. Shown at once when the list has it already. A redemption that is over is not followed. */
export function useRedemption(
  id: string,
  { isFollowed = false }: UseRedemptionOptions = {},
): ReadResult<Redemption> {
  const kit = useExperienceKit()
  const { waitMs } = useAdaptivePolling(kit.client.assumptions.redemptionPolling)
  const isSeen = useIsSeen()
  const result = useQuery(
    {
      ...redemptionRead(kit, id),
      refetchInterval: (query) =>
        isFollowed && isSeen && !isOver(query.state.data) ? pollInterval(kit.session, query, waitMs) : false,
    },
    kit.queryClient,
  )
  useRefundSeen(result.data?.status)
  return result
}

function isOver(redemption: Redemption | undefined): boolean {
  return redemption?.status === 'COMPLETED' || redemption?.status === 'CANCELED'
}

/** Redeems an offer for points. Status `unknown`, also after a reload: submitting again first learns what became of it. */
export function useCreateRedemption(offerId: string): WriteState<Redemption> & {
  readonly submit: () => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  return { ...useWrite(operations.createRedemption, offerId), submit: () => createRedemption(kit, offerId) }
}

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
    invalidateAfter(kit, operations.submitFeedback.name)
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

/** A cancellation gives points back (specification, Redemption): once it is seen, the balance and history read before are old. */
export function useRefundSeen(status: Redemption['status']): void {
  const { queryClient, session } = useExperienceKit()
  const seen = useRef<Redemption['status']>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = status
    if (before === undefined || before === 'CANCELED' || status !== 'CANCELED') return
    invalidateReads({ queryClient, session }, ['wallet', 'ledger'])
  }, [status, queryClient, session])
}
