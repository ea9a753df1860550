import type { ReactNode } from 'react'
import { findLinks } from './findLinks.ts'

/** What somebody wrote, as text: line breaks stay, web addresses are links, nothing else is markup. */
export function MessageText({ text }: { readonly text: string }): ReactNode {
  return findLinks(text).map((part, index) =>
    part.href === null ? (
      part.text
    ) : (
      // An address runs from left to right, whatever is written around it.
      <a key={index} dir="ltr" className="xp-chat-link xp-native xp-focus" href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  )
}
