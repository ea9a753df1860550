'use client'

import type { Redemption } from '../../contract/index.ts'
import { useAdaptivePolling } from '../useAdaptivePolling.ts'
import { useExperienceKit } from '../KitContext.ts'
import { listRows } from '../list.ts'
import { pollInterval } from '../polling.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import { redemptionQuery } from './redemptionQuery.ts'
import { redemptionsQuery } from './redemptionsQuery.ts'
import { useIsSeen } from '../useIsSeen.ts'
import { useRefundSeen } from './useRefundSeen.ts'

export interface UseRedemptionOptions {
  /** Reads again while it is open: with the default `assumptions.redemptionPolling` every 15 s with attention, up to 2 minutes without. Default false. */
  readonly isFollowed?: boolean
}

/** One redemption. Shown at once when the list has it already. A redemption that is over is not followed. */
export function useRedemption(
  id: string,
  { isFollowed = false }: UseRedemptionOptions = {},
): ReadResult<Redemption> {
  const { client, queryClient, session } = useExperienceKit()
  const { waitMs } = useAdaptivePolling(client.assumptions.redemptionPolling)
  const isSeen = useIsSeen()
  const list = queryClient.getQueryState(redemptionsQuery(client).queryKey)
  const known = list?.data && listRows(list.data).find((redemption) => redemption.id === id)
  const result = useRead(
    {
      ...redemptionQuery(client, { id }),
      ...(known ? { initialData: known, initialDataUpdatedAt: list.dataUpdatedAt } : {}),
      refetchInterval: (query) =>
        isFollowed && isSeen && !isOver(query.state.data) ? pollInterval(session, query, waitMs) : false,
    },
    queryClient,
  )
  useRefundSeen(result.data?.status)
  return result
}

function isOver(redemption: Redemption | undefined): boolean {
  return redemption?.status === 'COMPLETED' || redemption?.status === 'CANCELED'
}
