'use client'

import { memo, type ReactNode, useEffect } from 'react'
import { addDays, type CalendarDate, cutText } from '../../base/index.ts'
import { isExperienceError } from '../../client/index.ts'
import type { Message } from '../../contract/index.ts'
import { asTitle, commonMessages, useI18n, useMessages, useTextKey, useToday } from '../../i18n/index.ts'
import { isMessageReplayable, type OutboxEntry, useExperienceKit } from '../../queries/index.ts'
import {
  alertIcon,
  checkIcon,
  clockIcon,
  cx,
  Icon,
  replaceable,
  TextLink,
  useAnnounce,
  VisuallyHidden,
} from '../../ui/index.ts'
import { Reference, RetryLink, useFailureWords, useIsOnline } from '../common/index.ts'
import { useChat } from './ChatContext.tsx'
import { type ChatRow, isSameRow } from './chatRows.ts'
import { MessageFile } from './MessageFile.tsx'
import { MessageText } from './MessageText.tsx'

interface ChatMessageProps {
  readonly row: ChatRow
  /** Arrived while the chat was open. */
  readonly isNew: boolean
  /** The match that the search shows. */
  readonly isFound: boolean
}

/** One message and what is shown before it. State of the bubble's frame: `data-own`, `data-state`, `data-found`. */
export const ChatMessage = memo(
  function ChatMessage({ row, isNew, isFound }: ChatMessageProps): ReactNode {
    const { t, classNames } = useChat()
    const { format } = useI18n()
    const { message, entry } = row
    const { isOwn, at, day, isFirstUnread, startsGroup, endsGroup } = row.facts
    const time = format.time(at)

    return (
      <div
        className={cx('xp-chat-message', classNames.message)}
        data-row={row.id}
        data-own={isOwn ? '' : undefined}
        data-state={entry?.state ?? 'arrived'}
        data-starts={startsGroup ? '' : undefined}
        data-ends={endsGroup ? '' : undefined}
        data-new={isNew ? '' : undefined}
        data-found={isFound ? '' : undefined}
      >
        {day !== null && <DaySeparator day={day} />}
        {isFirstUnread && <p className="xp-chat-unread xp-type-caption">{t('chat.unread')}</p>}
        <ChatBubble
          body={entry?.message ?? message?.body ?? ''}
          message={message}
          isOwn={isOwn}
          sentAt={at}
          state={entry?.state ?? 'arrived'}
          startsGroup={startsGroup}
          endsGroup={endsGroup}
        />
        {entry ? (
          <OutboxState entry={entry} />
        ) : (
          isOwn && endsGroup && time !== null && <OwnTime time={time} />
        )}
      </div>
    )
  },
  (before, after) =>
    before.isNew === after.isNew && before.isFound === after.isFound && isSameRow(before.row, after.row),
)

/** Props of the part `Message`. */
export interface ChatBubbleProps {
  /** What was written; empty where it could not be read, or there are files alone. */
  readonly body: string
  /** As the Service has it; `null` while it is on its way. */
  readonly message: Message | null
  readonly isOwn: boolean
  /** ISO-8601. */
  readonly sentAt?: string | undefined
  readonly state: 'arrived' | OutboxEntry['state']
  /** The first of some messages of one side in a row. */
  readonly startsGroup: boolean
  readonly endsGroup: boolean
}

function BuiltInChatBubble({ body, message, isOwn, sentAt, startsGroup }: ChatBubbleProps): ReactNode {
  const { t, classNames } = useChat()
  const { format } = useI18n()
  const time = format.time(sentAt)
  const name = isOwn ? t('chat.you') : t('chat.concierge')
  const who = time === null ? name : t('chat.group', { name, time })
  const attachments = message?.attachments ?? []
  return (
    <>
      {startsGroup && !isOwn ? (
        <p className="xp-chat-who xp-type-caption xp-quiet xp-figures" suppressHydrationWarning>
          {who}
        </p>
      ) : (
        <VisuallyHidden suppressHydrationWarning>{who}</VisuallyHidden>
      )}
      {(body !== '' || attachments.length === 0) && (
        <div className={cx('xp-chat-bubble', classNames.bubble)}>
          {/* The words have their own direction; the bubble keeps its side. */}
          <div dir="auto">{body ? <MessageText text={body} /> : t('chat.unreadable')}</div>
        </div>
      )}
      {message &&
        attachments.map((attachment, index) => (
          <MessageFile
            key={`${index} ${attachment.name ?? ''}`}
            messageId={message.id}
            attachment={attachment}
          />
        ))}
    </>
  )
}

/** Who wrote it when, what, and its files. The day before it, and its state and ways on after it, stay ours. */
const ChatBubble = replaceable('Message', BuiltInChatBubble)

/** Under the last message of a run by the member. Screen readers have read the time before the message. */
function OwnTime({ time }: { readonly time: string }): ReactNode {
  return (
    <p
      className="xp-chat-time xp-type-caption xp-quiet xp-figures"
      aria-hidden="true"
      suppressHydrationWarning
    >
      {time}
    </p>
  )
}

/** The day between hairlines. A heading, so that screen reader users can go from day to day. */
function DaySeparator({ day }: { readonly day: CalendarDate }): ReactNode {
  const { t, dayLevel } = useChat()
  const { format } = useI18n()
  const today = useToday()
  const Heading = `h${dayLevel}` as const
  const textKey = useTextKey()
  const isYesterday = today !== null && addDays(today, -1) === day
  return (
    <Heading key={textKey} className="xp-chat-day xp-type-caption xp-quiet" suppressHydrationWarning>
      {day === today
        ? t('chat.today')
        : isYesterday
          ? t('chat.yesterday')
          : asTitle(format.calendarDate(day, today?.slice(0, 4) === day.slice(0, 4) ? 'weekday' : 'full'))}
    </Heading>
  )
}

/** Under a message that is on its way: its state, and the actions when it failed. */
function OutboxState({ entry }: { readonly entry: OutboxEntry }): ReactNode {
  const { t } = useChat()
  const isOnline = useIsOnline()
  const { state } = entry
  if (state === 'failed' || state === 'unknown') return <FailedState entry={entry} />
  const words =
    state === 'queued' ? t(isOnline ? 'chat.state.queued' : 'chat.state.offline') : t(`chat.state.${state}`)
  return (
    <p className="xp-chat-state xp-type-caption xp-quiet">
      <Icon drawing={state === 'sent' ? checkIcon : clockIcon} size="small" />
      <span>{words}</span>
    </p>
  )
}

function FailedState({ entry: { id, state, error, message } }: { readonly entry: OutboxEntry }): ReactNode {
  const { t, retry, remove } = useChat()
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const reason = useReason(error)
  const isUnknown = state === 'unknown'
  const isReplayable = isMessageReplayable(useExperienceKit())
  const unknown = t(isReplayable ? 'chat.state.unknown' : 'chat.state.unsure')
  const words = isUnknown ? unknown : t('chat.state.failed')
  const said =
    isUnknown || !reason.text ? words : c('common.sentences', { first: words, second: reason.text })
  useEffect(() => announce(said, 'assertive'), [announce, said, error])

  return (
    <div className="xp-chat-failure" data-tone={isUnknown ? 'care' : 'wrong'}>
      <div className="xp-chat-state xp-type-caption">
        <span className="xp-chat-reason">
          <Icon drawing={alertIcon} size="small" />
          <span>{said}</span>
        </span>
        <span className="xp-chat-ways">
          <RetryLink
            error={error}
            label={t('chat.retry')}
            name={t('chat.about', { action: t('chat.retry'), subject: shorten(message) })}
            tone="ink"
            onRetry={() => retry(id)}
          />
          <TextLink
            className="xp-chat-remove"
            tone="ink"
            aria-label={t('chat.about', { action: t('chat.remove'), subject: shorten(message) })}
            onClick={() => remove(id)}
          >
            {t('chat.remove')}
          </TextLink>
        </span>
      </div>
      <Reference requestId={reason.requestId} />
    </div>
  )
}

/** The reason, where the member can do something about it. */
function useReason(error: unknown): { readonly text: string | null; readonly requestId: string | null } {
  const { t } = useChat()
  const words = useFailureWords(error, 'read')
  const text = isExperienceError(error, 'terms') ? t('chat.terms') : error ? words.text : null
  return { text, requestId: words.requestId }
}

function shorten(text: string): string {
  return text.length > 60 ? `${cutText(text, 60).trimEnd()}…` : text
}
