import type { RefObject } from 'react'
import type { ChatRow } from './chatRows.ts'
import type { ScrollAnchor, ScrollTakeover } from './useThreadScroll.ts'

/** What a list of messages is given, plain or virtualised. */
export interface ThreadRowsProps {
  readonly rows: readonly ChatRow[]
  /** False at the beginning of the conversation: only then the number of messages is known. */
  readonly hasOlder: boolean
  readonly label: string
  /** Messages that came while the chat was open. */
  readonly newIds: ReadonlySet<string>
  readonly foundId: string | null
  readonly frame: RefObject<HTMLDivElement | null>
  /** Set to a function that brings a row into view. */
  readonly goToRow: RefObject<((id: string) => void) | null>
  /** Called when rows changed their size, by a list that watches them. */
  readonly onResize: () => void
  /** Where the member is; `null` at the latest message. */
  readonly readAnchor: () => ScrollAnchor | null
  /** Called by a list that keeps the member's place by itself. */
  readonly takeOver: () => ScrollTakeover
}
