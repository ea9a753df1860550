'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { ChatMessage } from './ChatMessage.tsx'
import type { ThreadRowsProps } from './ThreadRowsProps.ts'
import { centreRow } from './useThreadScroll.ts'

/** Every message in the document: the quickest for some hundreds, and the browser's own search finds them. */
export function PlainRows({ rows, label, newIds, foundId, frame, goToRow }: ThreadRowsProps): ReactNode {
  useLayoutEffect(() => {
    goToRow.current = (id) => void (frame.current && centreRow(frame.current, id))
  }, [goToRow, frame])
  return (
    <ol className="xp-chat-rows" role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className="xp-chat-row" data-row={row.id}>
          <ChatMessage row={row} isNew={newIds.has(row.id)} isFound={row.id === foundId} />
        </li>
      ))}
    </ol>
  )
}
