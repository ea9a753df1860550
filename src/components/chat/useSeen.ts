'use client'

import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contract/index.ts'
import { useExperienceKit } from '../../queries/index.ts'

/** Where the member was when the chat opened (ISO-8601), which stays while it is open; `null` when nobody knows. */
export function useSeenBefore(conversationId: string, lastSeenAt: string | undefined): string | null {
  const { readReceipts } = useExperienceKit()
  const [seenBefore] = useState(() => later(lastSeenAt, readReceipts.get('thread', conversationId)))
  return seenBefore
}

interface SeenInput {
  readonly conversationId: string
  readonly messages: readonly Message[] | undefined
  readonly isAtLatest: boolean
  readonly onSeen: ((seen: { readonly at: string }) => void) | undefined
}

/** How far the member has read: kept for the life of the session, since the Service keeps no read state, and told to the host. */
export function useSeen({ conversationId, messages, isAtLatest, onSeen }: SeenInput): void {
  const { readReceipts } = useExperienceKit()
  const told = useRef<string | null>(null)
  const newest = messages?.find(({ createdAt }) => createdAt !== undefined)?.createdAt

  useEffect(() => {
    const look = () => {
      if (
        newest === undefined ||
        !isAtLatest ||
        document.visibilityState !== 'visible' ||
        told.current === newest
      )
        return
      told.current = newest
      readReceipts.set('thread', conversationId, newest)
      onSeen?.({ at: newest })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [newest, isAtLatest, readReceipts, conversationId, onSeen])
}

function later(one: string | undefined, other: string | undefined): string | null {
  if (one === undefined || other === undefined) return one ?? other ?? null
  return Date.parse(one) > Date.parse(other) ? one : other
}
