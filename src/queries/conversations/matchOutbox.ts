import { sanitizeText } from '../../base/index.ts'
import { type Message } from '../../contract/index.ts'
import type { OutboxEntry } from '../outbox.ts'

/**
 * Which row of the thread is which entry of the outbox. `POST` returns no id: an entry is the oldest row of the member's
 * own with the same text that came after all that was known when it was first sent, and that has not confirmed another.
 * Two identical messages are two rows.
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
  const texts = new Set(sent.map(({ message }) => comparable(message)))
  const candidates = messages
    .map((message, index) => ({ message, index, text: comparable(message.body ?? '') }))
    .filter(({ message, text }) => texts.has(text) && isOwn(message))
    .reverse()
  const taken = new Set(confirmedIds)
  for (const entry of sent) {
    const text = comparable(entry.message)
    // Older pages that are read later hold rows that were not known either, and are not this message.
    const end = newestKnown(messages, entry)
    const row = candidates.find(
      (candidate) => candidate.text === text && candidate.index < end && !taken.has(candidate.message.id),
    )
    if (!row) continue
    taken.add(row.message.id)
    matches.set(entry.id, row.message.id)
  }
  return matches
}

function newestKnown(messages: readonly Message[], { knownIds }: OutboxEntry): number {
  const known = new Set(knownIds)
  const index = messages.findIndex(({ id }) => known.has(id))
  return index < 0 ? messages.length : index
}

/** A Service may trim a text, or write its line breaks and letters another way; what is read is tamed. */
function comparable(text: string): string {
  return sanitizeText(text).replace(/\r\n?/g, '\n').trim().normalize('NFC')
}
