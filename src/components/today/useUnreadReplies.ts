'use client'

import { cutText, parseTimestamp } from '../../base/index.ts'
import type { Message } from '../../contract/index.ts'
import { type ExperienceKit, threadQuery, useExperienceKit, useReads } from '../../queries/index.ts'

/** What the concierge wrote in a conversation and the member has not seen. */
export interface UnreadReplies {
  readonly conversationId: string
  readonly count: number
  /** The newest, on one line. */
  readonly text: string
}

/** More would cost a request each. */
const maxThreads = 3

/**
 * Unread replies, as far as it is known what the member has seen: by this session, or
 * by what the host says.
 */
export function useUnreadReplies(
  conversationIds: readonly string[],
  lastSeenAt: Readonly<Record<string, string>>,
  readsAll: boolean,
) {
  const kit = useExperienceKit()
  const seen = [...new Set([...Object.keys(lastSeenAt), ...conversationIds])]
    .flatMap((id) => {
      const at = latest(lastSeenAt[id], kit.readReceipts.get('thread', id))
      return at === null ? [] : [{ id, at }]
    })
    .slice(0, maxThreads)
  const reads = useReads(
    seen.map(({ id }) => threadQuery(kit.client, { id })),
    readsAll ? 'always' : 'seen',
  )
  const replies = seen.flatMap(({ id, at }, index): UnreadReplies[] => {
    const unread = (reads[index]?.data?.rows ?? []).filter(
      (message) => (parseTimestamp(message.createdAt) ?? 0) > at && !isOwnMessage(kit, id, message),
    )
    const text = unread.find(({ body }) => body?.trim())?.body ?? ''
    return unread.length > 0
      ? [{ conversationId: id, count: unread.length, text: cutText(text.replace(/\s+/g, ' '), 160) }]
      : []
  })
  return { replies, reads }
}

function latest(...timestamps: readonly (string | undefined)[]): number | null {
  const times = timestamps.map(parseTimestamp).filter((time) => time !== null)
  return times.length > 0 ? Math.max(...times) : null
}

/** Whether the member wrote it. */
export function isOwnMessage(
  { client, session, outbox }: ExperienceKit,
  conversationId: string,
  message: Message,
): boolean {
  return (
    outbox.confirmedIds(conversationId).has(message.id) ||
    client.assumptions.isOwnMessage(message, { memberId: session.memberId })
  )
}
