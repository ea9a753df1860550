'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '../../i18n/index.ts'
import { useIsOnline } from '../common/index.ts'
import type { findLinks } from './findLinks.ts'

/** Set once its code is loaded. It has no state of any member. */
let find: typeof findLinks | null = null

/** What somebody wrote, as text: line breaks stay, web addresses are links, nothing else is markup. */
export function MessageText({ text }: { readonly text: string }): ReactNode {
  return /https?:\/\//i.test(text) ? <LinkedText text={text} /> : text
}

/**
 * A text with web addresses. The code that finds where an address ends is loaded with the first one; until then, or
 * where it cannot be loaded, the address is shown as text.
 */
function LinkedText({ text }: { readonly text: string }): ReactNode {
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
      () => undefined, // loaded again by the next such text, and when the connection is back
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
