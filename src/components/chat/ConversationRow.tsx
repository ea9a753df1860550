'use client'

import { notifyManager } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { cutText } from '../../base/index.ts'
import type { Offer } from '../../contract/index.ts'
import { conversationListMessages, useI18n, useMessages, useTextKey, useToday } from '../../i18n/index.ts'
import { threadQuery, useExperienceKit, useOffer } from '../../queries/index.ts'
import { cx, Picture, replaceable, Skeleton } from '../../ui/index.ts'
import { isLoadingRead, useExperience } from '../common/index.ts'
import type { ChatMessages } from './ConciergeChatProps.ts'
import type { ConversationSubject } from './useConversationSubjects.ts'

/** Props of the part `ConversationRow`. */
export interface ConversationRowProps {
  readonly conversationId: string
  /** Default: the title of the experience. */
  readonly title?: string | undefined
  /** What it is about; `null` where that is not known. */
  readonly subject: ConversationSubject | null
  /** It is open beside the list. Default `false`. */
  readonly isActive?: boolean | undefined
  readonly href?: string | undefined
  readonly onOpen?:
    | ((opened: { readonly conversationId: string; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** Other words. Keep the object's identity. */
  readonly messages?: ChatMessages | undefined
  readonly className?: string | undefined
}

function BuiltInConversationRow(props: ConversationRowProps): ReactNode {
  const offerId = props.subject?.offerId
  return offerId === undefined ? (
    <Row {...props} offer={null} isLoading={false} />
  ) : (
    <RowOfOffer {...props} offerId={offerId} />
  )
}

/** One conversation: what it is about, and its last message as far as this session has read it. */
export const ConversationRow = replaceable('ConversationRow', BuiltInConversationRow)

function RowOfOffer({ offerId, ...props }: ConversationRowProps & { readonly offerId: string }): ReactNode {
  const read = useOffer(offerId)
  return <Row {...props} offer={read.data ?? null} isLoading={isLoadingRead(read)} />
}

function When({ at }: { readonly at: string | undefined }): ReactNode {
  const textKey = useTextKey()
  const when = useShortMoment(at)
  if (when === null) return null
  return (
    <span key={textKey} className="xp-fixed xp-type-caption xp-quiet xp-figures" suppressHydrationWarning>
      {when}
    </span>
  )
}

function Row({
  conversationId,
  title,
  subject,
  isActive = false,
  href,
  onOpen,
  messages,
  className,
  offer,
  isLoading,
}: ConversationRowProps & { readonly offer: Offer | null; readonly isLoading: boolean }): ReactNode {
  const t = useMessages(conversationListMessages, messages)
  const { resolveImage } = useExperience()
  const last = useLastMessage(conversationId)
  const url = offer?.images[0]
  const picture = url === undefined ? null : resolveImage({ url, use: 'thumbnail' })
  const name = title ?? offer?.title
  const said = last?.text && (last.isOwn ? t('chat.list.own', { text: last.text }) : last.text)
  const content = (
    <>
      <Picture className="xp-conversation-picture" ratio="1:1" sizes="3.5rem" {...picture} plate="" />
      <span className="xp-conversation-words">
        <span className="xp-conversation-top">
          {name === undefined && isLoading ? (
            <Skeleton length="long" />
          ) : (
            <bdi className="xp-conversation-name">{name ?? t('chat.list.untitled')}</bdi>
          )}
          <When at={last?.at ?? subject?.createdAt} />
        </span>
        <bdi className="xp-conversation-last xp-type-small xp-quiet">{said || t('chat.role')}</bdi>
      </span>
    </>
  )
  const canOpen = href !== undefined || onOpen !== undefined
  const frame = {
    className: cx('xp-conversation', canOpen && 'xp-native xp-focus', className),
    'data-active': isActive ? '' : undefined,
    'aria-current': isActive ? ('true' as const) : undefined,
  }
  const handleClick = onOpen && ((event: MouseEvent<HTMLElement>) => onOpen({ conversationId, event }))
  if (href !== undefined) {
    return (
      <a {...frame} href={href} onClick={handleClick}>
        {content}
      </a>
    )
  }
  if (!canOpen) return <div {...frame}>{content}</div>
  return (
    <button type="button" {...frame} onClick={handleClick}>
      {content}
    </button>
  )
}

/** The time for today, else the day. */
function useShortMoment(timestamp: string | undefined): string | null {
  const { format } = useI18n()
  const today = useToday()
  return today !== null && format.calendarDateOf(timestamp) === today
    ? format.time(timestamp)
    : format.date(timestamp, { style: 'short' })
}

interface LastMessage {
  /** Empty where it is a file alone. */
  readonly text: string
  readonly isOwn: boolean
  readonly at: string | undefined
}

/** The newest message of a conversation that this session has read. Sends no request. */
function useLastMessage(conversationId: string): LastMessage | null {
  const { client, queryClient, session, outbox } = useExperienceKit()
  const { queryKey } = threadQuery(client, { id: conversationId })
  const read = () => queryClient.getQueryData(queryKey)?.rows[0] ?? null
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  const message = useSyncExternalStore(subscribe, read, read)
  if (!message) return null
  const isOwn =
    outbox.confirmedIds(conversationId).has(message.id) ||
    client.assumptions.isOwnMessage(message, { memberId: session.memberId })
  return { text: cutText((message.body ?? '').replace(/\s+/g, ' '), 160), isOwn, at: message.createdAt }
}
