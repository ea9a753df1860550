'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ExperienceError } from '../client/index.ts'
import { parseTimestamp, sanitizeText, toError } from '../base/index.ts'
import { type Conversation, type Message, operations } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { type Thread, threadQuery } from './messages.ts'
import type { OutboxEntry } from './outbox.ts'
import { useFollowed, useIsSeen } from './polling.ts'
import type { ExperienceKit } from './kit.ts'
import type { ReadResult } from './readQuery.ts'
import { confirmMessages, queueMessage, removeMessage, retryMessage } from './sendMessages.ts'
import { fetchOlder as fetchOlderMessages, refetchMessage as refetchOneMessage } from './threadPages.ts'
import { startWhenLoaded } from './startWhenLoaded.ts'
import { extendRead, type ListResult, useList } from './useList.ts'

/**
 * The member's conversations. Only their ids are certain: a title comes from the redemption or interest with
 * that `conversationId`.
 */
export function useConversations(): ListResult<Conversation> {
  return useList<Conversation>(operations.conversations)
}

/** TanStack's result over a conversation, newest message first, and the ways to more of it. */
export type ThreadResult = ReadResult<Thread> & {
  /** False at the beginning of the conversation, and before its newest page is there. */
  readonly hasOlder: boolean
  /** Reads the next older page. Never rejects: a failure is `fetchOlderError`, until the next attempt. */
  readonly fetchOlder: () => Promise<void>
  readonly isFetchingOlder: boolean
  readonly fetchOlderError: ExperienceError | Error | null
  /** Fresh links for the attachments of a message. Rejects when they cannot be read. */
  readonly refetchMessage: (messageId: string) => Promise<void>
  /** Something happened here: polls at the active pace again. */
  readonly markActive: () => void
}

export interface UseThreadOptions {
  /** Polls the newest page while it is open. Default true. */
  readonly isFollowed?: boolean
}

const idle = { of: '', isFetchingOlder: false, fetchOlderError: null as ThreadResult['fetchOlderError'] }

/**
 * A conversation, followed while somebody looks at it: the newest page is polled, older ones are read by `fetchOlder`.
 */
export function useThread(
  conversationId: string,
  { isFollowed = true }: UseThreadOptions = {},
): ThreadResult {
  const kit = useExperienceKit()
  const { client, queryClient } = kit
  const [last, setLast] = useState(idle)
  // Of another conversation.
  const { isFetchingOlder, fetchOlderError } = last.of === conversationId ? last : idle
  const input = { id: conversationId }
  const pace = client.assumptions.messagePolling
  const options = threadQuery(client, input)
  const { rules, markActive } = useFollowed(kit, {
    queryKey: options.queryKey,
    topic: { type: 'conversation', id: conversationId },
    pace,
    isFollowed: () => isFollowed,
  })
  // Who opens a conversation wants what is new in it. What was prefetched less than one poll ago is new.
  const read = useQuery(
    {
      ...options,
      ...rules,
      refetchOnMount: (query) => (query.isStaleByTime(pace.activeMs) ? 'always' : false),
    },
    queryClient,
  )

  useSharedPolls(kit, conversationId, useIsSeen() && isFollowed)

  const fetchOlder = async () => {
    const of = conversationId
    setLast({ of, isFetchingOlder: true, fetchOlderError: null })
    // Unless another conversation has asked meanwhile.
    const end = (fetchOlderError: typeof idle.fetchOlderError) =>
      setLast((now) => (now.of === of ? { of, isFetchingOlder: false, fetchOlderError } : now))
    try {
      await fetchOlderMessages(kit, input)
      end(null)
    } catch (error) {
      end(toError(error))
    }
  }

  return extendRead(read, {
    get hasOlder() {
      return typeof read.data?.nextCursor === 'string'
    },
    fetchOlder,
    isFetchingOlder,
    fetchOlderError,
    refetchMessage: (messageId: string) => refetchOneMessage(kit, { id: conversationId, messageId }),
    markActive,
  }) as ThreadResult
}

/** Windows that show one conversation side by side poll it once for all. What cannot be loaded: each for itself. */
function useSharedPolls(kit: ExperienceKit, conversationId: string, isShared: boolean): void {
  useEffect(() => {
    if (!isShared) return
    return startWhenLoaded(async () => {
      const { shareThread } = await import('./shareThread.ts')
      return () => shareThread(kit, threadQuery(kit.client, { id: conversationId }).queryKey)
    })
  }, [kit, conversationId, isShared])
}

/** What is on its way in a conversation, and what is done about it. */
export interface OutboxResult {
  /** What the member wrote and the thread does not show yet, in the order of writing. */
  readonly entries: readonly OutboxEntry[]
  /** Rows of the thread that were sent from here: the member's own, even where `isOwnMessage` does not know them. */
  readonly ownIds: ReadonlySet<string>
  /** Queues a message; it is sent as soon as those before it are. Returns its local id. */
  readonly send: (message: string) => string
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
}

const nothing: readonly Message[] = []

/**
 * Which row of the thread is which entry of the outbox. `POST` returns no id: an entry is the oldest row of
 * the member's own with the same text that came after all that was known when it was first sent, and that has
 * not confirmed another. Two identical messages are two rows. What the Service took and changed, such as a masked
 * number, is the oldest such row whose text is no entry's.
 *
 * @param messages newest first.
 * @returns ids of rows by ids of entries.
 */
export function matchOutbox(
  entries: readonly OutboxEntry[],
  messages: readonly Message[],
  isOwn: (message: Message) => boolean,
  confirmedIds: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const matches = new Map<string, string>()
  const sent = entries.filter(({ state }) => state === 'sent' || state === 'unknown')
  if (sent.length === 0) return matches
  // Where nobody is recognised as the member, the predicate does not fit this Service. What it took is found by its
  // text alone; whether a message with an unknown outcome arrived must not be guessed from somebody else's words, nor
  // from what the member may have said before.
  const isRecognized = messages.some(isOwn)
  const texts = new Set(entries.map(({ message }) => comparable(message)))
  const taken = new Set(confirmedIds)
  for (const entry of sent) {
    if (entry.state === 'unknown' && (!isRecognized || entry.knownIds === null)) continue
    const text = comparable(entry.message)
    // Older pages that are read later hold rows that were not known either, and are not this message.
    const isNewer = newerThanKnown(messages, entry)
    const candidates = messages
      .filter(
        (message, index) =>
          isNewer(message, index) && (!isRecognized || isOwn(message)) && !taken.has(message.id),
      )
      .map((message) => ({ id: message.id, text: comparable(message.body ?? '') }))
      .reverse()
    const row =
      candidates.find((candidate) => candidate.text === text) ??
      // A Service may mask a card's number. What it took is a row that no other entry has the text of.
      (isRecognized && entry.state === 'sent' && entry.knownIds
        ? candidates.find((candidate) => !texts.has(candidate.text))
        : undefined)
    if (!row) continue
    taken.add(row.id)
    matches.set(entry.id, row.id)
  }
  return matches
}

/** A Service may give a message the second of the one before, and list it behind that. */
function newerThanKnown(messages: readonly Message[], { knownIds }: OutboxEntry) {
  const known = new Set(knownIds)
  const newest = messages.findIndex(({ id }) => known.has(id))
  const at = parseTimestamp(messages[newest]?.createdAt)
  return ({ id, createdAt }: Message, index: number) =>
    newest < 0 ||
    index < newest ||
    (at !== null && !known.has(id) && (parseTimestamp(createdAt) ?? -Infinity) >= at)
}

/** What HTML has a way of its own for, written so or as it is, also where that was done twice. */
const escaped = /&(?:amp;)*(?:#?\w+;)?|[<>"']/g

/** A Service may trim a text, or write its line breaks, letters and signs another way; what is read is tamed. */
function comparable(text: string): string {
  return sanitizeText(text).replace(/\r\n?/g, '\n').replace(escaped, '&').trim().normalize('NFC')
}

/** The outbox of one conversation. Give it the thread's messages, newest first, so that what has arrived leaves it. */
export function useOutbox(conversationId: string, messages: readonly Message[] = nothing): OutboxResult {
  const kit = useExperienceKit()
  const { outbox, session, client } = kit
  const read = () => outbox.list(conversationId)
  const all = useSyncExternalStore(outbox.subscribe, read, read)
  const { memberId } = session
  const shown = useMemo(
    () =>
      matchOutbox(
        // The answer may come later than the row: what is still being sent may have arrived, as what has none may.
        all.map((entry) => (entry.state === 'sending' ? { ...entry, state: 'unknown' } : entry)),
        messages,
        (message) => client.assumptions.isOwnMessage(message, { memberId }),
        outbox.confirmedIds(conversationId),
      ),
    [all, messages, client, memberId, outbox, conversationId],
  )
  useEffect(() => {
    const matches = new Map(shown)
    for (const { id, state } of all) if (state === 'sending') matches.delete(id)
    confirmMessages(kit, conversationId, matches)
  }, [kit, conversationId, all, shown])
  const entries = useMemo(
    () => (shown.size === 0 ? all : all.filter(({ id }) => !shown.has(id))),
    [all, shown],
  )
  // `all` changes whenever a row confirms an entry.
  const ownIds = useMemo(
    () => new Set([...outbox.confirmedIds(conversationId), ...shown.values()]),
    [outbox, conversationId, shown, all],
  )
  return {
    entries,
    ownIds,
    send: (message) => queueMessage(kit, conversationId, message),
    retry: (id) => retryMessage(kit, conversationId, id),
    remove: (id) => removeMessage(kit, conversationId, id),
  }
}
