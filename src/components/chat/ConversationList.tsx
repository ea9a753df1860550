'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import type { ChatMessages } from './ChatMessages.ts'
import { ConversationListContent } from './ConversationListContent.tsx'

/** The parts of `ConversationList` that take a class. */
export type ConversationListPart = 'body' | 'title' | 'list' | 'conversation'

export interface ConversationListProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'title'
> {
  /** The conversation that is open beside the list. */
  readonly activeId?: string | undefined
  /**
   * The member wants to read a conversation. With `hrefFor` too, only a plain press comes here, and the browser does not
   * follow the link; with a key or another button held, the link stays the browser's.
   */
  readonly onOpen?:
    | ((opened: { readonly conversationId: string; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** The address of a conversation in your app: rows are links then, else buttons. */
  readonly hrefFor?: ((conversationId: string) => string) | undefined
  /** What conversations are about, by their ids. Default: the experience of the redemption or interest that opened it. */
  readonly titles?: Readonly<Record<string, string>> | undefined
  /** Default: *Conversations*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** In place of the words for a member without any conversation. */
  readonly renderEmpty?: (() => ReactNode) | undefined
  /** Other words for this one list. Keep the object's identity. */
  readonly messages?: ChatMessages | undefined
  readonly classNames?: Partial<Readonly<Record<ConversationListPart, string>>> | undefined
}

/**
 * The member's conversations with the concierge, in the order of the Service. Renders a `section`; parts are those of
 * `classNames`, states `data-state` of `body` (`loading`, `failed`, `empty`, `ready`) and `data-active` of a row.
 */
export const ConversationList = forwardRef<HTMLElement, ConversationListProps>(function ConversationList(
  {
    activeId,
    onOpen,
    hrefFor,
    titles,
    title,
    headingLevel,
    renderEmpty,
    messages,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const content = {
    activeId,
    onOpen,
    hrefFor,
    titles,
    title,
    headingLevel,
    renderEmpty,
    messages,
    classNames,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="conversation-list" className={cx('xp-conversations', className)}>
      <ConversationListContent {...content} />
    </ComponentRoot>
  )
})
