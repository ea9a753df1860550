import type { Attachment, Message } from '../contract/index.ts'

/**
 * A conversation as one cache entry, newest first as the Service lists it. Only the newest page is read again; it is
 * joined to what is known by id, and older pages stay as they were read.
 */
export interface Thread {
  /** Newest first, each message once. */
  readonly messages: readonly Message[]
  /** Where older messages go on; `null` at the beginning of the conversation. */
  readonly olderCursor: string | null
  /** The cursor of the page on which each message was read, for messages that are not on the newest one. */
  readonly cursorOf: Readonly<Record<string, string>>
}

export interface MessagePage {
  readonly messages: readonly Message[]
  readonly nextCursor: string | null
}

/** A link that lives at least this much longer is kept when a poll brings another one for the same file. */
const linkReserveMs = 2 * 60_000

/** A thread of its newest page alone. */
export function startThread({ messages, nextCursor }: MessagePage): Thread {
  return { messages: withoutRepeats(messages), olderCursor: nextCursor, cursorOf: {} }
}

/** Whether a page reaches what is known, so that no message is missing between them. */
export function reaches(thread: Thread, { messages, nextCursor }: MessagePage): boolean {
  const known = new Set(thread.messages.map(({ id }) => id))
  return nextCursor === null || messages.some(({ id }) => known.has(id))
}

/**
 * The thread with newer pages joined to its top: new messages are added, known ones are read anew, and those that are
 * gone from among them are gone. The pages must reach what is known.
 *
 * @param now milliseconds since the epoch: links that live on are kept, so that a poll without news changes nothing.
 */
export function joinNewer(thread: Thread, { messages: newer, nextCursor }: MessagePage, now: number): Thread {
  const fresh = withoutRepeats(newer)
  const ids = new Set(fresh.map(({ id }) => id))
  const overlap = thread.messages.findLastIndex(({ id }) => ids.has(id))
  // The pages are the whole conversation: nothing older is left.
  const older = nextCursor === null ? [] : thread.messages.slice(overlap + 1)
  const messages = keepUnchanged(thread.messages, [...fresh, ...older], now)
  // A known message that the pages lead to at their very end may be the last one known, with more behind it.
  const olderCursor = older.length === 0 ? nextCursor : thread.olderCursor
  if (messages === thread.messages && olderCursor === thread.olderCursor) return thread
  return { ...thread, messages, olderCursor }
}

/** The thread with the next older page at its end; unchanged when it no longer goes on at that cursor. */
export function appendOlder(thread: Thread, cursor: string, { messages, nextCursor }: MessagePage): Thread {
  if (thread.olderCursor !== cursor) return thread
  const known = new Set(thread.messages.map(({ id }) => id))
  const older = withoutRepeats(messages).filter(({ id }) => !known.has(id))
  const cursorOf = { ...thread.cursorOf, ...Object.fromEntries(older.map(({ id }) => [id, cursor])) }
  // A Service whose cursors go round in a circle must not keep us reading for ever.
  const isCircle = [cursor, ...Object.values(thread.cursorOf)].some((known) => known === nextCursor)
  return { messages: [...thread.messages, ...older], olderCursor: isCircle ? null : nextCursor, cursorOf }
}

/** The thread with some of its messages read anew, where they stand: their attachments have fresh links. */
export function updateMessages(thread: Thread, fresh: readonly Message[]): Thread {
  const byId = new Map(fresh.map((message) => [message.id, message]))
  return { ...thread, messages: thread.messages.map((message) => byId.get(message.id) ?? message) }
}

function withoutRepeats(messages: readonly Message[]): readonly Message[] {
  const seen = new Set<string>()
  return messages.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** A poll without news must not render anything: known messages keep their identity, and so does the whole list. */
function keepUnchanged(
  before: readonly Message[],
  after: readonly Message[],
  now: number,
): readonly Message[] {
  const known = new Map(before.map((message) => [message.id, message]))
  const kept = after.map((message) => {
    const old = known.get(message.id)
    return old && isSame(old, message, now) ? old : message
  })
  const isSameList =
    kept.length === before.length && kept.every((message, index) => message === before[index])
  return isSameList ? before : kept
}

/** A Service that signs links gives other ones at every read: those that still live long enough are no change. */
function isSame(old: Message, fresh: Message, now: number): boolean {
  if (old === fresh || JSON.stringify(old) === JSON.stringify(fresh)) return true
  return (
    JSON.stringify(withoutLinks(old)) === JSON.stringify(withoutLinks(fresh)) &&
    old.attachments.every((attachment) => livesOn(attachment, now))
  )
}

function withoutLinks(message: Message) {
  return { ...message, attachments: message.attachments.map(({ name }) => name) }
}

function livesOn({ url, expiresAt }: Attachment, now: number): boolean {
  return url !== undefined && Date.parse(expiresAt ?? '') - now > linkReserveMs
}
