'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isExperienceError } from '../client/index.ts'
import { type FeedbackInput, operations, type Redemption } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { createRedemption, isReplayable, type RedeemInput } from './createRedemption.ts'
import { keepAnswer } from './fetchFresh.ts'
import {
  invalidateAfter,
  invalidateReads,
  type ReadName,
  submitWrite,
  type WriteResult,
} from './submitWrite.ts'
import type { ExperienceKit } from './kit.ts'
import { useFollowed } from './polling.ts'
import type { ReadResult } from './readQuery.ts'
import { redemptionMemoryOf } from './redemptionMemory.ts'
import { redemptionQuery, redemptionRead, redemptionsQuery } from './reads.ts'
import { type ListResult, useList } from './useList.ts'
import { useWrite, type WriteState } from './useWrite.ts'

/** The member's redemptions as far as they were read, newest first, and `fetchMore` for the next page. */
export function useRedemptions(): ListResult<Redemption> {
  return useList<Redemption>(operations.redemptions)
}

export interface UseRedemptionOptions {
  /**
   * Reads again while it is open: with the default `assumptions.redemptionPolling` every 15 s with attention,
   * up to 2 minutes without. Default false.
   */
  readonly isFollowed?: boolean
}

/** One redemption. Shown at once when the list has it already. A redemption that is over is not followed. */
export function useRedemption(
  id: string,
  { isFollowed = false }: UseRedemptionOptions = {},
): ReadResult<Redemption> {
  const kit = useExperienceKit()
  const { queryClient, client } = kit
  const options = redemptionRead(kit, id)
  const { rules } = useFollowed(kit, {
    queryKey: options.queryKey,
    topic: { type: 'redemption', id },
    pace: client.assumptions.redemptionPolling,
    isFollowed: () => isFollowed && !isOver(queryClient.getQueryData(options.queryKey)),
  })
  const result = useQuery({ ...options, ...rules }, queryClient)
  useChangeSeen(result.data)
  return result
}

function isOver(redemption: Redemption | undefined): boolean {
  return redemption?.status === 'COMPLETED' || redemption?.status === 'CANCELED'
}

/**
 * Redeems an offer for points. Status `unknown`, also after a reload and after signing in again: submitting again first
 * reads the list of redemptions to learn what became of it. While it is under way a second submit joins it; once it is
 * `done`, the next one redeems again: show what came of it in place of the button.
 */
export function useCreateRedemption(offerId: string): WriteState<Redemption> & {
  /**
   * While the status is `unknown`: whether submitting sends the same again when the list shows no redemption. False
   * without a key: then it is `refused` with code `not-made`, and the member decides.
   */
  readonly isReplayable: boolean
  readonly submit: (input?: RedeemInput) => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  redemptionMemoryOf(kit)
  const state = useWrite(operations.createRedemption, offerId)
  return {
    ...state,
    isReplayable: isReplayable(kit, kit.writeRecords.get(operations.createRedemption.name, offerId)),
    submit: (input) => createRedemption(kit, offerId, input),
  }
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
    // An answer without it does not say that it was not taken.
    keep: (data) =>
      keepAnswer<Redemption>(
        kit,
        redemptionQuery(kit.client, { id }).queryKey,
        (known) => data.feedback && { ...known, ...data },
      ),
  })
  if (!result.ok && isExperienceError(result.error) && String(result.error.status).startsWith('4')) {
    // Any 4xx may say that it is not COMPLETED (any more): what the member sees must say so.
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

/**
 * Once another status is seen than the list has, the list is old. A cancellation gives points back (specification,
 * Redemption): then the balance and history read before are old too.
 */
function useChangeSeen(redemption: Redemption | undefined): void {
  const { queryClient, session, client } = useExperienceKit()
  const { id, status } = redemption ?? {}
  const seen = useRef({ id, status })
  useEffect(() => {
    // What another redemption was says nothing of this one.
    const before = seen.current.id === id ? seen.current.status : undefined
    seen.current = { id, status }
    const list = queryClient.getQueryData(redemptionsQuery(client).queryKey)
    const row = list?.rows.find((row) => row.id === id)
    const reads: readonly ReadName[] = [
      ...(row && row.status !== status ? (['redemptions'] as const) : []),
      ...(before !== undefined && before !== status && status === 'CANCELED'
        ? (['wallet', 'ledger'] as const)
        : []),
    ]
    if (reads.length > 0) invalidateReads({ queryClient, session }, reads)
  }, [id, status, queryClient, session, client])
}
