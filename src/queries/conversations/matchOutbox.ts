import type { Message } from '../../contract/index.ts'
import type { OutboxEntry } from '../outbox.ts'

/**
 * Which row of the thread is which entry of the outbox. `POST` returns no id: an entry is the oldest row of the member's
 * own with the same text that was not known before it was sent and has not confirmed another. Two identical messages
 * are two rows.
 *
 * @param messages newest first.
 * @returns ids of rows by ids of entries.
 */
export function matchOutbox(
  entries: readonly OutboxEntry[],
  messages: readonly Message[],
  isOwn: (message: Message) => boolean,
  confirmedIds: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const matches = new Map<string, string>()
  const sent = entries.filter(({ state }) => state === 'sent' || state === 'unknown')
  if (sent.length === 0) return matches
  const texts = new Set(sent.map(({ message }) => message))
  const candidates = messages.filter((message) => message.body !== undefined && texts.has(message.body) && isOwn(message)).reverse()
  const taken = new Set(confirmedIds)
  for (const entry of sent) {
    const row = candidates.find(({ id, body }) => body === entry.message && !taken.has(id) && !entry.knownIds?.includes(id))
    if (!row) continue
    taken.add(row.id)
    matches.set(entry.id, row.id)
  }
  return matches
}
