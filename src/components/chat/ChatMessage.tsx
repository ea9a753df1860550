'use client'

import { memo, type ReactNode } from 'react'
import { useI18n } from '../../i18n/index.ts'
import { cx, VisuallyHidden } from '../../ui/index.ts'
import { ChatAttachment } from './ChatAttachment.tsx'
import { useChat } from './ChatContext.ts'
import { type ChatRow, isSameRow } from './chatRows.ts'
import { DaySeparator } from './DaySeparator.tsx'
import { MessageText } from './MessageText.tsx'
import { OutboxState } from './OutboxState.tsx'

interface ChatMessageProps {
  readonly row: ChatRow
  /** Arrived while the chat was open. */
  readonly isNew: boolean
  /** The match that the search stands at. */
  readonly isFound: boolean
}

/** One message and what stands before it. State of the bubble's frame: `data-own`, `data-state`, `data-found`. */
export const ChatMessage = memo(
  function ChatMessage({ row, isNew, isFound }: ChatMessageProps): ReactNode {
    const { t, classNames } = useChat()
    const { format } = useI18n()
    const { message, entry } = row
    const { isOwn, at, day, isFirstUnread, startsGroup, endsGroup } = row.facts
    const time = format.time(at)
    const name = isOwn ? t('chat.you') : t('chat.concierge')
    const who = time === null ? name : t('chat.group', { name, time })
    const body = entry?.message ?? message?.body
    const attachments = message?.attachments ?? []
    const isShown = (body !== undefined && body !== '') || attachments.length === 0

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
        {startsGroup && !isOwn ? (
          <p className="xp-chat-who xp-type-caption xp-quiet xp-figures">{who}</p>
        ) : (
          <VisuallyHidden>{who}</VisuallyHidden>
        )}
        {isShown && (
          <div className={cx('xp-chat-bubble', classNames.bubble)}>
            {/* The words have their own direction, the bubble its place. */}
            <div dir="auto">{body ? <MessageText text={body} /> : t('chat.unreadable')}</div>
          </div>
        )}
        {message &&
          attachments.map((attachment, index) => (
            <ChatAttachment
              key={`${index} ${attachment.name ?? ''}`}
              messageId={message.id}
              attachment={attachment}
            />
          ))}
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

/** Under the last of one's own; it was said before the message already. */
function OwnTime({ time }: { readonly time: string }): ReactNode {
  return (
    <p className="xp-chat-time xp-type-caption xp-quiet xp-figures" aria-hidden="true">
      {time}
    </p>
  )
}
