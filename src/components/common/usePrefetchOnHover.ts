'use client'

import { type DOMAttributes, useEffect, useRef } from 'react'

/** A pointer that only crosses an item leaves it sooner. */
const hoverMs = 100

/**
 * Handlers for the item of what it leads to (a card, a row, a link): `prefetch` is called once a mouse hovers
 * over the item, or keyboard focus is in it. Not by touch, with Save-Data, offline or behind another tab.
 */
export function usePrefetchOnHover(
  prefetch: () => void,
): Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    stop()
    timer.current = setTimeout(() => mayPrefetch() && prefetch(), hoverMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    // A finger that scrolls enters items as well.
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && start(),
    onPointerLeave: stop,
    onFocus: ({ target }) => target.matches(':focus-visible') && start(),
    onBlur: stop,
  }
}

/** False where a request that nobody made yet would cost somebody. */
function mayPrefetch(): boolean {
  const { onLine, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return onLine && !document.hidden && !connection?.saveData
}
