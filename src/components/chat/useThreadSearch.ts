'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ThreadResult } from '../../queries/index.ts'
import { foldText } from '../common/index.ts'
import type { ChatRow } from './chatRows.ts'

export interface ThreadSearch {
  readonly text: string
  readonly setText: (text: string) => void
  /** True while there is something to look for. */
  readonly isActive: boolean
  /** True while older messages are still being read. */
  readonly isSearching: boolean
  readonly total: number
  /** From 1, the newest match first; 0 without any. */
  readonly position: number
  readonly foundId: string | null
  readonly goEarlier: () => void
  readonly goLater: () => void
}

/** One letter is found everywhere. */
const shortest = 2

/** Looks through the whole conversation: what is read already at once, and the rest as it comes. */
export function useThreadSearch(
  rows: readonly ChatRow[],
  thread: ThreadResult,
  isOpen: boolean,
): ThreadSearch {
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const settled = useDeferredValue(foldText(text.trim()))
  const isActive = isOpen && settled.length >= shortest
  const matches = useMemo(
    () => (isActive ? rows.filter((row) => foldedTextOf(row).includes(settled)).map(({ id }) => id) : []),
    [rows, isActive, settled],
  )

  const { hasOlder, isFetchingOlder, fetchOlderError, fetchOlder } = thread
  const olderCursor = thread.data?.nextCursor
  const mayReadOn = isActive && hasOlder && !isFetchingOlder && !fetchOlderError
  useEffect(() => {
    if (mayReadOn) void fetchOlder()
    // A page may come so soon that `mayReadOn` was never seen to be false: the cursor tells that one came.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `fetchOlder` is new in every render, and the same in what it does
  }, [mayReadOn, olderCursor])

  const chosen = chosenId === null ? -1 : matches.indexOf(chosenId)
  const index = chosen < 0 ? matches.length - 1 : chosen
  const go = (step: number) =>
    setChosenId(matches[Math.min(Math.max(index + step, 0), matches.length - 1)] ?? null)
  return {
    text,
    setText: (next) => {
      setText(next)
      setChosenId(null)
    },
    isActive,
    isSearching: isActive && (isFetchingOlder || mayReadOn),
    total: matches.length,
    position: matches.length === 0 ? 0 : matches.length - index,
    foundId: matches[index] ?? null,
    goEarlier: () => go(-1),
    goLater: () => go(1),
  }
}

const folded = new WeakMap<object, string>()

/** Each message is folded once, however often one types. */
function foldedTextOf({ message, entry }: ChatRow): string {
  const source = message ?? entry
  if (!source) return ''
  const known = folded.get(source)
  if (known !== undefined) return known
  const text = foldText(
    message
      ? [message.body, ...message.attachments.map(({ name }) => name)].filter(Boolean).join('\n')
      : (entry?.message ?? ''),
  )
  folded.set(source, text)
  return text
}
