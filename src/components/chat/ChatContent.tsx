'use client'

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Message } from '../../contract/index.ts'
import { chatMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { type OutboxEntry, useExperienceKit, useOutbox, useThread } from '../../queries/index.ts'
import { cx, EmptyState, Notice, offlineIcon, useAnnounce } from '../../ui/index.ts'
import { FailureView, useIsOnline, useViewed } from '../common/index.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatContext, type ChatContextValue } from './ChatContext.ts'
import { ChatHeader } from './ChatHeader.tsx'
import { findFirstUnread, toChatRows } from './chatRows.ts'
import { ChatSearch } from './ChatSearch.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { ChatThread } from './ChatThread.tsx'
import { maxMountedRows } from './ThreadRows.tsx'
import type { ConciergeChatProps } from './ConciergeChat.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useNewReplies } from './useNewReplies.ts'
import { useSeen, useSeenBefore } from './useSeen.ts'
import { useSentEvents } from './useSentEvents.ts'
import { useThreadScroll } from './useThreadScroll.ts'
import { useThreadSearch } from './useThreadSearch.ts'

type ContentProps = Pick<
  ConciergeChatProps,
  | 'conversationId'
  | 'title'
  | 'headingLevel'
  | 'lastSeenAt'
  | 'onSeen'
  | 'subscribe'
  | 'onBack'
  | 'messages'
  | 'classNames'
>

const noClasses = {}
const noMessages: readonly Message[] = []

export function ChatContent({
  conversationId,
  title,
  headingLevel = 2,
  lastSeenAt,
  onSeen,
  subscribe,
  onBack,
  messages: words,
  classNames = noClasses,
}: ContentProps): ReactNode {
  const t = useMessages(chatMessages, words)
  const thread = useThread(conversationId)
  const messages = thread.data?.rows
  const outbox = useOutbox(conversationId, messages)
  const isOwn = useIsOwn()
  const isOnline = useIsOnline()
  const field = useRef<HTMLTextAreaElement>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [isSearchOpen, setIsSearchOpen] = useState(false)

  const { hasOlder, isFetchingOlder, fetchOlderError } = thread
  const seenBefore = useSeenBefore(conversationId, lastSeenAt)
  const firstUnreadId = useFirstUnread(messages, isOwn, seenBefore, hasOlder, thread.isFetchedAfterMount)
  const rows = useChatRows(messages ?? noMessages, outbox.entries, isOwn, firstUnreadId)
  const state = !messages ? (thread.isError ? 'failed' : 'loading') : rows.length === 0 ? 'empty' : 'ready'
  const isThreadShown = state === 'ready' || (state === 'loading' && rows.length > 0)
  const scroll = useThreadScroll(rows, (frame) => {
    // Also where a short thread does not fill its frame, and cannot be scrolled.
    if (frame.scrollTop < frame.clientHeight * 1.5 && hasOlder && !isFetchingOlder && !fetchOlderError)
      void thread.fetchOlder()
  })
  useSeen({ conversationId, messages, isAtLatest: scroll.isAtLatest, onSeen })
  const replies = useNewReplies(messages, isOwn, scroll.isAtLatest, t)
  const search = useThreadSearch(rows, thread, isSearchOpen)
  useSentEvents(conversationId)
  usePush(subscribe, thread)
  useViewed(messages ? conversationId : null, () => ({ name: 'conversation.opened', conversationId }))

  const chat = useChatContext({
    t,
    classNames,
    headingLevel,
    thread,
    outbox,
    onActed: () => field.current?.focus(),
  })

  function handleSend(text: string) {
    outbox.send(text)
    thread.markActive()
    scroll.goToLatest()
  }

  function handleSearchClose() {
    setIsSearchOpen(false)
    search.setText('')
    searchButton.current?.focus()
  }

  return (
    <ChatContext.Provider value={chat}>
      <div className={cx('xp-chat-inset xp-chat-body', classNames.body)} data-state={state}>
        {title !== null && (
          <ChatHeader
            ref={searchButton}
            {...{ title, onBack, headingLevel, isSearchOpen }}
            onSearch={
              state === 'ready' && (hasOlder || rows.length > maxMountedRows)
                ? () => (isSearchOpen ? handleSearchClose() : setIsSearchOpen(true))
                : null
            }
          />
        )}
        {isSearchOpen && <ChatSearch search={search} onClose={handleSearchClose} />}
        {!isOnline && (
          <Notice
            className="xp-chat-notice"
            announces="polite"
            icon={offlineIcon}
            title={t('chat.offline.title')}
          >
            {t('chat.offline.text')}
          </Notice>
        )}
        {isOnline && messages && thread.isError && (
          <StaleNotice error={thread.error} onRetry={() => thread.refetch()} />
        )}
        {renderThread()}
        {state !== 'failed' && (
          <ChatComposer ref={field} conversationId={conversationId} onSend={handleSend} />
        )}
      </div>
    </ChatContext.Provider>
  )

  function renderThread(): ReactNode {
    if (state === 'failed') {
      return (
        <div className="xp-chat-place">
          <FailureView error={thread.error} title={t('chat.failed')} onRetry={() => thread.refetch()} />
        </div>
      )
    }
    if (state === 'loading' && !isThreadShown) return <ChatSkeleton label={t('chat.loading')} />
    if (state === 'empty') {
      return (
        <EmptyState
          drawing
          className="xp-chat-place"
          title={t('chat.empty.title')}
          headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
        >
          {t('chat.empty.text')}
        </EmptyState>
      )
    }
    return (
      <ChatThread
        {...{ thread, rows, scroll }}
        newIds={replies.ids}
        newCount={replies.count}
        foundId={search.foundId}
      />
    )
  }
}

function useIsOwn(): (message: Message) => boolean {
  const { client, session } = useExperienceKit()
  const { memberId } = session
  return useCallback(
    (message: Message) => client.assumptions.isOwnMessage(message, { memberId }),
    [client, memberId],
  )
}

/** Memoised: a thread of ten thousand is not gone through at every key that is pressed. */
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

/** Where *new* begins. Found once the newest page is there, and then left: what comes while one looks is not marked. */
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

/** A host that is told of news by its own server need not wait for the next poll. */
function usePush(
  subscribe: ConciergeChatProps['subscribe'],
  { refetch, markActive }: ReturnType<typeof useThread>,
): void {
  const read = useRef<() => void>(() => undefined)
  useEffect(() => {
    read.current = () => {
      markActive()
      void refetch()
    }
  })
  useEffect(() => subscribe?.(() => read.current()), [subscribe])
}

interface ChatContextInput extends Pick<ChatContextValue, 't' | 'classNames'> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly thread: ReturnType<typeof useThread>
  readonly outbox: ReturnType<typeof useOutbox>
  /** The button that was pressed is about to go. */
  readonly onActed: () => void
}

/** Keeps its identity: the functions inside find what is current by a ref. */
function useChatContext({
  t,
  classNames,
  headingLevel,
  thread,
  outbox,
  onActed,
}: ChatContextInput): ChatContextValue {
  const announce = useAnnounce()
  const latest = useRef({ thread, outbox, onActed })
  useEffect(() => {
    latest.current = { thread, outbox, onActed }
  })
  return useMemo(
    () => ({
      t,
      classNames,
      dayLevel: (headingLevel + 1) as 2 | 3 | 4 | 5,
      retry: (id) => {
        latest.current.outbox.retry(id)
        latest.current.thread.markActive()
        latest.current.onActed()
      },
      remove: (id) => {
        latest.current.outbox.remove(id)
        announce(t('chat.removed'))
        latest.current.onActed()
      },
      refetchMessage: (id) => latest.current.thread.refetchMessage(id),
    }),
    [t, classNames, headingLevel, announce],
  )
}
