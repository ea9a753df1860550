'use client'

import { forwardRef, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Attachment } from '../../contract/index.ts'
import {
  chatFileMessages,
  type Translate,
  useI18n,
  useMessages,
  useTextKey,
  useToday,
} from '../../i18n/index.ts'
import {
  calendarIcon,
  cx,
  downloadIcon,
  fileIcon,
  Icon,
  picturesIcon,
  TextLink,
  useAnnounce,
  useOnceFor,
  VisuallyHidden,
} from '../../ui/index.ts'
import { useChat } from './ChatContext.tsx'
import { ChatPicture } from './ChatPicture.tsx'
import { isPicture } from './isPicture.ts'
import { type AttachmentLife, useAttachmentLife } from './useAttachmentLife.ts'

interface ChatAttachmentProps {
  readonly messageId: string
  readonly attachment: Attachment
}

/** What a file is, guessed from its name: the Service gives no type. */
type AttachmentKind = 'document' | 'picture' | 'sheet' | 'calendar' | 'audio' | 'video' | 'archive' | 'other'

const extensions: Readonly<Record<Exclude<AttachmentKind, 'other'>, RegExp>> = {
  document: /\.(pdf|docx?|odt|rtf|txt|md|pages|pptx?|odp|key|epub|html?)$/i,
  picture: /\.(jpe?g|png|gif|webp|avif|heic|heif|svg|tiff?|bmp)$/i,
  sheet: /\.(xlsx?|ods|csv|tsv|numbers)$/i,
  calendar: /\.(ics|vcs|pkpass)$/i,
  audio: /\.(mp3|m4a|aac|wav|ogg|oga|flac|opus)$/i,
  video: /\.(mp4|m4v|mov|webm|avi|mkv)$/i,
  archive: /\.(zip|rar|7z|tar|gz|tgz)$/i,
}

/** Guesses from the file extension. */
export function attachmentKind(name: string | undefined): AttachmentKind {
  const kinds = Object.keys(extensions) as (keyof typeof extensions)[]
  return kinds.find((kind) => extensions[kind].test((name ?? '').trim())) ?? 'other'
}

/**
 * One file of a message: the picture, where it is one that can be shown; its name, how long its link opens, and a
 * button for a fresh one. State: `data-state` (`open`, `expired`, `missing`).
 */
export function ChatAttachment({ messageId, attachment }: ChatAttachmentProps): ReactNode {
  const { t, messages, classNames, refetchMessage } = useChat()
  const f = useMessages(chatFileMessages, messages)
  const announce = useAnnounce()
  const frame = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const life = useAttachmentLife(attachment, frame, () => refetchMessage(messageId))
  const name = attachment.name ?? t('chat.file.unnamed')
  const kind = attachmentKind(attachment.name)
  const state = life.href === null ? 'missing' : life.isExpired ? 'expired' : 'open'
  const { isReady } = life
  const [failed, setFailed] = useState<string | null>(null)
  const showsPicture = state === 'open' && failed !== life.href && isPicture(attachment)
  // Another language must not move the focus again.
  useOnceFor(isReady || null, () => {
    // The member presses the link: browsers block a window that opens after a wait.
    link.current?.focus()
    announce(f('chat.file.ready', { name }))
  })

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
      data-picture={showsPicture ? '' : undefined}
      aria-busy={life.isGetting || undefined}
    >
      {showsPicture && life.href !== null ? (
        <ChatPicture
          name={name}
          label={f('chat.file.show', { name })}
          href={life.href}
          onFail={() => setFailed(life.href)}
        />
      ) : (
        <FileIcon kind={kind} />
      )}
      <div className="xp-column xp-fill">
        <FileName
          ref={link}
          {...{ f, name, kind }}
          isRow={!showsPicture}
          href={state === 'open' ? life.href : null}
          onClick={handleClick}
        />
        <FileNote f={f} state={state} expiresAt={attachment.expiresAt} hasFailed={life.hasFailed} />
      </div>
      {state === 'open' ? <Icon drawing={downloadIcon} /> : <GetAgain f={f} name={name} life={life} />}
    </div>
  )
}

function FileIcon({ kind }: { readonly kind: AttachmentKind }): ReactNode {
  return (
    <span className="xp-chat-file-icon">
      <Icon drawing={kind === 'picture' ? picturesIcon : kind === 'calendar' ? calendarIcon : fileIcon} />
    </span>
  )
}

type FileWords = Translate<typeof chatFileMessages>

interface GetAgainProps {
  readonly f: FileWords
  readonly name: string
  readonly life: AttachmentLife
}

function GetAgain({ f, name, life: { isGetting, get } }: GetAgainProps): ReactNode {
  const { t } = useChat()
  const action = isGetting ? f('chat.file.getting') : f('chat.file.again')
  return (
    <TextLink
      className="xp-chat-file-again"
      aria-label={t('chat.about', { action, subject: name })}
      aria-disabled={isGetting || undefined}
      onClick={() => !isGetting && void get()}
    >
      {action}
    </TextLink>
  )
}

interface FileNameProps {
  readonly f: FileWords
  readonly name: string
  readonly kind: AttachmentKind
  /** The whole row is the link. Beside a picture it is the name alone. */
  readonly isRow: boolean
  /** `null` where nothing can be opened. */
  readonly href: string | null
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

const FileName = forwardRef<HTMLAnchorElement, FileNameProps>(function FileName(
  { f, name, kind, isRow, href, onClick },
  ref,
): ReactNode {
  const words = (
    <>
      <bdi>{name}</bdi>
      <VisuallyHidden>
        , {f(`chat.file.kind.${kind}`)}
        {href !== null && <>, {f('chat.file.open')}</>}
      </VisuallyHidden>
    </>
  )
  if (href === null) return <span className="xp-chat-file-name">{words}</span>
  return (
    <a
      ref={ref}
      className={cx('xp-chat-file-name xp-native xp-focus', isRow && 'xp-cover')}
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
  readonly f: FileWords
  readonly state: 'open' | 'expired' | 'missing'
  readonly expiresAt: string | undefined
  readonly hasFailed: boolean
}

function FileNote({ f, state, expiresAt, hasFailed }: FileNoteProps): ReactNode {
  const { format } = useI18n()
  const textKey = useTextKey()
  const today = useToday()
  const isToday = today !== null && format.calendarDateOf(expiresAt) === today
  const time = isToday ? format.time(expiresAt) : null
  const dateTime = format.dateTime(expiresAt, { style: 'short' })
  const until =
    time === null ? dateTime && f('chat.file.openUntilOn', { dateTime }) : f('chat.file.openUntil', { time })
  const words = hasFailed
    ? f('chat.file.failed')
    : state === 'expired'
      ? f('chat.file.expired')
      : state === 'missing'
        ? f('chat.file.missing')
        : until
  return words ? (
    <span key={textKey} className="xp-quiet xp-type-caption xp-figures" suppressHydrationWarning>
      {words}
    </span>
  ) : null
}
