'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { developerError } from '../../base/index.ts'
import type { OutboxResult, ThreadResult } from '../../queries/index.ts'
import { useAnnounce, useLatestRef } from '../../ui/index.ts'
import type { ChatTranslate, ConciergeChatProps } from './ConciergeChatProps.ts'

/** What every message needs. It keeps its identity while the thread changes, so that messages do not render again. */
interface ChatContextValue {
  readonly t: ChatTranslate
  /** Other words of the host's. */
  readonly messages: ConciergeChatProps['messages']
  readonly classNames: NonNullable<ConciergeChatProps['classNames']>
  readonly dayLevel: 2 | 3 | 4 | 5
  readonly retry: (entryId: string) => void
  readonly remove: (entryId: string) => void
  /** Reads fresh links for the files of a message. Rejects when it cannot read them. */
  readonly refetchMessage: (messageId: string) => Promise<void>
}

const ChatContext = createContext<ChatContextValue | null>(null)

export function useChat(): ChatContextValue {
  const chat = useContext(ChatContext)
  if (!chat)
    throw developerError(
      'a part of the chat is used outside it.',
      () =>
        process.env.NODE_ENV !== 'production' && 'It has no conversation. Render it inside ConciergeChat.',
    )
  return chat
}

interface ChatProviderProps extends Pick<ChatContextValue, 't' | 'messages' | 'classNames'> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly thread: ThreadResult
  readonly outbox: OutboxResult
  /** Called when a message was sent again or removed: the pressed button goes away, and the focus must not. */
  readonly onActed: () => void
  readonly children: ReactNode
}

export function ChatProvider({
  t,
  messages,
  classNames,
  headingLevel,
  children,
  ...rest
}: ChatProviderProps): ReactNode {
  const announce = useAnnounce()
  const latest = useLatestRef(rest)
  const chat = useMemo(
    (): ChatContextValue => ({
      t,
      messages,
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
    [t, messages, classNames, headingLevel, announce, latest],
  )
  return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>
}
