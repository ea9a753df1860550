'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { ChatContent } from './ChatContent.tsx'
import type { ChatMessages } from './ChatMessages.ts'

/** The parts of `ConciergeChat` that take a class. */
export type ConciergeChatPart =
  'body' | 'header' | 'title' | 'thread' | 'message' | 'bubble' | 'attachment' | 'composer'

export interface ConciergeChatProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /** `conversationId` of a redemption or an interest, or the id of a row of `useConversations`. */
  readonly conversationId: string
  /** What the conversation is about. Default: *Your concierge*. `null` for no header, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4; the days are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** ISO-8601: what is newer is marked as new when the chat opens. Default: where this session last saw it. The Service keeps no read state. */
  readonly lastSeenAt?: string | undefined
  /** The newest message was on screen. `at` (ISO-8601) is what to give as `lastSeenAt` the next time. */
  readonly onSeen?: ((seen: { readonly at: string }) => void) | undefined
  /** For a host that can push: call `onNews` and the newest messages are read at once. Returns what ends it. Keep its identity. */
  readonly subscribe?: ((onNews: () => void) => () => void) | undefined
  /** The member wants back to where they came from, e.g. the list on a phone. Without it there is no button. */
  readonly onBack?: (() => void) | undefined
  /** Other words for this one chat. Keep the object's identity. */
  readonly messages?: ChatMessages | undefined
  readonly classNames?: Partial<Readonly<Record<ConciergeChatPart, string>>> | undefined
}

/**
 * One conversation with the concierge: the thread, what is being sent, and the field to write in. As high as the room that
 * its container gives, at most the window; the thread scrolls inside. Renders a `section`; parts are those of `classNames`, states
 * `data-state` of `body` (`loading`, `failed`, `empty`, `ready`) and of each message. Emits `conversation.opened`, `message.sent`.
 */
export const ConciergeChat = forwardRef<HTMLElement, ConciergeChatProps>(function ConciergeChat(
  {
    conversationId,
    title,
    headingLevel,
    lastSeenAt,
    onSeen,
    subscribe,
    onBack,
    messages,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const content = {
    conversationId,
    title,
    headingLevel,
    lastSeenAt,
    onSeen,
    subscribe,
    onBack,
    messages,
    classNames,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="concierge-chat" className={cx('xp-chat', className)}>
      <ChatContent key={conversationId} {...content} />
    </ComponentRoot>
  )
})
