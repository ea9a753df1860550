'use client'

import {
  createContext,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
  useRef,
  startTransition,
  useState,
} from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { ChatMessage } from './ChatMessage.tsx'
import type { ChatRow } from './chatRows.ts'
import type { ThreadScroll } from './useThreadScroll.ts'

/** Up to so many messages all are in the document, and the browser's own search finds them; of more, those in view. */
export const maxMountedRows = 500
/** The newest are painted first: more than a window shows. */
const firstRows = 30
/** Fast scrolling shows no blank frame with this much beyond the edges. */
const bufferPx = 800

interface ThreadRowsProps {
  readonly rows: readonly ChatRow[]
  /** False at the beginning of the conversation: only then the number of messages is known. */
  readonly hasOlder: boolean
  readonly label: string
  /** Messages that came while the chat was open. */
  readonly newIds: ReadonlySet<string>
  readonly foundId: string | null
  readonly scroll: ThreadScroll
  /** What is above the list in the frame. */
  readonly startPx: number
}

interface ListContextValue {
  readonly label: string
  /** False where only the messages near the window are in the document. */
  readonly isWhole: boolean
  /** The number of messages, or -1 where nobody knows it. */
  readonly setSize: number
}

const ListContext = createContext<ListContextValue | null>(null)

/** The messages. The virtualizer keeps in place what the member reads, however many rows are in the document. */
export function ThreadRows({
  rows: allRows,
  hasOlder,
  label,
  newIds,
  foundId,
  scroll,
  startPx,
}: ThreadRowsProps): ReactNode {
  const [isMeasured, setIsMeasured] = useState(false)
  const rows = useMemo(() => (isMeasured ? allRows : allRows.slice(-firstRows)), [allRows, isMeasured])
  const isWhole = rows.length <= maxMountedRows
  const [mounted, handleFocus] = useMountedRows(rows, isWhole)
  const isPrepended = useIsPrepended(rows)
  const setSize = hasOlder ? -1 : rows.length
  const list = useMemo(() => ({ label, isWhole, setSize }), [label, isWhole, setSize])
  // The same elements while the member scrolls: no message renders again.
  const messages = useMemo(
    () =>
      rows.map((row) => (
        <ChatMessage key={row.id} row={row} isNew={newIds.has(row.id)} isFound={row.id === foundId} />
      )),
    [rows, newIds, foundId],
  )

  function handleResize() {
    scroll.handleResize()
    // The older ones follow, and typing may interrupt their render.
    if (!isMeasured) startTransition(() => setIsMeasured(true))
  }

  return (
    <ListContext.Provider value={list}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to where the focus is */}
      <div onFocus={handleFocus}>
        <Virtualizer
          ref={scroll.list}
          scrollRef={scroll.frame}
          as={RowList}
          item={Row}
          shift={isPrepended}
          bufferSize={bufferPx}
          startMargin={startPx}
          keepMounted={mounted}
          onResize={handleResize}
        >
          {messages}
        </Virtualizer>
      </div>
    </ListContext.Provider>
  )
}

/** The rows that stay in the document wherever the member scrolls, by index: all, or that with the focus. */
function useMountedRows(
  rows: readonly ChatRow[],
  isWhole: boolean,
): [mounted: readonly number[], handleFocus: (event: FocusEvent) => void] {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const mounted = useMemo(() => {
    if (isWhole) return rows.map((_, index) => index)
    const focused = focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)
    return focused < 0 ? [] : [focused]
  }, [rows, isWhole, focusedId])
  return [
    mounted,
    (event) => setFocusedId(event.target.closest('[data-row]')?.getAttribute('data-row') ?? null),
  ]
}

/** True in the render that adds older rows: then the virtualizer keeps the distance from the end. */
function useIsPrepended(rows: readonly ChatRow[]): boolean {
  const before = useRef<string | undefined>(undefined)
  const first = rows[0]?.id
  // Compared with what was committed last, which is what virtua compares too.
  const isPrepended = before.current !== undefined && before.current !== first
  useIsomorphicLayoutEffect(() => {
    before.current = first
  })
  return isPrepended
}

const RowList = forwardRef<HTMLElement, CustomContainerComponentProps>(function RowList(
  { style, children },
  ref,
) {
  const list = useContext(ListContext)
  return (
    <ol
      ref={ref as Ref<HTMLOListElement>}
      className="xp-chat-rows"
      role="list"
      aria-label={list?.label}
      // Links can be pressed while it scrolls: it also scrolls by itself when a message comes.
      style={list?.isWhole ? undefined : { ...style, pointerEvents: undefined }}
    >
      {children}
    </ol>
  )
})

const Row = forwardRef<HTMLElement, CustomItemComponentProps>(function Row({ style, index, children }, ref) {
  const list = useContext(ListContext)
  // Where all are in the document, they are in its flow. On iOS virtua delays its correction while a finger scrolls,
  // since it would stop the scroll; until then the first row carries the offset.
  const flow = index === 0 ? { marginBlockStart: style.top } : undefined
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      className="xp-chat-row"
      style={list?.isWhole ? flow : style}
      aria-setsize={list?.isWhole ? undefined : list?.setSize}
      aria-posinset={list?.isWhole ? undefined : index + 1}
    >
      {children}
    </li>
  )
})
