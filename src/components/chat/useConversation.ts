'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { callSafely, cutText, parseTimestamp } from '../../base/index.ts'
import type { Message } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { type OutboxEntry, useExperienceKit, useOutbox, useThread } from '../../queries/index.ts'
import { useAnnounce, useLatestRef } from '../../ui/index.ts'
import { readFailure, useExperience, useViewed, useContentShown } from '../common/index.ts'
import { findFirstUnread, toChatRows } from './chatRows.ts'
import type { ChatTranslate, ConciergeChatProps } from './ConciergeChatProps.ts'
import { type ThreadScroll, useThreadScroll } from './useThreadScroll.ts'
import { watchInView } from './watchInView.ts'

type ConversationInput = Pick<ConciergeChatProps, 'conversationId' | 'lastSeenAt' | 'onSeen' | 'subscribe'>

const noMessages: readonly Message[] = []

/** All that an open chat knows and does about its conversation: the thread, the outbox, what is new, what was seen. */
export function useConversation(
  { conversationId, lastSeenAt, onSeen, subscribe }: ConversationInput,
  t: ChatTranslate,
) {
  const thread = useThread(conversationId)
  const messages = thread.data?.rows
  const { hasOlder, isFetchingOlder, fetchOlderError } = thread
  const outbox = useOutbox(conversationId, messages)
  const isOwn = useIsOwn(outbox.ownIds)
  const seenBefore = useSeenBefore(conversationId, lastSeenAt)
  const firstUnreadId = useFirstUnread(messages, isOwn, seenBefore, hasOlder, thread.isFetchedAfterMount)
  const rows = useChatRows(messages ?? noMessages, outbox.entries, isOwn, firstUnreadId)
  const scroll = useThreadScroll(rows, (frame) => {
    // Also where a short thread does not fill its frame, and cannot be scrolled.
    if (frame.scrollTop < frame.clientHeight * 1.5 && hasOlder && !isFetchingOlder && !fetchOlderError)
      void thread.fetchOlder()
  })
  useSeen({ conversationId, messages, scroll, onSeen })
  const replies = useNewReplies(messages, isOwn, scroll.isAtLatest, t)
  useSentMessages(conversationId, t)
  usePush(subscribe, thread)
  useViewed(messages ? conversationId : null, () => ({ name: 'conversation.opened', conversationId }))
  useContentShown('conversation', messages !== undefined)

  const state = !messages
    ? readFailure(thread) === null
      ? ('loading' as const)
      : ('failed' as const)
    : rows.length === 0
      ? ('empty' as const)
      : ('ready' as const)
  return { thread, outbox, rows, scroll, replies, state }
}

function useIsOwn(ownIds: ReadonlySet<string>): (message: Message) => boolean {
  const { client, session } = useExperienceKit()
  const { memberId } = session
  return useCallback(
    (message: Message) => ownIds.has(message.id) || client.assumptions.isOwnMessage(message, { memberId }),
    [client, memberId, ownIds],
  )
}

/** Memoized: a pressed key does not go through a thread of ten thousand messages. */
function useChatRows(
  messages: readonly Message[],
  entries: readonly OutboxEntry[],
  isOwn: (message: Message) => boolean,
  firstUnreadId: string | null,
) {
  const { format } = useI18n()
  return useMemo(
    () => toChatRows({ messages, entries, isOwn, dayOf: format.calendarDateOf, firstUnreadId }),
    [messages, entries, isOwn, format, firstUnreadId],
  )
}

/** Where *new* begins. It is found with the newest page and stays: what comes while the member looks is not marked. */
function useFirstUnread(
  messages: readonly Message[] | undefined,
  isOwn: (message: Message) => boolean,
  seenAt: string | null,
  hasOlder: boolean,
  isFresh: boolean,
): string | null {
  const [found, setFound] = useState<{ readonly id: string | null } | null>(null)
  if (!found && messages && isFresh) {
    const id = findFirstUnread(messages, isOwn, seenAt, hasOlder)
    setFound({ id })
    return id
  }
  return found?.id ?? null
}

/** A host whose own server reports news need not wait for the next poll. */
function usePush(
  subscribe: ConciergeChatProps['subscribe'],
  thread: Pick<ReturnType<typeof useThread>, 'refetch' | 'markActive'>,
): void {
  const { report } = useExperience()
  const latest = useLatestRef(thread)
  useEffect(() => {
    const handleNews = () => {
      latest.current.markActive()
      void latest.current.refetch()
    }
    const unsubscribe = callSafely(() => subscribe?.(handleNews), report)
    return () => {
      callSafely(() => unsubscribe?.(), report)
    }
  }, [subscribe, latest, report])
}

/** Where the member was when the chat opened (ISO-8601). It stays while the chat is open; `null` when nobody knows. */
function useSeenBefore(conversationId: string, lastSeenAt: string | undefined): string | null {
  const { readReceipts } = useExperienceKit()
  const [seenBefore] = useState(() => later(lastSeenAt, readReceipts.get('thread', conversationId)))
  return seenBefore
}

function later(one: string | undefined, other: string | undefined): string | null {
  if (one === undefined || other === undefined) return one ?? other ?? null
  return (parseTimestamp(one) ?? 0) > (parseTimestamp(other) ?? 0) ? one : other
}

interface SeenInput extends Pick<ConciergeChatProps, 'conversationId' | 'onSeen'> {
  readonly messages: readonly Message[] | undefined
  readonly scroll: Pick<ThreadScroll, 'frame' | 'isAtLatest'>
}

/**
 * Stores how far the member has read, for as long as the session lives, and calls the host. The Service has
 * no read state. A host may keep a chat in a drawer that is closed, where nobody reads it.
 */
function useSeen({ conversationId, messages, scroll: { frame, isAtLatest }, onSeen }: SeenInput): void {
  const { readReceipts } = useExperienceKit()
  const { report } = useExperience()
  const reported = useRef<string | null>(null)
  const newest = messages?.find(({ createdAt }) => createdAt !== undefined)?.createdAt

  useEffect(() => {
    if (newest === undefined || !isAtLatest) return
    let isInView = false
    const look = () => {
      if (!isInView || document.visibilityState !== 'visible' || reported.current === newest) return
      // A copy that is behind may end before what was seen.
      if (later(newest, readReceipts.get('thread', conversationId)) !== newest) return
      reported.current = newest
      readReceipts.set('thread', conversationId, newest)
      callSafely(() => onSeen?.({ at: newest }), report)
    }
    const stopWatching = watchInView(frame.current, (isNow) => {
      isInView = isNow
      look()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', look)
    }
  }, [newest, isAtLatest, frame, readReceipts, conversationId, onSeen, report])
}

/** Those that one place of the page has told of, where several show the conversation. */
const told = new WeakSet<OutboxEntry>()

/**
 * Announces each message that arrived, and emits `message.sent` for it: when it is confirmed, or when a message
 * without an answer shows up.
 */
function useSentMessages(conversationId: string, t: ChatTranslate): void {
  const { outbox } = useExperienceKit()
  const { emit } = useExperience()
  const announce = useAnnounce()
  const tell = useLatestRef((entry: OutboxEntry) => {
    if (told.has(entry)) return
    told.add(entry)
    announce(t('chat.state.sent'))
    emit({ name: 'message.sent', conversationId: entry.conversationId })
  })
  useEffect(() => {
    const read = () => new Map(outbox.list(conversationId).map((entry) => [entry.id, entry]))
    let before = read()
    let confirmed = outbox.confirmedIds(conversationId).size
    let isLeft = false
    const isSettled = ({ state }: OutboxEntry) => state === 'sent' || state === 'failed'
    const stopOnceSettled = () => isLeft && [...before.values()].every(isSettled) && stop()
    const stop = outbox.subscribe(() => {
      const now = read()
      const isConfirmed = outbox.confirmedIds(conversationId).size > confirmed
      confirmed = outbox.confirmedIds(conversationId).size
      for (const [id, earlier] of before) {
        const entry = now.get(id) ?? earlier
        const hasBeenSent = earlier.state !== 'sent' && entry.state === 'sent'
        const hasShownUp = earlier.state === 'unknown' && !now.has(id) && isConfirmed
        if (!hasBeenSent && !hasShownUp) continue
        // Who has come back meanwhile hears it where they are.
        if (isLeft) queueMicrotask(() => tell.current(entry))
        else tell.current(entry)
      }
      before = now
      stopOnceSettled()
    })
    return () => {
      // What is on its way still arrives.
      isLeft = true
      stopOnceSettled()
    }
  }, [outbox, conversationId, tell])
}

interface NewReplies {
  /** Ids of all that came while the chat is open. */
  readonly ids: ReadonlySet<string>
  /** How many came since the member was last at the latest message. */
  readonly count: number
}

const none: NewReplies = { ids: new Set(), count: 0 }
/** Replies that come close together are announced together. */
const gatherMs = 400
const longestSpoken = 300

/**
 * Counts what others write while the chat is open, and announces it once. Not by `role="log"`: a screen reader would
 * read out a virtualized list as the member scrolls.
 */
function useNewReplies(
  messages: readonly Message[] | undefined,
  isOwn: (message: Message) => boolean,
  isAtLatest: boolean,
  t: ChatTranslate,
): NewReplies {
  const announce = useAnnounce()
  const known = useRef<ReadonlySet<string> | null>(null)
  const gathered = useRef<Message[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [replies, setReplies] = useState(none)
  if (isAtLatest && replies.count > 0) setReplies({ ...replies, count: 0 })

  useEffect(() => {
    if (!messages) return
    const before = known.current
    // A copy that is behind does not have the newest yet: they are not new again when they are back.
    known.current = new Set([...(before ?? []), ...messages.map(({ id }) => id)])
    if (!before) return
    // Older messages are unknown too; new ones come before everything known.
    const end = messages.findIndex(({ id }) => before.has(id))
    const fresh = messages.slice(0, end < 0 ? messages.length : end).filter((message) => !isOwn(message))
    if (fresh.length === 0) return
    setReplies(({ ids, count }) => ({
      ids: new Set([...ids, ...fresh.map(({ id }) => id)]),
      count: count + fresh.length,
    }))
    gathered.current.push(...fresh.reverse())
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      announce(inWords(gathered.current.splice(0), t))
    }, gatherMs)
  }, [messages, isOwn, announce, t])
  useEffect(() => () => clearTimeout(timer.current), [])
  return replies
}

function inWords(messages: readonly Message[], t: ChatTranslate): string {
  const [first, ...others] = messages
  if (!first || others.length > 0) return t('chat.announce.many', { count: messages.length })
  const body = cutText(first.body ?? '', longestSpoken)
  const files =
    first.attachments.length > 0 ? t('chat.announce.attachments', { count: first.attachments.length }) : ''
  return t('chat.announce.one', { text: [body, files].filter(Boolean).join('\n') })
}
