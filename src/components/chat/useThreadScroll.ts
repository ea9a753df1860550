'use client'

import { type AnimationEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import type { ChatRow } from './chatRows.ts'

export interface ThreadScroll {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly list: RefObject<VirtualizerHandle | null>
  /** False while the member reads further up. */
  readonly isAtLatest: boolean
  readonly goToLatest: () => void
  readonly goToRow: (id: string) => void
  /** For the frame's `onScroll`. */
  readonly handleScroll: () => void
  /** For the frame's `onAnimationStart`: it is laid out anew. */
  readonly handlePlaced: (event: AnimationEvent) => void
  /** For the list's `onResize`: rows or the frame have another size. */
  readonly handleResize: () => void
}

/** This close to the end counts as the end: zoomed pages scroll by fractions. */
const nearPx = 48

/**
 * Follows the latest message while the member is there. Everywhere else the virtualizer keeps what the member reads in
 * place: nothing here moves the frame then, unless the member asks for it.
 *
 * @param onMove called when the member may have come near the beginning of what is loaded.
 */
export function useThreadScroll(
  rows: readonly ChatRow[],
  onMove: (frame: HTMLDivElement) => void,
): ThreadScroll {
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const isFollowing = useRef(true)
  const [isAtLatest, setIsAtLatest] = useState(true)
  const latest = useLatestRef({ rows, onMove })

  const follow = useCallback(() => {
    const box = frame.current
    // Where the page has `* { scroll-behavior: smooth }`, no place would be reached before the next is asked for.
    box?.style.setProperty('scroll-behavior', 'auto', 'important')
    if (box && isFollowing.current) box.scrollTop = box.scrollHeight
  }, [])
  useIsomorphicLayoutEffect(follow, [follow, rows])
  const { top, handlePlaced } = useKeptTop(frame, follow)

  const reportMove = useCallback(() => {
    const box = frame.current
    // Before the first measurement the height of the thread is a guess.
    if (box && list.current && list.current.viewportSize > 0) latest.current.onMove(box)
  }, [latest])

  return {
    frame,
    list,
    isAtLatest,
    goToLatest: useCallback(() => {
      isFollowing.current = true
      setIsAtLatest(true)
      follow()
    }, [follow]),
    goToRow: useCallback(
      (id: string) => {
        isFollowing.current = false
        const index = latest.current.rows.findIndex((row) => row.id === id)
        if (index >= 0) list.current?.scrollToIndex(index, { align: 'center' })
      },
      [latest],
    ),
    handleScroll: useCallback(() => {
      const box = frame.current
      if (!box) return
      top.current = box.scrollTop
      isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      setIsAtLatest(isFollowing.current)
      reportMove()
    }, [top, reportMove]),
    handlePlaced,
    handleResize: useCallback(() => {
      follow()
      // The frame is measured before its rows, in one task: together they are known after it.
      queueMicrotask(reportMove)
    }, [follow, reportMove]),
  }
}

/** Where the page moves what is around the frame, the browser leaves it at its beginning, and no scroll tells. */
function useKeptTop(frame: RefObject<HTMLDivElement | null>, follow: () => void) {
  const top = useRef(0)
  const handlePlaced = useCallback(
    ({ target }: AnimationEvent) => {
      const box = frame.current
      if (!box || target !== box || box.scrollTop > 0) return
      box.scrollTop = top.current
      follow()
    },
    [frame, follow],
  )
  return { top, handlePlaced }
}
