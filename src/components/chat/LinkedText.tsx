'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../../i18n/index.ts'
import { useIsOnline } from '../common/index.ts'
import type { findLinks } from './findLinks.ts'

/** Set once its code is there. It holds no state of anybody. */
let find: typeof findLinks | null = null

/**
 * A text with web addresses. What knows where an address ends is loaded with the first one; until then, or where it cannot
 * be loaded, the address stands in its place as text.
 */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  const isHydrated = useHydrated()
  const isOnline = useIsOnline()
  const [, setIsLoaded] = useState(false)

  useEffect(() => {
    if (find) return
    let isCurrent = true
    import('./findLinks.ts').then(
      ({ findLinks }) => {
        find = findLinks
        if (isCurrent) setIsLoaded(true)
      },
      () => undefined, // asked for again by the next such text, and when the connection is back
    )
    return () => {
      isCurrent = false
    }
  }, [isOnline])

  if (!find || !isHydrated) return text
  return find(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      // An address runs from left to right, whatever is written around it.
      <a
        key={index}
        dir="ltr"
        className="xp-chat-link xp-native xp-focus"
        href={part.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {part.text}
      </a>
    ),
  )
}
