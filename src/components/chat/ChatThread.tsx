'use client'

import { type ReactNode, type RefObject, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import type { ThreadResult } from '../../queries/index.ts'
import { alertIcon, Button, chevronDownIcon, cx, Icon, TextLink, useAnnounceContent } from '../../ui/index.ts'
import { retryableLazy, RetryButton } from '../common/index.ts'
import { useChat } from './ChatContext.ts'
import type { ChatRow } from './chatRows.ts'
import { PlainRows } from './PlainRows.tsx'
import type { ThreadRowsProps } from './ThreadRowsProps.ts'
import type { ThreadScroll } from './useThreadScroll.ts'

/** From here on a virtualised list is quicker than the document; under it it gains nothing (measured). */
export const mostPlainRows = 500

/** The newest come before all others: more than a window holds. */
const firstRows = 60

const VirtualRows = retryableLazy<ThreadRowsProps>(() =>
  import('./VirtualRows.tsx').then((module) => module.VirtualRows),
)

interface ChatThreadProps {
  readonly thread: ThreadResult
  readonly rows: readonly ChatRow[]
  readonly scroll: ThreadScroll
  readonly goToRow: RefObject<((id: string) => void) | null>
  readonly newIds: ReadonlySet<string>
  readonly newCount: number
  readonly foundId: string | null
}

/** The scrolled part of the chat, from the beginning or the way to older messages down to what is being sent. */
export function ChatThread({
  thread,
  rows,
  scroll,
  goToRow,
  newIds,
  newCount,
  foundId,
}: ChatThreadProps): ReactNode {
  const { t, classNames } = useChat()
  const { frame, content, isAtLatest, goToLatest, leaveLatest, settle, readAnchor, takeOver } = scroll
  const list: ThreadRowsProps = {
    rows,
    hasOlder: thread.hasOlder,
    label: t('chat.thread'),
    newIds,
    foundId,
    frame,
    goToRow,
    onResize: settle,
    readAnchor,
    takeOver,
  }
  // Who was there before it grew long keeps the rows that they read.
  const [wasLong] = useState(rows.length > mostPlainRows)
  // A long one has its own newest first: what stands while its list is loaded.
  const isWhole = useIsWhole(rows.length <= firstRows || wasLong)
  useShortThread(thread, frame)

  useEffect(() => {
    if (foundId === null) return
    leaveLatest()
    goToRow.current?.(foundId)
  }, [foundId, goToRow, leaveLatest])

  /** The button that was pressed goes. */
  function handleLatest() {
    goToLatest()
    frame.current?.focus({ preventScroll: true })
  }

  return (
    <div className={cx('xp-chat-thread', classNames.thread)}>
      <div
        ref={frame}
        className="xp-chat-frame xp-focus"
        role="group"
        aria-label={t('chat.thread')}
        tabIndex={0}
      >
        <div ref={content} className="xp-chat-content">
          <OlderMessages thread={thread} />
          {isWhole && rows.length > mostPlainRows ? (
            <Suspense fallback={<PlainRows {...list} rows={wasLong ? rows.slice(-firstRows) : rows} />}>
              <VirtualRows {...list} />
            </Suspense>
          ) : (
            <PlainRows {...list} rows={isWhole ? rows : rows.slice(-firstRows)} />
          )}
        </div>
      </div>
      {!isAtLatest && (
        <div className="xp-chat-latest">
          <Button
            size="small"
            icon={chevronDownIcon}
            data-new={newCount > 0 ? '' : undefined}
            className="xp-chat-latest-button"
            onClick={handleLatest}
          >
            {newCount > 0 ? t('chat.latest.new', { count: newCount }) : t('chat.latest')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** False in the first render of what is much: the rest follows at once, and typing may interrupt it. */
function useIsWhole(isLittle: boolean): boolean {
  const [isWhole, setIsWhole] = useState(isLittle)
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole
}

/** At the top, always as high: what comes above must not move what is read. */
function OlderMessages({
  thread: { hasOlder, isFetchingOlder, fetchOlderError, fetchOlder },
}: Pick<ChatThreadProps, 'thread'>): ReactNode {
  const { t } = useChat()
  if (!hasOlder) return <p className="xp-chat-older xp-type-caption xp-quiet">{t('chat.beginning')}</p>
  if (isFetchingOlder) {
    return (
      <p className="xp-chat-older xp-type-caption xp-quiet">
        <span className="xp-busy-mark" />
        {t('chat.older.loading')}
      </p>
    )
  }
  if (!fetchOlderError) {
    return (
      <p className="xp-chat-older xp-type-caption">
        <TextLink onClick={() => void fetchOlder()}>{t('chat.older.load')}</TextLink>
      </p>
    )
  }
  return <OlderFailed {...{ fetchOlder, fetchOlderError }} />
}

function OlderFailed({
  fetchOlder,
  fetchOlderError,
}: Pick<ThreadResult, 'fetchOlder' | 'fetchOlderError'>): ReactNode {
  const { t } = useChat()
  const text = useRef<HTMLParagraphElement>(null)
  useAnnounceContent(text, 'assertive')
  return (
    <p ref={text} className="xp-chat-older xp-type-caption">
      <Icon drawing={alertIcon} size="small" /> {t('chat.older.failed')}{' '}
      <RetryButton error={fetchOlderError} label={t('chat.retry')}>
        {(label, isWaiting) =>
          isWaiting ? label : <TextLink onClick={() => void fetchOlder()}>{label}</TextLink>
        }
      </RetryButton>
    </p>
  )
}

/** A thread that does not fill its frame cannot be scrolled: what is older is read at once. */
function useShortThread(
  { hasOlder, isFetchingOlder, fetchOlderError, fetchOlder }: ThreadResult,
  frame: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    const box = frame.current
    if (!box || box.scrollHeight > box.clientHeight * 1.5) return
    if (hasOlder && !isFetchingOlder && !fetchOlderError) void fetchOlder()
  })
}
