'use client'

import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../contract/index.ts'
import { useAnnounce } from '../../ui/index.ts'
import type { ChatTranslate } from './ChatMessages.ts'

interface NewReplies {
  /** Ids of all that came while the chat is open. */
  readonly ids: ReadonlySet<string>
  /** How many came since the member was last at the latest message. */
  readonly count: number
}

const none: NewReplies = { ids: new Set(), count: 0 }
/** Replies that come close together are told together. */
const gatherMs = 400
const longestSpoken = 300

/** Follows what others write while the chat is open, and announces it once. Not by `role="log"`: a virtualised list would be read out as one scrolls. */
export function useNewReplies(
  messages: readonly Message[] | undefined,
  isOwn: (message: Message) => boolean,
  isAtLatest: boolean,
  t: ChatTranslate,
): NewReplies {
  const announce = useAnnounce()
  const known = useRef<ReadonlySet<string> | null>(null)
  const gathered = useRef<Message[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [replies, setReplies] = useState(none)
  if (isAtLatest && replies.count > 0) setReplies({ ...replies, count: 0 })

  useEffect(() => {
    if (!messages) return
    const before = known.current
    known.current = new Set(messages.map(({ id }) => id))
    if (!before) return
    // Older messages are not known either; new ones stand before all that is.
    const end = messages.findIndex(({ id }) => before.has(id))
    const fresh = messages.slice(0, end < 0 ? messages.length : end).filter((message) => !isOwn(message))
    if (fresh.length === 0) return
    setReplies(({ ids, count }) => ({
      ids: new Set([...ids, ...fresh.map(({ id }) => id)]),
      count: count + fresh.length,
    }))
    gathered.current.push(...fresh.reverse())
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      announce(inWords(gathered.current.splice(0), t))
    }, gatherMs)
  }, [messages, isOwn, announce, t])
  useEffect(() => () => clearTimeout(timer.current), [])
  return replies
}

function inWords(messages: readonly Message[], t: ChatTranslate): string {
  const [first, ...others] = messages
  if (!first || others.length > 0) return t('chat.announce.many', { count: messages.length })
  const body = first.body?.slice(0, longestSpoken) ?? ''
  const files =
    first.attachments.length > 0 ? t('chat.announce.attachments', { count: first.attachments.length }) : ''
  return t('chat.announce.one', { text: [body, files].filter(Boolean).join('\n') })
}
