'use client'

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { ThreadResult } from '../../queries/index.ts'
import {
  alertIcon,
  Button,
  chevronDownIcon,
  cx,
  Icon,
  TextLink,
  useAnnounceContent,
  useIsomorphicLayoutEffect,
} from '../../ui/index.ts'
import { RetryLink } from '../common/index.ts'
import { useChat } from './ChatContext.tsx'
import type { ChatRow } from './chatRows.ts'
import { ThreadRows } from './ThreadRows.tsx'
import type { ThreadScroll } from './useThreadScroll.ts'

interface ChatThreadProps {
  readonly thread: ThreadResult
  readonly rows: readonly ChatRow[]
  readonly scroll: ThreadScroll
  readonly newIds: ReadonlySet<string>
  readonly newCount: number
  readonly foundId: string | null
}

/** The part of the chat that scrolls: from the button for older messages down to what is being sent. */
export function ChatThread({ thread, rows, scroll, newIds, newCount, foundId }: ChatThreadProps): ReactNode {
  const { t, classNames } = useChat()
  const { frame, isAtLatest, goToLatest, handleScroll, handlePlaced } = scroll
  const older = useRef<HTMLDivElement>(null)
  const startPx = useHeight(older, frame)

  /** The pressed button goes away. */
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
        onScroll={handleScroll}
        onAnimationStart={handlePlaced}
      >
        <div className="xp-chat-content">
          <div ref={older}>
            <OlderMessages thread={thread} />
          </div>
          <ThreadRows
            {...{ rows, scroll, newIds, foundId, startPx }}
            hasOlder={thread.hasOlder}
            label={t('chat.thread')}
          />
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

/**
 * The height of what is above the messages. When it changes, the frame scrolls by as much: the messages do not move.
 */
function useHeight(element: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): number {
  const [heightPx, setHeightPx] = useState(0)
  useIsomorphicLayoutEffect(() => {
    const px = element.current?.offsetHeight ?? 0
    if (px === heightPx) return
    setHeightPx(px)
    if (frame.current && heightPx > 0) frame.current.scrollTop += px - heightPx
  })
  return heightPx
}

/** At the top of the thread. All its states are equally high where their words fit one line. */
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
      <RetryLink error={fetchOlderError} label={t('chat.retry')} onRetry={() => void fetchOlder()} />
    </p>
  )
}
