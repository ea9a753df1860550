'use client'

import { forwardRef, type ReactNode } from 'react'
import { arrowStartIcon, cx, Icon, searchIcon } from '../../ui/index.ts'
import { useChat } from './ChatContext.ts'
import type { ConciergeChatProps } from './ConciergeChat.tsx'

interface ChatHeaderProps extends Pick<ConciergeChatProps, 'title' | 'onBack'> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly isSearchOpen: boolean
  /** Null where the browser's own search finds everything. */
  readonly onSearch: (() => void) | null
}

/** What the conversation is about, the way back, and the search where there is one. The ref is the search's button. */
export const ChatHeader = forwardRef<HTMLButtonElement, ChatHeaderProps>(function ChatHeader(
  { title, onBack, headingLevel, isSearchOpen, onSearch },
  ref,
): ReactNode {
  const { t, classNames } = useChat()
  const Title = `h${headingLevel}` as const
  return (
    <header className={cx('xp-chat-header', classNames.header)}>
      {onBack && (
        <button
          type="button"
          className="xp-icon-button xp-turn-button xp-chat-back xp-native xp-focus"
          aria-label={t('chat.back')}
          onClick={onBack}
        >
          <Icon drawing={arrowStartIcon} />
        </button>
      )}
      <div className="xp-fill">
        <Title className={cx('xp-chat-title xp-type-body', classNames.title)}>
          {title ?? t('chat.title')}
        </Title>
        {title !== undefined && <p className="xp-chat-subtitle xp-type-caption xp-quiet">{t('chat.role')}</p>}
      </div>
      {onSearch && (
        <button
          ref={ref}
          type="button"
          className="xp-icon-button xp-turn-button xp-native xp-focus"
          aria-label={t('chat.search.open')}
          aria-expanded={isSearchOpen}
          onClick={onSearch}
        >
          <Icon drawing={searchIcon} />
        </button>
      )}
    </header>
  )
})
