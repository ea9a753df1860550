import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type {
  chatFileMessages,
  chatMessages,
  chatSearchMessages,
  conversationListMessages,
  MessageOverrides,
  Translate,
} from '../../i18n/index.ts'

/** Other words for one chat or list of conversations. Its keys start with `chat.`. */
export type ChatMessages = MessageOverrides<
  typeof chatMessages & typeof chatFileMessages & typeof chatSearchMessages & typeof conversationListMessages
>

export type ChatTranslate = Translate<typeof chatMessages>

export type ConversationListTranslate = Translate<typeof conversationListMessages>

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
  /**
   * ISO-8601: the chat marks newer messages as new when it opens. Default: where this session last saw the thread. The
   * Service has no read state.
   */
  readonly lastSeenAt?: string | undefined
  /** The newest message was on screen. Pass `at` (ISO-8601) as `lastSeenAt` the next time. */
  readonly onSeen?: ((seen: { readonly at: string }) => void) | undefined
  /**
   * For a host that can push: call `onNews`, and the chat reads the newest messages. Returns the unsubscribe
   * function. Keep its identity.
   */
  readonly subscribe?: ((onNews: () => void) => () => void) | undefined
  /** The member goes back to where they came from, e.g. the list on a phone. Without it there is no back button. */
  readonly onBack?: (() => void) | undefined
  /** Other words for this one chat. Keep the object's identity. */
  readonly messages?: ChatMessages | undefined
  readonly classNames?: Partial<Readonly<Record<ConciergeChatPart, string>>> | undefined
}
