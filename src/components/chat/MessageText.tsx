'use client'

import type { ReactNode } from 'react'
import { useExtraPart } from '../common/index.ts'

const loadLinks = () => import('./findLinks.ts')

/** What somebody wrote, as text: line breaks stay, web addresses are links, nothing else is markup. */
export function MessageText({ text }: { readonly text: string }): ReactNode {
  return /https?:\/\//i.test(text) ? <LinkedText text={text} /> : text
}

/**
 * A text with web addresses. The code that finds where an address ends is loaded with the first one; until then, or
 * where it cannot be loaded, the address is shown as text.
 */
function LinkedText({ text }: { readonly text: string }): ReactNode {
  const part = useExtraPart(loadLinks)
  // In an element, which React can take away also where the browser has translated it.
  if (!part) return <span>{text}</span>
  return part.findLinks(text).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      // An address runs from left to right, whatever is written around it.
      <a
        key={index}
        dir="ltr"
        className="xp-chat-link xp-native xp-focus"
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {piece.text}
      </a>
    ),
  )
}
