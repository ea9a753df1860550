'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useEffect } from 'react'
import { isForBrowser } from '../../base/index.ts'
import { type Conversation, operations } from '../../contract/index.ts'
import { conversationListMessages, useMessages } from '../../i18n/index.ts'
import { type ListResult, useConversations, usePrefetchNamedOffers } from '../../queries/index.ts'
import { Button, cx, EmptyState, Loading, Skeleton, useAnnounce } from '../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  hostContent,
  readFailure,
  RetryButton,
  useContentShown,
  useSafeHref,
} from '../common/index.ts'
import type { ChatMessages, ConversationListTranslate } from './ConciergeChatProps.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { useConversationSubjects } from './useConversationSubjects.ts'

/** The parts of `ConversationList` that take a class. */
export type ConversationListPart = 'body' | 'title' | 'list' | 'conversation'

export interface ConversationListProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'title'
> {
  /** The conversation that is open beside the list. */
  readonly activeId?: string | undefined
  /**
   * The member wants to read a conversation. With `hrefFor` too, only a plain press comes here, and the
   * browser does not follow the link; with a modifier key or another mouse button the browser handles the
   * link.
   */
  readonly onOpen?:
    | ((opened: { readonly conversationId: string; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /**
   * The address of a conversation in your app: rows are links then, else buttons where there is `onOpen`.
   * `undefined`: none for this one.
   */
  readonly hrefFor?: ((conversationId: string) => string | undefined) | undefined
  /** What conversations are about, by id. Default: the experience of the redemption or interest that opened one. */
  readonly titles?: Readonly<Record<string, string>> | undefined
  /** Default: *Conversations*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Replaces the text for a member without conversations. */
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
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="conversation-list"
      needs={operations.conversations}
      className={cx('xp-conversations', className)}
    >
      <ListContent
        {...{ activeId, onOpen, hrefFor, titles, title, headingLevel }}
        {...{ renderEmpty, messages, classNames }}
      />
    </ComponentRoot>
  )
})

type ContentProps = Pick<
  ConversationListProps,
  | 'activeId'
  | 'onOpen'
  | 'hrefFor'
  | 'titles'
  | 'title'
  | 'headingLevel'
  | 'renderEmpty'
  | 'messages'
  | 'classNames'
>

function ListContent({
  title,
  headingLevel = 2,
  renderEmpty,
  messages,
  classNames = {},
  ...rowProps
}: ContentProps): ReactNode {
  const t = useMessages(conversationListMessages, messages)
  const hrefFor = useSafeHref(rowProps.hrefFor)
  const list = useConversations()
  useContentShown('conversations', list.data !== undefined)
  const { data: rows } = list
  const failure = readFailure(list)
  usePrefetchNamedOffers()
  const subjectOf = useConversationSubjects(rows)
  const Title = `h${headingLevel}` as const
  const state = !rows
    ? failure === null
      ? 'loading'
      : 'failed'
    : rows.length === 0 && !list.hasMore
      ? 'empty'
      : 'ready'

  return (
    <div className={cx('xp-chat-inset', classNames.body)} data-state={state}>
      {title !== null && (
        <Title className={cx('xp-chat-header xp-type-title-3', classNames.title)}>
          {hostContent(title) ?? t('chat.list.title')}
        </Title>
      )}
      {state === 'failed' && (
        <div className="xp-chat-inline">
          <FailureView error={failure} title={t('chat.list.failed')} onRetry={() => list.refetch()} />
        </div>
      )}
      {state === 'loading' && <ListSkeleton label={t('chat.list.loading')} />}
      {state === 'empty' &&
        (renderEmpty ? (
          hostContent(renderEmpty())
        ) : (
          <EmptyState
            drawing
            className="xp-chat-inline"
            title={t('chat.list.empty.title')}
            headingLevel={headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4}
          >
            {t('chat.list.empty.text')}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <ConversationRows {...rowProps} {...{ rows, subjectOf, classNames, messages, hrefFor }} />
      )}
      {rows && list.hasMore && <MoreConversations list={list} t={t} />}
    </div>
  )
}

interface ConversationRowsProps extends Pick<
  ContentProps,
  'activeId' | 'onOpen' | 'hrefFor' | 'titles' | 'messages'
> {
  readonly rows: readonly Conversation[]
  readonly subjectOf: ReturnType<typeof useConversationSubjects>
  readonly classNames: NonNullable<ContentProps['classNames']>
}

function ConversationRows({
  rows,
  subjectOf,
  classNames,
  messages,
  activeId,
  onOpen,
  hrefFor,
  titles,
}: ConversationRowsProps): ReactNode {
  const openLink: ContentProps['onOpen'] = (opened) => {
    if (!onOpen || isForBrowser(opened.event)) return
    opened.event.preventDefault()
    onOpen(opened)
  }

  return (
    <ul className={cx('xp-conversations-list', classNames.list)} role="list">
      {rows.map(({ id }) => {
        const href = hrefFor?.(id)
        return (
          <li key={id} className="xp-plain">
            <ConversationRow
              conversationId={id}
              title={titles?.[id]}
              subject={subjectOf(id)}
              isActive={id === activeId}
              href={href}
              onOpen={href === undefined ? onOpen : openLink}
              messages={messages}
              className={classNames.conversation}
            />
          </li>
        )
      })}
    </ul>
  )
}

function MoreConversations({
  list,
  t,
}: {
  readonly list: ListResult<Conversation>
  readonly t: ConversationListTranslate
}): ReactNode {
  return (
    <div className="xp-conversations-more">
      {list.fetchMoreError !== null && <MoreFailed>{t('chat.list.moreFailed')}</MoreFailed>}
      <RetryButton error={list.fetchMoreError} label={t('chat.list.more')}>
        {(label, isWaiting) => (
          <Button
            size="small"
            busy={list.isFetchingMore}
            busyLabel={t('chat.list.loadingMore')}
            unavailable={isWaiting}
            onClick={() => void list.fetchMore()}
          >
            {label}
          </Button>
        )}
      </RetryButton>
    </div>
  )
}

function MoreFailed({ children }: { readonly children: string }): ReactNode {
  const announce = useAnnounce()
  useEffect(() => announce(children, 'assertive'), [announce, children])
  return <p className="xp-type-small">{children}</p>
}

function ListSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="xp-conversation">
          <Skeleton shape="block" className="xp-conversation-picture" />
          <div className="xp-conversation-words">
            <Skeleton length="long" />
            <Skeleton length="half" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
