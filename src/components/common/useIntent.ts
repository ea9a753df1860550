'use client'

import { type DOMAttributes, type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import { mayReadAhead } from './mayReadAhead.ts'

/** A pointer that only passes by rests for less. */
const dwellMs = 100

/**
 * Handlers for what has links and buttons in it: makes ready what one of them leads to, once a mouse rests on it or a
 * keyboard stands on it. `find` says how, if at all.
 */
export function useIntent(
  find: (link: Element, within: Element) => (() => void) | undefined,
): Pick<DOMAttributes<Element>, 'onPointerOver' | 'onPointerOut' | 'onFocus' | 'onBlur'> {
  const current = useRef<{ readonly link: Element; readonly timer: ReturnType<typeof setTimeout> } | null>(
    null,
  )

  function begin({ target, currentTarget }: PointerEvent | FocusEvent) {
    const link = (target as Element).closest('a, button')
    if (!link || current.current?.link === link) return
    const makeReady = find(link, currentTarget)
    if (!makeReady) return
    end()
    current.current = { link, timer: setTimeout(() => mayReadAhead() && makeReady(), dwellMs) }
  }

  function end() {
    clearTimeout(current.current?.timer)
    current.current = null
  }
  useEffect(() => end, [])

  return {
    // A finger that scrolls comes over a link as well.
    onPointerOver: (event) => event.pointerType === 'mouse' && begin(event),
    onPointerOut: ({ relatedTarget }) => {
      if (!current.current?.link.contains(relatedTarget as Element | null)) end()
    },
    onFocus: (event) => event.target.matches(':focus-visible') && begin(event),
    onBlur: end,
  }
}
