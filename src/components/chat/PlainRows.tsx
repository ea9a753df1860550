'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { ChatMessage } from './ChatMessage.tsx'
import type { ThreadRowsProps } from './ThreadRowsProps.ts'

/** Every message in the document: the quickest for some hundreds, and the browser's own search finds them. */
export function PlainRows({ rows, label, newIds, foundId, frame, goToRow }: ThreadRowsProps): ReactNode {
  useLayoutEffect(() => {
    goToRow.current = (id) => {
      const row = frame.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)
      if (!frame.current || !row) return
      const [box, target] = [frame.current.getBoundingClientRect(), row.getBoundingClientRect()]
      frame.current.scrollTop += target.top - box.top - (box.height - target.height) / 2
    }
  }, [goToRow, frame])
  return (
    // Safari takes a list without markers for none, unless it is told.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className="xp-chat-rows xp-plain" role="list" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className="xp-chat-row xp-plain" data-row={row.id}>
          <ChatMessage row={row} isNew={newIds.has(row.id)} isFound={row.id === foundId} />
        </li>
      ))}
    </ol>
  )
}
