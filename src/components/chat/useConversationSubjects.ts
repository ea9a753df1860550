'use client'

import { notifyManager } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { type Conversation, type Interest, operations } from '../../contract/index.ts'
import { useExperienceKit, useRedemptions } from '../../queries/index.ts'
import { useFetchMoreWhile } from '../common/index.ts'

/** What a conversation is about, from the member's own records: the Service gives ids only. */
export interface ConversationSubject {
  readonly offerId: string | undefined
  readonly createdAt: string | undefined
}

/** Finds the redemption or interest that opened a conversation. Reads more redemptions while some row has none. */
export function useConversationSubjects(
  rows: readonly Conversation[] | undefined,
): (conversationId: string) => ConversationSubject | null {
  const redemptions = useRedemptions()
  const interests = useKnownInterests()
  const subjects = useMemo(() => {
    const records = [...(redemptions.data ?? []), ...interests]
    return new Map(
      records.flatMap(({ conversationId, offer, createdAt }) =>
        conversationId ? [[conversationId, { offerId: offer, createdAt }] as const] : [],
      ),
    )
  }, [redemptions.data, interests])

  const { hasMore, isFetchingMore, fetchMoreError, fetchMore } = redemptions
  const mayReadMore =
    hasMore &&
    !isFetchingMore &&
    fetchMoreError === null &&
    rows?.some(({ id }) => !subjects.has(id)) === true
  useFetchMoreWhile(mayReadMore, fetchMore)
  return useCallback((id: string) => subjects.get(id) ?? null, [subjects])
}

/** Interests that this session sent or read: the Service has no list of them. */
function useKnownInterests(): readonly Interest[] {
  const { queryClient, session } = useExperienceKit()
  const known = useRef<readonly Interest[]>([])
  const read = () => {
    const found = queryClient
      .getQueriesData<Interest>({ queryKey: ['xp', session.id, operations.interest.name] })
      .flatMap(([, interest]) => (interest ? [interest] : []))
    // The same array for the same interests, as a snapshot must be.
    const isSame =
      found.length === known.current.length &&
      found.every((interest, index) => interest === known.current[index])
    if (!isSame) known.current = found
    return known.current
  }
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, read, read)
}
