'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A row that stays where it is on screen while others come and go: its lower edge, from the top of the frame. */
export interface ScrollAnchor {
  readonly id: string
  readonly endPx: number
}

export interface ThreadScroll {
  readonly frame: RefObject<HTMLDivElement | null>
  /** What scrolls inside the frame. */
  readonly content: RefObject<HTMLDivElement | null>
  /** False while the member reads further up. */
  readonly isAtLatest: boolean
  readonly goToLatest: () => void
  /** Called when rows changed their size in a list that keeps the member's place by itself. */
  readonly settle: () => void
  /** Before something further up is brought into view: no longer follows the latest message. */
  readonly leaveLatest: () => void
  /** Where the member is; `null` at the latest message. */
  readonly readAnchor: () => ScrollAnchor | null
  /** For a list that keeps the member's place by itself from now on. */
  readonly takeOver: () => ScrollTakeover
}

export interface ScrollTakeover {
  /** Where the member is; `null` at the latest message. */
  readonly anchor: ScrollAnchor | null
  /** The list stands where the member was: until then scrolling was its own. */
  readonly arrive: () => void
  /** The list goes. */
  readonly release: () => void
}

/** So near to the end one is at it: zoomed pages scroll by fractions. */
const nearPx = 48

/**
 * Keeps the latest message in view while the member is there, and else the message that they read where it is. By hand:
 * the browsers' own scroll anchoring is not in Safari, and gives up at the very top.
 *
 * @param rows whatever changes when rows come or go.
 * @param isShown whether the frame is there.
 */
export function useThreadScroll(
  rows: unknown,
  isShown: boolean,
  onScroll: (frame: HTMLDivElement) => void,
): ThreadScroll {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const anchor = useRef<ScrollAnchor | null>(null)
  const sticks = useRef(true)
  const holder = useRef<'nobody' | 'arriving' | 'list'>('nobody')
  const observer = useRef<ResizeObserver | null>(null)
  const [isAtLatest, setIsAtLatest] = useState(true)
  const handleScroll = useRef<() => void>(() => undefined)
  useLayoutEffect(() => {
    handleScroll.current = () => {
      const box = frame.current
      if (!box || holder.current === 'arriving') return
      sticks.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      const note = () => void (anchor.current = sticks.current ? null : findAnchor(box))
      // A virtualised list that was scrolled far has not rendered yet what is there.
      if (holder.current === 'list') requestAnimationFrame(note)
      else note()
      setIsAtLatest(sticks.current)
      onScroll(box)
    }
  })

  const settle = useCallback(() => {
    const box = frame.current
    if (!box) return
    if (sticks.current) box.scrollTop = box.scrollHeight
    else if (holder.current === 'nobody' && anchor.current) restoreAnchor(box, anchor.current)
  }, [])

  useLayoutEffect(settle, [settle, rows, isShown])

  useEffect(() => {
    const [box, inner] = [frame.current, content.current]
    if (!isShown || !box || !inner) return
    const sizes = new ResizeObserver(settle)
    observer.current = sizes
    sizes.observe(box)
    if (holder.current === 'nobody') sizes.observe(inner)
    const listener = () => handleScroll.current()
    box.addEventListener('scroll', listener, { passive: true })
    listener()
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', listener)
    }
  }, [settle, isShown])

  const takeOver = useCallback((): ScrollTakeover => {
    const inner = content.current
    holder.current = 'arriving'
    // It measures its rows by an observer of its own, in whose turn this one could not be told.
    if (inner) observer.current?.unobserve(inner)
    return {
      anchor: sticks.current ? null : anchor.current,
      arrive: () => {
        holder.current = 'list'
      },
      release: () => {
        holder.current = 'nobody'
        if (inner) observer.current?.observe(inner)
      },
    }
  }, [])

  return {
    frame,
    content,
    isAtLatest,
    settle,
    takeOver,
    readAnchor: useCallback(() => (sticks.current ? null : anchor.current), []),
    goToLatest: useCallback(() => {
      sticks.current = true
      setIsAtLatest(true)
      settle()
    }, [settle]),
    leaveLatest: useCallback(() => void (sticks.current = false), []),
  }
}

/** Scrolls so that the anchor stands where it stood. Returns false when its row is not there. */
export function restoreAnchor(frame: HTMLElement, { id, endPx }: ScrollAnchor): boolean {
  const row = frame.querySelector(`[data-row="${CSS.escape(id)}"]`)
  if (!row) return false
  frame.scrollTop += endOf(row, frame) - endPx
  return true
}

/** Brings a row into the middle of the frame. Returns false when it is not there. */
export function centreRow(frame: HTMLElement, id: string): boolean {
  const row = frame.querySelector(`[data-row="${CSS.escape(id)}"]`)
  if (!row) return false
  const [box, target] = [frame.getBoundingClientRect(), row.getBoundingClientRect()]
  frame.scrollTop += target.top - box.top - (box.height - target.height) / 2
  return true
}

/** The first row that reaches into the frame. Rows are in order, so half of them are ruled out at a time. */
function findAnchor(frame: HTMLElement): ScrollAnchor | null {
  const rows = frame.querySelectorAll('[data-row]')
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && endOf(row, frame) > 0) high = middle
    else low = middle + 1
  }
  const row = rows[low]
  const id = row?.getAttribute('data-row')
  return row && id ? { id, endPx: endOf(row, frame) } : null
}

function endOf(row: Element, frame: HTMLElement): number {
  return row.getBoundingClientRect().bottom - frame.getBoundingClientRect().top
}
