'use client'

import { isForBrowser } from '../../base/index.ts'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { chatMessages, useMessages } from '../../i18n/index.ts'
import { type ListResult, useConversations, usePrefetchNamedOffers } from '../../queries/index.ts'
import type { Conversation } from '../../contract/index.ts'
import { Button, cx, EmptyState, LoadingLabel, Skeleton, useAnnounce } from '../../ui/index.ts'
import { FailureView, hostContent, RetryButton } from '../common/index.ts'
import type { ChatTranslate } from './ChatMessages.ts'
import type { ConversationListProps } from './ConversationList.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { useConversationSubjects } from './useConversationSubjects.ts'

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

export function ConversationListContent({
  activeId,
  onOpen,
  hrefFor,
  titles,
  title,
  headingLevel = 2,
  renderEmpty,
  messages,
  classNames = {},
}: ContentProps): ReactNode {
  const t = useMessages(chatMessages, messages)
  const list = useConversations()
  const { data: rows } = list
  usePrefetchNamedOffers()
  const subjectOf = useConversationSubjects(rows)
  const Title = `h${headingLevel}` as const
  const state = !rows
    ? list.isError
      ? 'failed'
      : 'loading'
    : rows.length === 0 && !list.hasMore
      ? 'empty'
      : 'ready'

  function handleOpen(conversationId: string, event: MouseEvent<HTMLElement>) {
    if (!onOpen || (hrefFor && isForBrowser(event))) return
    if (hrefFor) event.preventDefault()
    onOpen({ conversationId, event })
  }

  return (
    <div className={cx('xp-chat-inset', classNames.body)} data-state={state}>
      {title !== null && (
        <Title className={cx('xp-chat-header xp-type-title-3', classNames.title)}>
          {hostContent(title) ?? t('chat.list.title')}
        </Title>
      )}
      {state === 'failed' && (
        <div className="xp-chat-inline">
          <FailureView error={list.error} title={t('chat.list.failed')} onRetry={() => list.refetch()} />
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
        <ul className={cx('xp-conversations-list', classNames.list)} role="list">
          {rows.map(({ id }) => (
            <li key={id} className="xp-plain">
              <ConversationRow
                conversationId={id}
                title={titles?.[id]}
                subject={subjectOf(id)}
                isActive={id === activeId}
                href={hrefFor?.(id)}
                onOpen={onOpen ? handleOpen : undefined}
                className={classNames.conversation}
                t={t}
              />
            </li>
          ))}
        </ul>
      )}
      {rows && list.hasMore && <MoreConversations list={list} t={t} />}
    </div>
  )
}

function MoreConversations({
  list,
  t,
}: {
  readonly list: ListResult<Conversation>
  readonly t: ChatTranslate
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
    <div aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="xp-conversation">
          <Skeleton shape="block" className="xp-conversation-picture" />
          <div className="xp-conversation-words">
            <Skeleton length="long" />
            <Skeleton length="half" />
          </div>
        </div>
      ))}
    </div>
  )
}
