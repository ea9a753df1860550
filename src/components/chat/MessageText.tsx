import type { ReactNode } from 'react'
import { LinkedText } from './LinkedText.tsx'

/** What somebody wrote, as text: line breaks stay, web addresses are links, nothing else is markup. */
export function MessageText({ text }: { readonly text: string }): ReactNode {
  return /https?:\/\//i.test(text) ? <LinkedText text={text} /> : text
}
