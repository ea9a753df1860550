'use client'

import { useState } from 'react'
import { useAdaptivePolling } from '../useAdaptivePolling.ts'
import { extendRead } from '../extendRead.ts'
import { useExperienceKit } from '../KitContext.ts'
import { pollInterval } from '../polling.ts'
import { useIsSeen } from '../useIsSeen.ts'
import type { ReadResult } from '../ReadResult.ts'
import { useRead } from '../useRead.ts'
import type { Thread } from './thread.ts'
import {
  fetchOlder as fetchOlderMessages,
  refetchMessage as refetchOneMessage,
  threadQuery,
} from './threadQuery.ts'

/** TanStack's result over a conversation, newest message first, and the ways to more of it. */
export type ThreadResult = ReadResult<Thread> & {
  /** False at the beginning of the conversation, and before its newest page is there. */
  readonly hasOlder: boolean
  /** Reads the next older page. Never rejects: a failure is `fetchOlderError`, until the next attempt. */
  readonly fetchOlder: () => Promise<void>
  readonly isFetchingOlder: boolean
  readonly fetchOlderError: unknown
  /** Fresh links for the attachments of a message. Rejects when they cannot be read. */
  readonly refetchMessage: (messageId: string) => Promise<void>
  /** Something happened here: polls at the active pace again. */
  readonly markActive: () => void
}

export interface UseThreadOptions {
  /** Polls the newest page while it is open. Default true. */
  readonly isFollowed?: boolean
}

const idle = { isFetchingOlder: false, fetchOlderError: null as unknown }

/** A conversation, followed while somebody looks at it: the newest page is polled, older ones are read by `fetchOlder`. */
export function useThread(
  conversationId: string,
  { isFollowed = true }: UseThreadOptions = {},
): ThreadResult {
  const { client, queryClient, session } = useExperienceKit()
  const { waitMs, markActive } = useAdaptivePolling(client.assumptions.messagePolling)
  const isSeen = useIsSeen()
  const [older, setOlder] = useState(idle)
  const input = { id: conversationId }
  // Who opens a conversation wants what is new in it, however lately it was read.
  const read = useRead(
    {
      ...threadQuery(client, input),
      refetchOnMount: 'always',
      refetchInterval: (query) => (isFollowed && isSeen ? pollInterval(session, query, waitMs) : false),
    },
    queryClient,
  )

  const fetchOlder = async () => {
    setOlder({ isFetchingOlder: true, fetchOlderError: null })
    try {
      await fetchOlderMessages(client, queryClient, input)
      setOlder(idle)
    } catch (error) {
      setOlder({ isFetchingOlder: false, fetchOlderError: error })
    }
  }

  return extendRead(read, {
    get hasOlder() {
      return typeof read.data?.olderCursor === 'string'
    },
    fetchOlder,
    ...older,
    refetchMessage: (messageId: string) =>
      refetchOneMessage(client, queryClient, { id: conversationId, messageId }),
    markActive,
  }) as ThreadResult
}
