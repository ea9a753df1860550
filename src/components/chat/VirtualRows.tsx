'use client'

import {
  createContext,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua'
import { ChatMessage } from './ChatMessage.tsx'
import type { ChatRow } from './chatRows.ts'
import type { ThreadRowsProps } from './ThreadRowsProps.ts'
import { centreRow, restoreAnchor } from './useThreadScroll.ts'

/** Fast scrolling shows no blank frame with this much beyond the edges. */
const bufferPx = 800
/** Frames that a list of unknown sizes takes until it stands where the member was. */
const mostCorrections = 10

interface ListValue {
  readonly rows: readonly ChatRow[]
  readonly setSize: number
  readonly label: string
}

const ListContext = createContext<ListValue | null>(null)

/** Only the messages near the window are in the document; the rest is told by `aria-setsize` and `aria-posinset`. */
export function VirtualRows({
  rows,
  hasOlder,
  label,
  newIds,
  foundId,
  frame,
  goToRow,
  onResize,
  readAnchor,
  takeOver,
}: ThreadRowsProps): ReactNode {
  const list = useRef<VirtualizerHandle>(null)
  const place = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [marginPx, setMarginPx] = useState(0)
  const isPrepended = useIsPrepended(rows)
  const value = useMemo(
    () => ({ rows, setSize: hasOlder ? -1 : rows.length, label }),
    [rows, hasOlder, label],
  )
  // What has the focus stays in the document, or the focus would be lost by scrolling.
  const focusedIndex = focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)

  useLayoutEffect(() => {
    setMarginPx(place.current?.offsetTop ?? 0)
  }, [])

  const latest = useRef({ rows, onResize })
  const isScrolling = useIsScrolling(frame)
  const stopMoving = useRef<() => void>(() => undefined)

  /**
   * Puts right, frame by frame, until it stands: sizes are known only once rows were painted. Not by `scrollToIndex`,
   * which goes on scrolling by itself while older rows come. It ends when the member scrolls.
   */
  const move = useCallback(
    (id: string, correct: (box: HTMLElement) => boolean, onEnd: () => void) => {
      stopMoving.current()
      let frames = 0
      let request = requestAnimationFrame(function step() {
        const box = frame.current
        if (isScrolling()) return onEnd()
        if (box && !correct(box)) {
          const index = latest.current.rows.findIndex((row) => row.id === id)
          box.scrollTop = (place.current?.offsetTop ?? 0) + (list.current?.getItemOffset(index) ?? 0)
        }
        frames += 1
        if (frames < mostCorrections) request = requestAnimationFrame(step)
        else onEnd()
      })
      stopMoving.current = () => {
        cancelAnimationFrame(request)
        onEnd()
      }
    },
    [frame, isScrolling],
  )

  useLayoutEffect(() => {
    latest.current = { rows, onResize }
  }, [rows, onResize])

  useLayoutEffect(() => {
    goToRow.current = (id) =>
      move(
        id,
        (box) => centreRow(box, id),
        () => undefined,
      )
  }, [goToRow, move])

  useLayoutEffect(() => {
    const { anchor, arrive, release } = takeOver()
    if (anchor) move(anchor.id, (box) => restoreAnchor(box, anchor), arrive)
    // At the end there is nothing to look for, and scrolling is the member's from the start.
    else arrive()
    return () => {
      stopMoving.current()
      release()
    }
  }, [takeOver, move])

  // virtua keeps the place of what was there, but for the row that was the oldest: its day has gone to an older one.
  useLayoutEffect(() => {
    const anchor = isPrepended ? readAnchor() : null
    // Under a moving finger nothing is held: it would be a jerk, and the difference is not seen.
    if (anchor && !isScrolling())
      move(
        anchor.id,
        (box) => restoreAnchor(box, anchor),
        () => undefined,
      )
  }, [isPrepended, rows, readAnchor, isScrolling, move])

  function handleFocus(event: FocusEvent) {
    setFocusedId(event.target.closest('[data-row]')?.getAttribute('data-row') ?? null)
  }

  return (
    <ListContext.Provider value={value}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to where the focus is */}
      <div ref={place} className="xp-chat-virtual" onFocus={handleFocus}>
        <Virtualizer
          ref={list}
          scrollRef={frame}
          data={rows}
          as={VirtualList}
          item={VirtualItem}
          shift={isPrepended}
          bufferSize={bufferPx}
          startMargin={marginPx}
          onResize={onResize}
          keepMounted={focusedIndex < 0 ? [] : [focusedIndex]}
        >
          {(row) => (
            <ChatMessage key={row.id} row={row} isNew={newIds.has(row.id)} isFound={row.id === foundId} />
          )}
        </Virtualizer>
      </div>
    </ListContext.Provider>
  )
}

/** True in the render in which older rows were put before those that were there: only then the list is to keep its end in place. */
function useIsPrepended(rows: readonly ChatRow[]): boolean {
  const before = useRef<string | undefined>(undefined)
  const first = rows[0]?.id
  // Compared with what was committed last, which is what virtua compares too.
  const isPrepended = before.current !== undefined && before.current !== first
  useLayoutEffect(() => {
    before.current = first
  })
  return isPrepended
}

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
const scrollsForMs = 400

/** Whether the member scrolls at this moment. */
function useIsScrolling(frame: RefObject<HTMLElement | null>): () => boolean {
  const lastInput = useRef(-Infinity)
  useEffect(() => {
    const box = frame.current
    const note = () => void (lastInput.current = performance.now())
    for (const input of inputs) box?.addEventListener(input, note, { passive: true })
    return () => {
      for (const input of inputs) box?.removeEventListener(input, note)
    }
  }, [frame])
  return useCallback(() => performance.now() - lastInput.current < scrollsForMs, [])
}

const VirtualList = forwardRef<HTMLElement, CustomContainerComponentProps>(function VirtualList(
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
      style={style}
    >
      {children}
    </ol>
  )
})

const VirtualItem = forwardRef<HTMLElement, CustomItemComponentProps>(function VirtualItem(
  { style, index, children },
  ref,
) {
  const list = useContext(ListContext)
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      className="xp-chat-row"
      style={style}
      data-row={list?.rows[index]?.id}
      aria-setsize={list?.setSize}
      aria-posinset={index + 1}
    >
      {children}
    </li>
  )
})
