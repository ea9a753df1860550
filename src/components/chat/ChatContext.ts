'use client'

import { createContext, useContext } from 'react'
import type { ChatTranslate } from './ChatMessages.ts'
import type { ConciergeChatProps } from './ConciergeChat.tsx'

/** What every message needs. It keeps its identity while the thread changes, so that messages are not rendered again. */
export interface ChatContextValue {
  readonly t: ChatTranslate
  readonly classNames: NonNullable<ConciergeChatProps['classNames']>
  readonly dayLevel: 2 | 3 | 4 | 5
  readonly retry: (entryId: string) => void
  readonly remove: (entryId: string) => void
  /** Fresh links for the files of a message. Rejects when they cannot be read. */
  readonly refetchMessage: (messageId: string) => Promise<void>
}

export const ChatContext = createContext<ChatContextValue | null>(null)

export function useChat(): ChatContextValue {
  const chat = useContext(ChatContext)
  if (!chat)
    throw new Error(
      '@experience-program/react: a part of the chat is used outside it. It has no conversation. Render it inside ConciergeChat.',
    )
  return chat
}
