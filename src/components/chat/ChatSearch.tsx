'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import {
  chevronDownIcon,
  chevronUpIcon,
  closeIcon,
  Icon,
  type IconDrawing,
  SearchField,
  useAnnounce,
} from '../../ui/index.ts'
import { useChat } from './ChatContext.ts'
import type { ThreadSearch } from './useThreadSearch.ts'

interface ChatSearchProps {
  readonly search: ThreadSearch
  readonly onClose: () => void
}

/** The search in a thread: Enter goes to the match before, Shift+Enter to the one after, Escape closes. */
export function ChatSearch({ search, onClose }: ChatSearchProps): ReactNode {
  const { t } = useChat()
  const announce = useAnnounce()
  const field = useRef<HTMLInputElement>(null)
  const { isActive, isSearching, position, total } = search
  const words = !isActive
    ? ''
    : total === 0
      ? t(isSearching ? 'chat.search.searching' : 'chat.search.none')
      : t(isSearching ? 'chat.search.soFar' : 'chat.search.position', { position, total })
  const spoken = isSearching ? '' : words
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.shiftKey) search.goLater()
    else search.goEarlier()
  }

  return (
    <search className="xp-chat-search">
      <SearchField
        ref={field}
        className="xp-chat-search-field"
        label={t('chat.search.open')}
        placeholder={t('chat.search.open')}
        clearLabel={t('chat.search.clear')}
        value={search.text}
        onValueChange={search.setText}
        onKeyDown={handleKeyDown}
      />
      <span className="xp-chat-search-count xp-type-caption xp-quiet xp-figures">{words}</span>
      <IconButton
        icon={chevronUpIcon}
        label={t('chat.search.previous')}
        isInert={position >= total}
        onPress={search.goEarlier}
      />
      <IconButton
        icon={chevronDownIcon}
        label={t('chat.search.next')}
        isInert={position <= 1}
        onPress={search.goLater}
      />
      <IconButton icon={closeIcon} label={t('chat.search.close')} onPress={onClose} />
    </search>
  )
}

interface IconButtonProps {
  readonly icon: IconDrawing
  readonly label: string
  readonly isInert?: boolean
  readonly onPress: () => void
}

function IconButton({ icon, label, isInert = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="xp-icon-button xp-turn-button xp-native xp-focus"
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={() => !isInert && onPress()}
    >
      <Icon drawing={icon} />
    </button>
  )
}
