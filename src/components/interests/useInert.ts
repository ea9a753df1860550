'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes a part of the page out of reach while `isInert`: nothing in it can be edited, and what is in it stays. A focus
 * inside goes to `refuge`, for the browser would drop it. Set as a property: React 18 does not know the attribute.
 */
export function useInert<Part extends HTMLElement>(
  isInert: boolean,
  refuge: RefObject<HTMLElement | null>,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const element = part.current
    if (!isInert || !element) return
    const hadFocus = element.matches(':focus-within')
    element.inert = true
    if (hadFocus) refuge.current?.focus({ preventScroll: true })
    return () => {
      element.inert = false
    }
  }, [isInert, refuge])
  return part
}
