'use client'

import { forwardRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Attachment } from '../../contract/index.ts'
import { useI18n, useToday } from '../../i18n/index.ts'
import {
  calendarIcon,
  cx,
  downloadIcon,
  fileIcon,
  Icon,
  picturesIcon,
  TextLink,
  useAnnounce,
  VisuallyHidden,
} from '../../ui/index.ts'
import { type AttachmentKind, attachmentKind } from './attachmentKind.ts'
import { useChat } from './ChatContext.tsx'
import { useAttachmentLife } from './useAttachmentLife.ts'

interface ChatAttachmentProps {
  readonly messageId: string
  readonly attachment: Attachment
}

/**
 * One file of a message: its name, how long its link opens, and a button for a fresh one. State: `data-state` (`open`,
 * `expired`, `missing`).
 */
export function ChatAttachment({ messageId, attachment }: ChatAttachmentProps): ReactNode {
  const { t, classNames, refetchMessage } = useChat()
  const announce = useAnnounce()
  const frame = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const life = useAttachmentLife(attachment, frame, () => refetchMessage(messageId))
  const name = attachment.name ?? t('chat.file.unnamed')
  const kind = attachmentKind(attachment.name)
  const state = life.href === null ? 'missing' : life.isExpired ? 'expired' : 'open'
  const action = life.isGetting ? t('chat.file.getting') : t('chat.file.again')
  const { isReady } = life
  useEffect(() => {
    if (!isReady) return
    // The member presses the link: browsers block a window that opens after a wait.
    link.current?.focus()
    announce(t('chat.file.ready', { name }))
  }, [isReady, announce, t, name])

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!life.isLate()) return
    event.preventDefault()
    void life.get()
  }

  return (
    <div
      ref={frame}
      className={cx('xp-chat-file', classNames.attachment)}
      data-state={state}
      data-kind={kind}
      aria-busy={life.isGetting || undefined}
    >
      <span className="xp-chat-file-icon">
        <Icon drawing={kind === 'picture' ? picturesIcon : kind === 'calendar' ? calendarIcon : fileIcon} />
      </span>
      <div className="xp-column xp-fill">
        <FileName
          ref={link}
          name={name}
          kind={kind}
          href={state === 'open' ? life.href : null}
          onClick={handleClick}
        />
        <FileNote state={state} expiresAt={attachment.expiresAt} hasFailed={life.hasFailed} />
      </div>
      {state === 'open' ? (
        <Icon drawing={downloadIcon} />
      ) : (
        <TextLink
          className="xp-chat-file-again"
          aria-label={t('chat.about', { action, subject: name })}
          aria-disabled={life.isGetting || undefined}
          onClick={() => !life.isGetting && void life.get()}
        >
          {action}
        </TextLink>
      )}
    </div>
  )
}

interface FileNameProps {
  readonly name: string
  readonly kind: AttachmentKind
  /** `null` where nothing can be opened. */
  readonly href: string | null
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

const FileName = forwardRef<HTMLAnchorElement, FileNameProps>(function FileName(
  { name, kind, href, onClick },
  ref,
): ReactNode {
  const { t } = useChat()
  const words = (
    <>
      <bdi>{name}</bdi>
      <VisuallyHidden>
        , {t(`chat.file.kind.${kind}`)}
        {href !== null && <>, {t('chat.file.open')}</>}
      </VisuallyHidden>
    </>
  )
  if (href === null) return <span className="xp-chat-file-name">{words}</span>
  return (
    <a
      ref={ref}
      className="xp-chat-file-name xp-native xp-focus"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      {words}
    </a>
  )
})

interface FileNoteProps {
  readonly state: 'open' | 'expired' | 'missing'
  readonly expiresAt: string | undefined
  readonly hasFailed: boolean
}

function FileNote({ state, expiresAt, hasFailed }: FileNoteProps): ReactNode {
  const { t } = useChat()
  const { format } = useI18n()
  const today = useToday()
  const isToday = today !== null && format.calendarDateOf(expiresAt) === today
  const time = isToday ? format.time(expiresAt) : null
  const dateTime = format.dateTime(expiresAt, { style: 'short' })
  const until =
    time === null ? dateTime && t('chat.file.openUntilOn', { dateTime }) : t('chat.file.openUntil', { time })
  const words = hasFailed
    ? t('chat.file.failed')
    : state === 'expired'
      ? t('chat.file.expired')
      : state === 'missing'
        ? t('chat.file.missing')
        : until
  return words ? <span className="xp-quiet xp-type-caption xp-figures">{words}</span> : null
}
