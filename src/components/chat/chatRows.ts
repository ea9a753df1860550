import { type CalendarDate, parseTimestamp } from '../../base/index.ts'
import type { Message } from '../../contract/index.ts'
import type { OutboxEntry } from '../../queries/index.ts'

/** One message as the thread shows it. */
export interface ChatRow {
  /** The message's id, or the local id of what is being sent. */
  readonly id: string
  readonly message: Message | null
  readonly entry: OutboxEntry | null
  /** Computed on first read: of ten thousand rows few are ever shown, and finding days is expensive. */
  readonly facts: ChatRowFacts
}

/** Who and when, and what is shown before the message. */
interface ChatRowFacts {
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

interface Spoken extends Pick<ChatRowFacts, 'isOwn' | 'at'> {
  readonly id: string
  readonly isOnItsWay: boolean
  readonly speaker: string
  readonly date: CalendarDate | null
}

/** A longer pause begins a new run, so that its time is shown. */
const maxPauseMs = 10 * 60_000

/** The thread from its oldest message to what is being sent. */
export function toChatRows({
  messages,
  entries,
  isOwn,
  dayOf,
  firstUnreadId,
}: ChatRowsInput): readonly ChatRow[] {
  const known = new Map<number, Spoken>()

  function spokenAt(index: number): Spoken | undefined {
    const [message, entry] = [messages[messages.length - 1 - index], entries[index - messages.length]]
    const spoken =
      known.get(index) ??
      (message ? ofMessage(message, isOwn(message), dayOf) : entry && ofEntry(entry, dayOf))
    if (spoken) known.set(index, spoken)
    return spoken
  }
  function isBreakAt(index: number): boolean {
    const row = spokenAt(index)
    return row?.id === firstUnreadId || !isSameRun(spokenAt(index - 1), row)
  }
  function dateBefore(index: number): CalendarDate | null {
    let before = spokenAt(--index)
    while (before?.date === null) before = spokenAt(--index)
    return before?.date ?? null
  }
  function factsAt(index: number): ChatRowFacts {
    const { id, isOwn: own = true, at, date = null } = spokenAt(index) ?? {}
    return {
      isOwn: own,
      at,
      day: date === dateBefore(index) ? null : date,
      isFirstUnread: id === firstUnreadId,
      startsGroup: isBreakAt(index),
      endsGroup: isBreakAt(index + 1),
    }
  }

  const read = messages
    .map(
      (message, index) =>
        new LazyChatRow(message.id, message, null, () => factsAt(messages.length - 1 - index)),
    )
    .reverse()
  return read.concat(
    entries.map(
      (entry, index) => new LazyChatRow(entry.id, null, entry, () => factsAt(messages.length + index)),
    ),
  )
}

class LazyChatRow implements ChatRow {
  readonly id: string
  readonly message: Message | null
  readonly entry: OutboxEntry | null
  #facts: ChatRowFacts | (() => ChatRowFacts)

  constructor(id: string, message: Message | null, entry: OutboxEntry | null, findFacts: () => ChatRowFacts) {
    this.id = id
    this.message = message
    this.entry = entry
    this.#facts = findFacts
  }

  get facts(): ChatRowFacts {
    // Replaces the function: rows that stay on screen must not keep every earlier list in memory.
    if (typeof this.#facts === 'function') this.#facts = this.#facts()
    return this.#facts
  }
}

function ofMessage(message: Message, isOwn: boolean, dayOf: ChatRowsInput['dayOf']): Spoken {
  const { id, createdAt, type, authorID } = message
  return {
    id,
    isOnItsWay: false,
    isOwn,
    at: createdAt,
    speaker: isOwn ? 'own' : `${type ?? ''} ${authorID ?? ''}`,
    date: dayOf(createdAt),
  }
}

function ofEntry({ id, writtenAt }: OutboxEntry, dayOf: ChatRowsInput['dayOf']): Spoken {
  const at = new Date(writtenAt).toISOString()
  return { id, isOnItsWay: true, isOwn: true, at, speaker: 'own', date: dayOf(at) }
}

function isSameRun(before: Spoken | undefined, row: Spoken | undefined): boolean {
  if (!before || !row || before.speaker !== row.speaker || before.date !== row.date) return false
  // Each message on its way has its own state under it.
  if (before.isOnItsWay || row.isOnItsWay) return false
  const [end, start] = [parseTimestamp(row.at), parseTimestamp(before.at)]
  return end === null || start === null || end - start <= maxPauseMs
}

/**
 * The first message of others after `seenAt`; `null` when there is none, or when it may be older than what is loaded.
 */
export function findFirstUnread(
  messages: readonly Message[],
  isOwn: (message: Message) => boolean,
  seenAt: string | null,
  hasOlder: boolean,
): string | null {
  const seen = parseTimestamp(seenAt)
  if (seen === null) return null
  const firstSeen = messages.findIndex(({ createdAt }) => (parseTimestamp(createdAt) ?? Infinity) <= seen)
  if (firstSeen < 0 && hasOlder) return null
  const unread = firstSeen < 0 ? messages : messages.slice(0, firstSeen)
  return unread.findLast((message) => !isOwn(message))?.id ?? null
}

/** Rows are created again whenever anything changes; only those that differ render. */
export function isSameRow(one: ChatRow, other: ChatRow): boolean {
  if (one.id !== other.id || one.message !== other.message || one.entry !== other.entry) return false
  return (Object.keys(one.facts) as (keyof ChatRowFacts)[]).every(
    (key) => one.facts[key] === other.facts[key],
  )
}
