'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Attachment } from '../../contract/index.ts'
import type { ThreadResult } from '../../queries/index.ts'
import { cx, Icon, TextLink } from '../../ui/index.ts'
import { useFailureWords, useWantedPart } from '../common/index.ts'
import { useChat } from './ChatContext.tsx'
import { isPicture } from './isPicture.ts'

/** Loaded with the first file: most conversations have none. */
const loadFiles = () => import('./ChatAttachment.tsx')
type FilesPart = Pick<
  ReturnType<typeof useWantedPart<Awaited<ReturnType<typeof loadFiles>>>>,
  'part' | 'error' | 'ask'
>

/** Apart, so that only files render again when it is loaded. */
const FilesContext = createContext<FilesPart>({ part: null, error: null, ask: async () => null })

interface FilesProviderProps {
  readonly thread: ThreadResult
  readonly children: ReactNode
}

/** Loads what shows a file as soon as a message has one. */
export function FilesProvider({ thread: { data }, children }: FilesProviderProps): ReactNode {
  const rows = data?.rows
  const hasFiles = useMemo(() => rows?.some(({ attachments }) => attachments.length > 0) === true, [rows])
  const { part, error, ask } = useWantedPart(loadFiles, hasFiles)
  const files = useMemo(() => ({ part, error, ask }), [part, error, ask])
  return <FilesContext.Provider value={files}>{children}</FilesContext.Provider>
}

interface MessageFileProps {
  readonly messageId: string
  readonly attachment: Attachment
}

/**
 * One file of a message. Until the code that shows it is loaded, its name in a row as high. State: `data-state`
 * (`loading`, `failed`, then those of the file).
 */
export function MessageFile(props: MessageFileProps): ReactNode {
  const { t, classNames } = useChat()
  const files = useContext(FilesContext)
  const { title } = useFailureWords(files.error, 'read')
  if (files.part) return <files.part.ChatAttachment {...props} />
  const { name = t('chat.file.unnamed'), url, expiresAt } = props.attachment
  const hasFailed = files.error !== null
  const note = hasFailed ? title : (expiresAt || !url) && '\u00a0'
  return (
    <div
      className={cx('xp-chat-file', classNames.attachment)}
      data-state={hasFailed ? 'failed' : 'loading'}
      data-picture={!hasFailed && isPicture(props.attachment) ? '' : undefined}
      aria-busy={!hasFailed || undefined}
    >
      <span className="xp-chat-file-icon" />
      <div className="xp-column xp-fill">
        <span className="xp-chat-file-name">
          <bdi>{name}</bdi>
        </span>
        {note && <span className="xp-quiet xp-type-caption">{note}</span>}
      </div>
      {hasFailed ? (
        <TextLink
          className="xp-chat-file-again"
          aria-label={t('chat.about', { action: t('chat.retry'), subject: name })}
          onClick={() => void files.ask()}
        >
          {t('chat.retry')}
        </TextLink>
      ) : (
        // The room of the icon that comes.
        <Icon drawing="" />
      )}
    </div>
  )
}
