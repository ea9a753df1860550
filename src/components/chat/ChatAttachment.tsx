'use client'

import {
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Attachment } from '../../contract/index.ts'
import {
  chatFileMessages,
  parseTimestamp,
  type Translate,
  useI18n,
  useMessages,
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
  useLatestRef,
  VisuallyHidden,
} from '../../ui/index.ts'
import { useChat } from './ChatContext.tsx'
import { webAddress } from './webAddress.ts'

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

interface AttachmentLife {
  /** An absolute http(s) address, or `null` where there is none. */
  readonly href: string | null
  readonly isExpired: boolean
  readonly isGetting: boolean
  readonly hasFailed: boolean
  /** True once the member asked for a new link and has it. */
  readonly isReady: boolean
  /** Gets a new link for the member. */
  readonly get: () => Promise<void>
  /** True when the link has expired by now, whatever is on screen. */
  readonly isLate: () => boolean
}

/** A link is refreshed this long before it expires, or at half of a shorter life. */
const leadMs = 30_000

/** Longer timers overflow and fire immediately. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Watches a link that expires. While it is on screen it is refreshed shortly before; off screen, or when that fails, it
 * expires and the member may ask for another.
 */
function useAttachmentLife(
  { url, expiresAt }: Attachment,
  element: RefObject<HTMLElement | null>,
  refetch: () => Promise<void>,
): AttachmentLife {
  const end = parseTimestamp(expiresAt)
  // A Service may keep the address and give it a longer life.
  const link = `${expiresAt ?? ''} ${url ?? ''}`
  const [expired, setExpired] = useState(() => (end !== null && end <= Date.now() ? link : null))
  const [get, setGet] = useState<{
    readonly status: 'idle' | 'getting' | 'failed' | 'ready'
    readonly link?: string
  }>({ status: 'idle' })
  // A link that has just come counts as open, even by a wrong clock: else the member would ask for it again and again.
  const trusted = get.status === 'ready' ? get.link : undefined
  const latestRefetch = useLatestRef(refetch)

  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setExpired(link), Math.min(Math.max(0, end - Date.now()), maxTimerMs))
    return () => clearTimeout(timer)
  }, [link, end])

  const isVisible = useIsOnScreen(element)
  useEffect(() => {
    if (end === null || !isVisible) return
    const left = end - Date.now()
    if (left <= 0) return
    const timer = setTimeout(
      () => void latestRefetch.current().catch(() => undefined),
      Math.min(Math.max(left - leadMs, left / 2), maxTimerMs),
    )
    return () => clearTimeout(timer)
  }, [link, end, isVisible, latestRefetch])

  async function handleGet() {
    setExpired(link)
    setGet({ status: 'getting' })
    try {
      await latestRefetch.current()
      // The render with the fresh link comes after this one.
      setGet({ status: 'ready' })
    } catch {
      setGet({ status: 'failed' })
    }
  }
  if (get.status === 'ready' && get.link === undefined && link !== expired) setGet({ status: 'ready', link })

  return {
    href: webAddress(url),
    isExpired: link === expired && link !== trusted,
    isGetting: get.status === 'getting',
    hasFailed:
      get.status === 'failed' || (get.status === 'ready' && link === expired && trusted === undefined),
    isReady: link === trusted,
    get: handleGet,
    isLate: () => end !== null && end <= Date.now() && link !== trusted,
  }
}

/** Whether an element is visible: scrolled into its frame, in a visible page. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isInFrame, setIsInFrame] = useState(false)
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsInFrame(entries.at(-1)?.isIntersecting === true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const read = () => setIsShown(document.visibilityState === 'visible')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isInFrame && isShown
}

/**
 * One file of a message: its name, how long its link opens, and a button for a fresh one. State: `data-state` (`open`,
 * `expired`, `missing`).
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
  useEffect(() => {
    if (!isReady) return
    // The member presses the link: browsers block a window that opens after a wait.
    link.current?.focus()
    announce(f('chat.file.ready', { name }))
  }, [isReady, announce, f, name])

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
          f={f}
          name={name}
          kind={kind}
          href={state === 'open' ? life.href : null}
          onClick={handleClick}
        />
        <FileNote f={f} state={state} expiresAt={attachment.expiresAt} hasFailed={life.hasFailed} />
      </div>
      {state === 'open' ? <Icon drawing={downloadIcon} /> : <GetAgain f={f} name={name} life={life} />}
    </div>
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
  /** `null` where nothing can be opened. */
  readonly href: string | null
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

const FileName = forwardRef<HTMLAnchorElement, FileNameProps>(function FileName(
  { f, name, kind, href, onClick },
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
  readonly f: FileWords
  readonly state: 'open' | 'expired' | 'missing'
  readonly expiresAt: string | undefined
  readonly hasFailed: boolean
}

function FileNote({ f, state, expiresAt, hasFailed }: FileNoteProps): ReactNode {
  const { format } = useI18n()
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
  return words ? <span className="xp-quiet xp-type-caption xp-figures">{words}</span> : null
}
