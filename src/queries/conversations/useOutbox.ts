'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Message } from '../../contract/index.ts'
import { useExperienceKit } from '../KitContext.ts'
import type { OutboxEntry } from '../outbox.ts'
import { matchOutbox } from './matchOutbox.ts'
import { queueMessage, removeMessage, retryMessage } from './sendMessages.ts'

/** What is on its way in a conversation, and what is done about it. */
export interface OutboxResult {
  /** What the member wrote and the thread does not show yet, in the order of writing. */
  readonly entries: readonly OutboxEntry[]
  /** Queues a message; it is sent as soon as those before it are. Returns its local id. */
  readonly send: (message: string) => string
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
}

const nothing: readonly Message[] = []

/** The outbox of one conversation. Give it the thread's messages, newest first, so that what has arrived leaves it. */
export function useOutbox(conversationId: string, messages: readonly Message[] = nothing): OutboxResult {
  const kit = useExperienceKit()
  const { outbox, session, client } = kit
  const read = () => outbox.list(conversationId)
  const all = useSyncExternalStore(outbox.subscribe, read, read)
  const { memberId } = session
  const matches = useMemo(
    () =>
      matchOutbox(
        all,
        messages,
        (message) => client.assumptions.isOwnMessage(message, { memberId }),
        outbox.confirmedIds(conversationId),
      ),
    [all, messages, client, memberId, outbox, conversationId],
  )
  useEffect(() => outbox.confirm(conversationId, matches), [outbox, conversationId, matches])
  const entries = useMemo(
    () => (matches.size === 0 ? all : all.filter(({ id }) => !matches.has(id))),
    [all, matches],
  )
  return {
    entries,
    send: (message) => queueMessage(kit, conversationId, message),
    retry: (id) => retryMessage(kit, conversationId, id),
    remove: (id) => removeMessage(kit, conversationId, id),
  }
}
