'use client'

import { notifyManager } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { threadQuery, useExperienceKit } from '../../queries/index.ts'

export interface LastMessage {
  readonly text: string
  readonly isOwn: boolean
  readonly at: string | undefined
}

/** The newest message of a conversation that this session has read; nothing is asked for. */
export function useLastMessage(conversationId: string): LastMessage | null {
  const { client, queryClient, session } = useExperienceKit()
  const { queryKey } = threadQuery(client, { id: conversationId })
  const read = () => queryClient.getQueryData(queryKey)?.rows[0] ?? null
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  const message = useSyncExternalStore(subscribe, read, read)
  if (!message?.body) return null
  const isOwn = client.assumptions.isOwnMessage(message, { memberId: session.memberId })
  return { text: message.body.replace(/\s+/g, ' ').slice(0, 160), isOwn, at: message.createdAt }
}
