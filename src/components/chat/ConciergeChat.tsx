'use client'

import { forwardRef, type ReactNode, useRef, useState } from 'react'
import { chatMessages, useMessages } from '../../i18n/index.ts'
import {
  arrowStartIcon,
  cx,
  EmptyState,
  Icon,
  Loading,
  Notice,
  offlineIcon,
  searchIcon,
  Skeleton,
} from '../../ui/index.ts'
import {
  ComponentRoot,
  ErrorBoundary,
  FailureView,
  hostContent,
  readFailure,
  RetryLink,
  useIsOnline,
  useLazyPart,
} from '../common/index.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatProvider, useChat } from './ChatContext.tsx'
import { ChatThread } from './ChatThread.tsx'
import type { ConciergeChatProps } from './ConciergeChatProps.ts'
import { FilesProvider } from './MessageFile.tsx'
import { maxMountedRows } from './ThreadRows.tsx'
import { useConversation } from './useConversation.ts'

type HeadingLevel = NonNullable<ConciergeChatProps['headingLevel']>

const noClasses = {}

/** Loaded with the first search: few conversations are so long that one is offered. */
const loadSearch = () => import('./ChatSearch.tsx')

/**
 * One conversation with the concierge: the thread, what is being sent, and the field to write in. It is as high as the
 * room that its container gives, at most the window; the thread scrolls inside. Renders a `section`; parts are those of
 * `classNames`, states `data-state` of `body` (`loading`, `failed`, `empty`, `ready`) and of each message. Emits
 * `conversation.opened`, `message.sent`.
 */
export const ConciergeChat = forwardRef<HTMLElement, ConciergeChatProps>(function ConciergeChat(
  {
    conversationId,
    title,
    headingLevel = 2,
    lastSeenAt,
    onSeen,
    subscribe,
    onBack,
    messages,
    classNames = noClasses,
    className,
    ...rest
  },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="concierge-chat" className={cx('xp-chat', className)}>
      <ChatContent
        key={conversationId}
        {...{ conversationId, title, headingLevel, lastSeenAt, onSeen }}
        {...{ subscribe, onBack, messages, classNames }}
      />
    </ComponentRoot>
  )
})

interface ContentProps extends Pick<
  ConciergeChatProps,
  'conversationId' | 'title' | 'lastSeenAt' | 'onSeen' | 'subscribe' | 'onBack' | 'messages'
> {
  readonly headingLevel: HeadingLevel
  readonly classNames: NonNullable<ConciergeChatProps['classNames']>
}

function ChatContent({
  conversationId,
  title,
  headingLevel,
  onBack,
  messages: words,
  classNames,
  ...input
}: ContentProps): ReactNode {
  const t = useMessages(chatMessages, words)
  const conversation = useConversation({ conversationId, ...input }, t)
  const { thread, outbox, rows, scroll, state } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const { searchButton, isSearchOpen, search, foundId, setFoundId, openSearch, closeSearch } = useSearch()
  const canSearch = state === 'ready' && (thread.hasOlder || rows.length > maxMountedRows)

  function handleSend(text: string) {
    outbox.send(text)
    thread.markActive()
    scroll.goToLatest()
  }

  return (
    <ChatProvider
      {...{ t, messages: words, classNames, headingLevel, thread, outbox }}
      onActed={() => field.current?.focus()}
    >
      <div className={cx('xp-chat-inset xp-chat-body', classNames.body)} data-state={state}>
        {title !== null && (
          <ChatHeader
            ref={searchButton}
            {...{ title, onBack, headingLevel, isSearchOpen }}
            onSearch={canSearch ? (isSearchOpen ? closeSearch : openSearch) : null}
          />
        )}
        {isSearchOpen && search.error !== null && <FailureView error={search.error} onRetry={search.ask} />}
        {isSearchOpen && search.part && (
          <ErrorBoundary>
            <search.part.ChatSearch
              {...{ rows, thread }}
              goToRow={scroll.goToRow}
              messages={words}
              onFound={setFoundId}
              onClose={closeSearch}
            />
          </ErrorBoundary>
        )}
        <ConnectionNotice thread={thread} />
        <FilesProvider thread={thread}>
          <ThreadOrState {...{ conversation, foundId, headingLevel }} />
        </FilesProvider>
        {state !== 'failed' && (
          <ChatComposer ref={field} conversationId={conversationId} onSend={handleSend} />
        )}
      </div>
    </ChatProvider>
  )
}

/** Whether the search is open, and what it shows. */
function useSearch() {
  const searchButton = useRef<HTMLButtonElement>(null)
  const [isSearchOpen, setIsSearchOpen] = useState(false)
  const [foundId, setFoundId] = useState<string | null>(null)
  const search = useLazyPart(loadSearch)
  const openSearch = () => {
    setIsSearchOpen(true)
    void search.ask()
  }
  const closeSearch = () => {
    setIsSearchOpen(false)
    setFoundId(null)
    searchButton.current?.focus()
  }
  return { searchButton, isSearchOpen, search, foundId, setFoundId, openSearch, closeSearch }
}

interface ChatHeaderProps extends Pick<ConciergeChatProps, 'title' | 'onBack'> {
  readonly headingLevel: HeadingLevel
  readonly isSearchOpen: boolean
  /** `null` where the browser's own search finds everything. */
  readonly onSearch: (() => void) | null
}

/** What the conversation is about, with the buttons back and for the search. The ref is the search button's. */
const ChatHeader = forwardRef<HTMLButtonElement, ChatHeaderProps>(function ChatHeader(
  { title, onBack, headingLevel, isSearchOpen, onSearch },
  ref,
): ReactNode {
  const { t, classNames } = useChat()
  const Title = `h${headingLevel}` as const
  return (
    <header className={cx('xp-chat-header', classNames.header)}>
      {onBack && (
        <button
          type="button"
          className="xp-icon-button xp-turn-button xp-chat-back xp-native xp-focus"
          aria-label={t('chat.back')}
          onClick={onBack}
        >
          <Icon drawing={arrowStartIcon} />
        </button>
      )}
      <div className="xp-fill">
        <Title className={cx('xp-chat-title xp-type-body', classNames.title)}>
          {hostContent(title) ?? t('chat.title')}
        </Title>
        {title !== undefined && <p className="xp-chat-subtitle xp-type-caption xp-quiet">{t('chat.role')}</p>}
      </div>
      {onSearch && (
        <button
          ref={ref}
          type="button"
          className="xp-icon-button xp-turn-button xp-native xp-focus"
          aria-label={t('chat.search.open')}
          aria-expanded={isSearchOpen}
          onClick={onSearch}
        >
          <Icon drawing={searchIcon} />
        </button>
      )}
    </header>
  )
})

type Conversation = ReturnType<typeof useConversation>

/** Above a thread that could not be refreshed: its messages stay on screen. */
function ConnectionNotice({ thread }: Pick<Conversation, 'thread'>): ReactNode {
  const { t } = useChat()
  const isOnline = useIsOnline()
  if (!isOnline) {
    return (
      <Notice
        className="xp-chat-notice"
        announces="polite"
        icon={offlineIcon}
        title={t('chat.offline.title')}
      >
        {t('chat.offline.text')}
      </Notice>
    )
  }
  if (!thread.data || !thread.isError) return null
  return (
    <Notice
      className="xp-chat-notice"
      announces="polite"
      tone="care"
      title={t('chat.stale.title')}
      action={
        <RetryLink
          error={thread.error}
          label={t('chat.retry')}
          tone="ink"
          onRetry={() => void thread.refetch()}
        />
      }
    >
      {t('chat.stale.text')}
    </Notice>
  )
}

interface ThreadOrStateProps {
  readonly conversation: Conversation
  /** The match that the search shows. */
  readonly foundId: string | null
  readonly headingLevel: HeadingLevel
}

/** The thread, or its loading, failed or empty state. Messages on their way are shown before the thread is loaded. */
function ThreadOrState({ conversation, foundId, headingLevel }: ThreadOrStateProps): ReactNode {
  const { t } = useChat()
  const { thread, rows, scroll, replies, state } = conversation
  if (state === 'failed') {
    return (
      <div className="xp-chat-place">
        <FailureView error={readFailure(thread)} title={t('chat.failed')} onRetry={() => thread.refetch()} />
      </div>
    )
  }
  if (state === 'loading' && rows.length === 0) return <ChatSkeleton label={t('chat.loading')} />
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
  return <ChatThread {...{ thread, rows, scroll, foundId }} newIds={replies.ids} newCount={replies.count} />
}

const bubbles = ['team-long', 'team-short', 'own-short', 'team-short', 'own-long'] as const

function ChatSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-chat-skeleton">
      {bubbles.map((kind, index) => (
        <Skeleton key={index} shape="block" className="xp-chat-skeleton-bubble" data-kind={kind} />
      ))}
    </Loading>
  )
}
