/** A message that the member wrote and the Service has not confirmed yet. */
export interface OutboxEntry {
  /** Local id: also the subject of the message's intent. */
  readonly id: string
  readonly conversationId: string
  readonly message: string
  /** Milliseconds since the epoch, by the member's clock: for display only. */
  readonly writtenAt: number
  readonly state: 'queued' | 'sending' | 'unknown' | 'failed' | 'sent'
}

/** One queue per conversation, in the order of writing; kept across unmounts for the life of the session. */
export interface Outbox {
  list(conversationId: string): readonly OutboxEntry[]
  add(entry: OutboxEntry): void
  /** Changes the state of an entry; an entry that is gone is left alone. */
  setState(conversationId: string, id: string, state: OutboxEntry['state']): void
  remove(conversationId: string, id: string): void
  clear(): void
  subscribe(listener: () => void): () => void
}

const nothing: readonly OutboxEntry[] = []

export function createOutbox(): Outbox {
  const queues = new Map<string, readonly OutboxEntry[]>()
  const listeners = new Set<() => void>()
  const list = (conversationId: string) => queues.get(conversationId) ?? nothing
  const replace = (conversationId: string, entries: readonly OutboxEntry[]) => {
    queues.set(conversationId, entries)
    for (const listener of [...listeners]) listener()
  }
  return {
    list,
    add: (entry) => replace(entry.conversationId, [...list(entry.conversationId), entry]),
    setState: (conversationId, id, state) =>
      replace(
        conversationId,
        list(conversationId).map((entry) => (entry.id === id ? { ...entry, state } : entry)),
      ),
    remove: (conversationId, id) =>
      replace(
        conversationId,
        list(conversationId).filter((entry) => entry.id !== id),
      ),
    clear() {
      queues.clear()
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
