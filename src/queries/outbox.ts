import type { ExperienceError } from '../client/index.ts'
import { createListeners } from '../base/index.ts'

/** A message that the member wrote and that the thread does not show yet. */
export interface OutboxEntry {
  /** Local id: also the subject of the message's write record. */
  readonly id: string
  readonly conversationId: string
  readonly message: string
  /** Milliseconds since the epoch, by the member's clock: for display only. */
  readonly writtenAt: number
  /** `unknown`: the answer was lost. `sent`: confirmed, until its row appears in the thread. */
  readonly state: 'queued' | 'sending' | 'unknown' | 'failed' | 'sent'
  /** Why it failed, or why its outcome is unknown. */
  readonly error: ExperienceError | Error | null
  /**
   * The newest rows of the thread before it was first sent: this message is newer than any of them. `null` until then,
   * and where the thread could not be read.
   */
  readonly knownIds: readonly string[] | null
}

/** One queue per conversation, in the order of writing; kept across unmounts for the life of the session. */
export interface Outbox {
  list(conversationId: string): readonly OutboxEntry[]
  conversations(): readonly string[]
  /** Nothing waits, is on its way or has failed. */
  isSent(): boolean
  add(entry: OutboxEntry): void
  /** Changes an entry; one that is gone is left alone. */
  update(
    conversationId: string,
    id: string,
    change: Partial<Pick<OutboxEntry, 'state' | 'error' | 'knownIds'>>,
  ): void
  remove(conversationId: string, id: string): void
  /** Takes out entries whose row has appeared. A row confirms one entry, once. */
  confirm(conversationId: string, matches: ReadonlyMap<string, string>): void
  /** Rows that have confirmed an entry. */
  confirmedIds(conversationId: string): ReadonlySet<string>
  /** Calls `start` unless it runs already; what it returns is called as soon as no entry is left. */
  whileFilled(start: () => () => void): void
  clear(): void
  subscribe(listener: () => void): () => void
}

const nothing: readonly OutboxEntry[] = []
const none: ReadonlySet<string> = new Set()

/** @param isOver the session has ended: what comes late is not kept. */
export function createOutbox(isOver: () => boolean): Outbox {
  const queues = new Map<string, readonly OutboxEntry[]>()
  const confirmed = new Map<string, Set<string>>()
  const { subscribe, notify } = createListeners()
  let stopRunning: (() => void) | null = null
  const stop = () => {
    stopRunning?.()
    stopRunning = null
  }
  const list = (conversationId: string) => queues.get(conversationId) ?? nothing
  const replace = (conversationId: string, entries: readonly OutboxEntry[]) => {
    if (entries.length > 0) queues.set(conversationId, entries)
    else queues.delete(conversationId)
    if (queues.size === 0) stop()
    notify()
  }
  return {
    list,
    conversations: () => [...queues.keys()],
    isSent: () => [...queues.values()].flat().every(({ state }) => state === 'sent'),
    add(entry) {
      if (!isOver()) replace(entry.conversationId, [...list(entry.conversationId), entry])
    },
    update(conversationId, id, change) {
      const entries = list(conversationId)
      if (!entries.some((entry) => entry.id === id)) return
      replace(
        conversationId,
        entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
      )
    },
    remove: (conversationId, id) =>
      replace(
        conversationId,
        list(conversationId).filter((entry) => entry.id !== id),
      ),
    confirm(conversationId, matches) {
      if (matches.size === 0) return
      const rows = confirmed.get(conversationId) ?? new Set()
      for (const row of matches.values()) rows.add(row)
      confirmed.set(conversationId, rows)
      replace(
        conversationId,
        list(conversationId).filter((entry) => !matches.has(entry.id)),
      )
    },
    confirmedIds: (conversationId) => confirmed.get(conversationId) ?? none,
    whileFilled(start) {
      if (queues.size > 0) stopRunning ??= start()
    },
    clear() {
      queues.clear()
      stop()
      confirmed.clear()
      notify()
    },
    subscribe,
  }
}
