import type { Message } from '../../contract/index.ts'
import type { CalendarDate } from '../../i18n/index.ts'
import type { OutboxEntry } from '../../queries/index.ts'

/** One message as the thread shows it, with what stands before it. */
export interface ChatRow {
  /** The message's id, or the local id of what is being sent. */
  readonly id: string
  readonly message: Message | null
  readonly entry: OutboxEntry | null
  readonly isOwn: boolean
  /** ISO-8601, where known. */
  readonly at: string | undefined
  /** The day, where this is its first message. */
  readonly day: CalendarDate | null
  readonly isFirstUnread: boolean
  /** First and last of a run by one speaker: who and when are shown once. */
  readonly startsGroup: boolean
  readonly endsGroup: boolean
}

interface ChatRowsInput {
  /** Newest first. */
  readonly messages: readonly Message[]
  readonly entries: readonly OutboxEntry[]
  readonly isOwn: (message: Message) => boolean
  readonly dayOf: (timestamp: string | undefined) => CalendarDate | null
  readonly firstUnreadId: string | null
}

type Spoken = Pick<ChatRow, 'id' | 'message' | 'entry' | 'isOwn' | 'at'> & { readonly speaker: string; readonly date: CalendarDate | null }

/** A pause this long begins a new run, so that its time is shown. */
const longestPauseMs = 10 * 60_000

/** The thread from its oldest message to what is being sent. */
export function toChatRows({ messages, entries, isOwn, dayOf, firstUnreadId }: ChatRowsInput): readonly ChatRow[] {
  const spoken: Spoken[] = []
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (message) spoken.push(ofMessage(message, isOwn(message), dayOf))
  }
  for (const entry of entries) spoken.push(ofEntry(entry, dayOf))

  let lastDate: CalendarDate | null = null
  const breaks = spoken.map((row, index) => index === 0 || row.id === firstUnreadId || !isSameRun(spoken[index - 1], row))
  return spoken.map(({ id, message, entry, isOwn: own, at, date }, index) => {
    const day = date !== null && date !== lastDate ? date : null
    lastDate = date ?? lastDate
    return { id, message, entry, isOwn: own, at, day, isFirstUnread: id === firstUnreadId, startsGroup: breaks[index] === true, endsGroup: breaks[index + 1] !== false }
  })
}

function ofMessage(message: Message, isOwn: boolean, dayOf: ChatRowsInput['dayOf']): Spoken {
  const { id, createdAt, type, authorID } = message
  return { id, message, entry: null, isOwn, at: createdAt, speaker: isOwn ? 'own' : `${type ?? ''} ${authorID ?? ''}`, date: dayOf(createdAt) }
}

function ofEntry(entry: OutboxEntry, dayOf: ChatRowsInput['dayOf']): Spoken {
  const at = new Date(entry.writtenAt).toISOString()
  return { id: entry.id, message: null, entry, isOwn: true, at, speaker: 'own', date: dayOf(at) }
}

function isSameRun(before: Spoken | undefined, row: Spoken): boolean {
  if (!before || before.speaker !== row.speaker || before.date !== row.date) return false
  // Each message on its way has its own state under it.
  if (before.entry || row.entry) return false
  return !(Date.parse(row.at ?? '') - Date.parse(before.at ?? '') > longestPauseMs)
}

/** The first message of others after `seenAt`; `null` when there is none, or when it may lie further back than what was read. */
export function findFirstUnread(messages: readonly Message[], isOwn: (message: Message) => boolean, seenAt: string | null, hasOlder: boolean): string | null {
  const seen = Date.parse(seenAt ?? '')
  if (Number.isNaN(seen)) return null
  const firstSeen = messages.findIndex(({ createdAt }) => Date.parse(createdAt ?? '') <= seen)
  if (firstSeen < 0 && hasOlder) return null
  const unread = firstSeen < 0 ? messages : messages.slice(0, firstSeen)
  return unread.findLast((message) => !isOwn(message))?.id ?? null
}

/** Rows are made anew whenever anything changes; only those that differ are rendered. */
export function isSameRow(one: ChatRow, other: ChatRow): boolean {
  return (Object.keys(one) as (keyof ChatRow)[]).every((key) => one[key] === other[key])
}
