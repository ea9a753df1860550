'use client'

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { chatSearchMessages, type Translate, useMessages } from '../../i18n/index.ts'
import type { ThreadResult } from '../../queries/index.ts'
import {
  chevronDownIcon,
  chevronUpIcon,
  closeIcon,
  Icon,
  type IconDrawing,
  SearchField,
  useAnnounce,
  useOnceFor,
} from '../../ui/index.ts'
import { foldText, useFetchMoreWhile } from '../common/index.ts'
import { useChat } from './ChatContext.tsx'
import type { ChatRow } from './chatRows.ts'
import type { ConciergeChatProps } from './ConciergeChatProps.ts'
import { followKeyboard } from './followKeyboard.ts'
import { isComposing } from './isComposing.ts'
import type { ThreadScroll } from './useThreadScroll.ts'

interface ChatSearchProps extends Pick<ConciergeChatProps, 'messages'>, Pick<ThreadScroll, 'goToRow'> {
  readonly rows: readonly ChatRow[]
  readonly thread: ThreadResult
  /** The match that is shown, whenever it changes. Keep its identity. */
  readonly onFound: (id: string | null) => void
  readonly onClose: () => void
}

/** The search in a thread: Enter goes to the match before, Shift+Enter to the one after, Escape closes. */
export function ChatSearch({
  rows,
  thread,
  goToRow,
  messages,
  onFound,
  onClose,
}: ChatSearchProps): ReactNode {
  const { t } = useChat()
  const c = useMessages(chatSearchMessages, messages)
  const search = useThreadSearch(rows, thread)
  const announce = useAnnounce()
  const bar = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { position, total, foundId } = search
  const words = inWords(search, c)
  const spoken = search.isSearching ? '' : words
  useOnceFor(true, () => field.current?.focus())
  useEffect(() => onFound(foundId), [onFound, foundId])
  useGoToFound(foundId, { rows, goToRow, bar })
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [announce, spoken])

  return (
    <div ref={bar} role="search" className="xp-chat-search">
      <SearchField
        ref={field}
        className="xp-chat-search-field"
        label={t('chat.search.open')}
        placeholder={t('chat.search.open')}
        clearLabel={c('chat.search.clear')}
        value={search.text}
        onValueChange={search.setText}
        onKeyDown={(event) => handleKey(event, search, onClose)}
        onFocus={({ currentTarget }) => followKeyboard(currentTarget)}
      />
      <span className="xp-chat-search-count xp-type-caption xp-quiet xp-figures">{words}</span>
      <IconButton
        icon={chevronUpIcon}
        label={c('chat.search.previous')}
        isInert={position >= total}
        onPress={search.goEarlier}
      />
      <IconButton
        icon={chevronDownIcon}
        label={c('chat.search.next')}
        isInert={position <= 1}
        onPress={search.goLater}
      />
      <IconButton icon={closeIcon} label={c('chat.search.close')} onPress={onClose} />
    </div>
  )
}

function handleKey(
  event: KeyboardEvent,
  { goEarlier, goLater }: Pick<ThreadSearch, 'goEarlier' | 'goLater'>,
  onClose: () => void,
) {
  if (isComposing(event)) return
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  if (event.key !== 'Enter') return
  event.preventDefault()
  if (event.shiftKey) goLater()
  else goEarlier()
}

interface GoToFoundInput extends Pick<ChatSearchProps, 'rows' | 'goToRow'> {
  readonly bar: RefObject<HTMLElement | null>
}

/**
 * Goes to the match, and again when older messages come above it: the virtualizer goes to an index, which each of them
 * moves on. Whatever the member does elsewhere in the chat ends it.
 */
function useGoToFound(foundId: string | null, { rows, goToRow, bar }: GoToFoundInput): void {
  const isGoing = useRef(false)
  useEffect(() => {
    isGoing.current = foundId !== null
    const chat = bar.current?.closest('.xp-chat-body')
    const end = new AbortController()
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      chat?.addEventListener(
        type,
        ({ target }) => {
          if (!bar.current?.contains(target as Node)) isGoing.current = false
        },
        { passive: true, signal: end.signal },
      )
    }
    return () => end.abort()
  }, [foundId, bar])
  useEffect(() => {
    if (foundId !== null && isGoing.current) goToRow(foundId)
  }, [foundId, rows, goToRow])
}

function inWords(
  { isActive, isSearching, position, total }: ThreadSearch,
  c: Translate<typeof chatSearchMessages>,
): string {
  if (!isActive) return ''
  if (total === 0) return c(isSearching ? 'chat.search.searching' : 'chat.search.none')
  return c(isSearching ? 'chat.search.soFar' : 'chat.search.position', { position, total })
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

interface ThreadSearch {
  readonly text: string
  readonly setText: (text: string) => void
  /** True while the text is long enough to search for. */
  readonly isActive: boolean
  /** True while older messages are loading. */
  readonly isSearching: boolean
  readonly total: number
  /** From 1, the newest match first; 0 without any. */
  readonly position: number
  readonly foundId: string | null
  readonly goEarlier: () => void
  readonly goLater: () => void
}

/** One letter would match everywhere. */
const minLength = 2

/** Searches the whole conversation: first what is loaded, then each older page as it comes. */
function useThreadSearch(rows: readonly ChatRow[], thread: ThreadResult): ThreadSearch {
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const settled = useDeferredValue(foldText(text.trim()))
  const isActive = settled.length >= minLength
  const matches = useMemo(
    () => (isActive ? rows.filter((row) => foldedTextOf(row).includes(settled)).map(({ id }) => id) : []),
    [rows, isActive, settled],
  )

  const { hasOlder, isFetchingOlder, fetchOlderError, fetchOlder } = thread
  const mayReadMore = isActive && hasOlder && !isFetchingOlder && !fetchOlderError
  useFetchMoreWhile(mayReadMore, fetchOlder)

  const chosen = chosenId === null ? -1 : matches.indexOf(chosenId)
  const index = chosen < 0 ? matches.length - 1 : chosen
  const go = (step: number) =>
    setChosenId(matches[Math.min(Math.max(index + step, 0), matches.length - 1)] ?? null)
  return {
    text,
    setText: (next) => {
      setText(next)
      setChosenId(null)
    },
    isActive,
    isSearching: isActive && (isFetchingOlder || mayReadMore),
    total: matches.length,
    position: matches.length === 0 ? 0 : matches.length - index,
    foundId: matches[index] ?? null,
    goEarlier: () => go(-1),
    goLater: () => go(1),
  }
}

const folded = new WeakMap<object, string>()

/** Folds each message once, however many keys the member types. */
function foldedTextOf({ message, entry }: ChatRow): string {
  const source = message ?? entry
  if (!source) return ''
  const known = folded.get(source)
  if (known !== undefined) return known
  const text = foldText(
    message
      ? [message.body, ...message.attachments.map(({ name }) => name)].filter(Boolean).join('\n')
      : (entry?.message ?? ''),
  )
  folded.set(source, text)
  return text
}
