import type { Message } from '../../contract/index.ts'

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

/** A thread of its newest page alone. */
export function startThread({ messages, nextCursor }: MessagePage): Thread {
  return { messages: withoutRepeats(messages), olderCursor: nextCursor, cursorOf: {} }
}

/** Whether a page reaches what is known, so that no message is missing between them. */
export function reaches(thread: Thread, { messages, nextCursor }: MessagePage): boolean {
  const known = new Set(thread.messages.map(({ id }) => id))
  return nextCursor === null || thread.messages.length === 0 || messages.some(({ id }) => known.has(id))
}

/** The thread with newer pages joined to its top: new messages are added, known ones are read anew. */
export function joinNewer(thread: Thread, newer: readonly Message[]): Thread {
  const fresh = withoutRepeats(newer)
  const ids = new Set(fresh.map(({ id }) => id))
  const messages = [...fresh, ...thread.messages.filter(({ id }) => !ids.has(id))]
  return { ...thread, messages: sameIfEqual(thread.messages, messages) }
}

/** The thread with the next older page at its end; unchanged when it no longer goes on at that cursor. */
export function appendOlder(thread: Thread, cursor: string, { messages, nextCursor }: MessagePage): Thread {
  if (thread.olderCursor !== cursor) return thread
  const known = new Set(thread.messages.map(({ id }) => id))
  const older = withoutRepeats(messages).filter(({ id }) => !known.has(id))
  const cursorOf = { ...thread.cursorOf, ...Object.fromEntries(older.map(({ id }) => [id, cursor])) }
  const isCircle = nextCursor === cursor || Object.values(thread.cursorOf).includes(nextCursor ?? '')
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
function sameIfEqual(before: readonly Message[], after: readonly Message[]): readonly Message[] {
  const known = new Map(before.map((message) => [message.id, message]))
  const kept = after.map((message) => {
    const old = known.get(message.id)
    return old && JSON.stringify(old) === JSON.stringify(message) ? old : message
  })
  const isSame = kept.length === before.length && kept.every((message, index) => message === before[index])
  return isSame ? before : kept
}
