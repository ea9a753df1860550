'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isExperienceError } from '../client/index.ts'
import { type FeedbackInput, operations, type Redemption } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { setCachedData } from './fetchFresh.ts'
import { invalidateAfter, invalidateReads, submitWrite, type WriteResult } from './submitWrite.ts'
import type { ExperienceKit } from './kit.ts'
import { findRow } from './listQuery.ts'
import { pollInterval, useAdaptivePolling, useIsSeen } from './polling.ts'
import type { ReadResult } from './readQuery.ts'
import { redemptionList, redemptionQuery, redemptionRead } from './reads.ts'
import { type ListResult, useList } from './useList.ts'
import { useWrite, type WriteState } from './useWrite.ts'
import type { WriteRecord } from './writeRecords.ts'

/**
 * Redeems an offer: points are debited. One write record per offer, so that a double click, a lost answer, leaving and
 * coming back, or a reload never spends twice.
 */
export async function createRedemption(
  kit: ExperienceKit,
  offerId: string,
): Promise<WriteResult<Redemption>> {
  const { key } = kit.writeRecords.get(operations.createRedemption.name, offerId)
  const isKeyed = key !== null && kit.client.assumptions.idempotentWrites.createRedemption
  const result = await submitWrite(kit, operations.createRedemption, {
    subject: offerId,
    params: {},
    readBody: () => ({ offer: offerId }),
    ...(isKeyed ? {} : { learn: (earlier) => learnFromList(kit, earlier) }),
  })
  // Refused, so something is not as the member saw it: sold out, fewer points, another price.
  if (!result.ok && refusals.some((kind) => isExperienceError(result.error, kind)))
    invalidateAfter(kit, operations.createRedemption.name)
  return result
}

const refusals = ['rejected', 'conflict', 'permission', 'not-found'] as const

/**
 * Without a key that replays, only the list can say what became of an attempt whose answer was lost. In doubt it says
 * done: a member who wants a second one can still ask for it, but points that were spent twice are gone.
 */
async function learnFromList(
  kit: ExperienceKit,
  before: WriteRecord,
): Promise<WriteResult<Redemption> | null> {
  try {
    const isWanted = ({ offer, status }: Redemption) => offer === before.subject && status !== 'CANCELED'
    const found = await findRow(kit, redemptionList, isWanted, { staleTime: 0 })
    if (!found) {
      kit.writeRecords.remove(before.operation, before.subject)
      return null
    }
    kit.writeRecords.set({ ...before, key: null, bytes: null, outcome: 'done', data: found, error: null })
    return { ok: true, data: found, isEarlierAttempt: true }
  } catch (error) {
    kit.writeRecords.set({ ...before, outcome: 'unknown', error })
    return { ok: false, error }
  }
}

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

/**
 * Redeems an offer for points. Status `unknown`, also after a reload: submitting again first learns what became of it.
 */
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

/**
 * A cancellation gives points back (specification, Redemption): once it is seen, the balance and history read
 * before are old.
 */
function useRefundSeen(status: Redemption['status']): void {
  const { queryClient, session } = useExperienceKit()
  const seen = useRef<Redemption['status']>(undefined)
  useEffect(() => {
    const before = seen.current
    seen.current = status
    if (before === undefined || before === 'CANCELED' || status !== 'CANCELED') return
    invalidateReads({ queryClient, session }, ['wallet', 'ledger'])
  }, [status, queryClient, session])
}
