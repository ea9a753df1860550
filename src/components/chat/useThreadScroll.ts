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
  /** For a virtualised list that takes over: where the member is; `null` at the latest message. */
  readonly readAnchor: () => ScrollAnchor | null
}

/** So near to the end one is at it: zoomed pages scroll by fractions. */
const nearPx = 48

/**
 * Keeps the latest message in view while the member is there, and else the message that they read where it is. By hand:
 * the browsers' own scroll anchoring is not in Safari, and gives up at the very top.
 *
 * @param rows whatever changes when rows come or go.
 * @param isShown whether the frame is there.
 * @param keepsPlace false where the list keeps the member's place by itself.
 */
export function useThreadScroll(rows: unknown, isShown: boolean, keepsPlace: boolean, onScroll: (frame: HTMLDivElement) => void): ThreadScroll {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const anchor = useRef<ScrollAnchor | null>(null)
  const sticks = useRef(true)
  const [isAtLatest, setIsAtLatest] = useState(true)
  const latest = useRef({ onScroll, keepsPlace })
  useLayoutEffect(() => {
    latest.current = { onScroll, keepsPlace }
  })

  const settle = useCallback(() => {
    const box = frame.current
    if (!box) return
    if (sticks.current) box.scrollTop = box.scrollHeight
    else if (latest.current.keepsPlace && anchor.current) restoreAnchor(box, anchor.current)
  }, [])

  useLayoutEffect(settle, [settle, rows, isShown])

  useEffect(() => {
    const box = frame.current
    if (!isShown || !box || !content.current) return
    const observer = new ResizeObserver(settle)
    observer.observe(box)
    // A virtualised list measures its rows by an observer of its own, in whose turn this one could not be told.
    if (keepsPlace) observer.observe(content.current)
    const handleScroll = () => {
      sticks.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      anchor.current = sticks.current ? null : findAnchor(box)
      setIsAtLatest(sticks.current)
      latest.current.onScroll(box)
    }
    box.addEventListener('scroll', handleScroll, { passive: true })
    handleScroll()
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', handleScroll)
    }
  }, [settle, isShown, keepsPlace])

  return {
    frame,
    content,
    isAtLatest,
    goToLatest: useCallback(() => {
      sticks.current = true
      setIsAtLatest(true)
      settle()
    }, [settle]),
    settle,
    leaveLatest: useCallback(() => void (sticks.current = false), []),
    readAnchor: useCallback(() => (sticks.current ? null : anchor.current), []),
  }
}

/** Scrolls so that the anchor stands where it stood. Returns false when its row is not there. */
export function restoreAnchor(frame: HTMLElement, { id, endPx }: ScrollAnchor): boolean {
  const row = frame.querySelector(`[data-row="${CSS.escape(id)}"]`)
  if (!row) return false
  frame.scrollTop += endOf(row, frame) - endPx
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
