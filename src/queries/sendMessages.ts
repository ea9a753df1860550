import { onlineManager } from '@tanstack/react-query'
import { randomId } from '../client/index.ts'
import { operations } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { threadQuery } from './messages.ts'
import type { OutboxEntry } from './outbox.ts'
import { submitWrite } from './submitWrite.ts'

/** So many, because some of them may be gone from the thread by the time they are looked for. */
const maxKnownIds = 20
/** A thread that is slow to be read must not hold a message back. */
const maxReadMs = 2_000

/** Puts a message at the end of its conversation's queue and sends what can be sent. Returns its local id. */
export function queueMessage(kit: ExperienceKit, conversationId: string, message: string): string {
  const id = randomId()
  kit.outbox.add({
    id,
    conversationId,
    message,
    writtenAt: Date.now(),
    state: 'queued',
    error: null,
    knownIds: null,
  })
  void sendQueue(kit, conversationId)
  return id
}

/** Tries a failed message again, under the same key while its outcome is unknown. Those behind it follow. */
export function retryMessage(kit: ExperienceKit, conversationId: string, id: string): void {
  const entry = kit.outbox.list(conversationId).find((candidate) => candidate.id === id)
  if (entry?.state !== 'failed' && entry?.state !== 'unknown') return
  kit.outbox.update(conversationId, id, { state: 'queued', error: null })
  void sendQueue(kit, conversationId)
}

/** Takes a message out of the queue, unless it is being sent. Those behind it follow. */
export function removeMessage(kit: ExperienceKit, conversationId: string, id: string): void {
  const entry = kit.outbox.list(conversationId).find((candidate) => candidate.id === id)
  if (!entry || entry.state === 'sending') return
  kit.outbox.remove(conversationId, id)
  kit.writeRecords.remove(operations.sendMessage.name, id)
  void sendQueue(kit, conversationId)
}

/** Takes out entries whose row has appeared in the thread. Those behind one whose answer was lost follow. */
export function confirmMessages(
  kit: ExperienceKit,
  conversationId: string,
  matches: ReadonlyMap<string, string>,
): void {
  if (matches.size === 0) return
  kit.outbox.confirm(conversationId, matches)
  for (const id of matches.keys()) kit.writeRecords.remove(operations.sendMessage.name, id)
  void sendQueue(kit, conversationId)
}

/**
 * Sends a queue in its order, one at a time; it stops at the first that fails, so that none overtakes another. Two runs
 * are no harm: the head is `sending` before anything is waited for, and the other run ends there.
 */
async function sendQueue(kit: ExperienceKit, conversationId: string): Promise<void> {
  kit.outbox.whileFilled(() => resendWhenOnline(kit))
  for (
    let head = nextOf(kit, conversationId);
    head?.state === 'queued' && onlineManager.isOnline();
    head = nextOf(kit, conversationId)
  ) {
    await sendOne(kit, head)
  }
}

function nextOf({ outbox }: ExperienceKit, conversationId: string): OutboxEntry | undefined {
  return outbox.list(conversationId).find(({ state }) => state !== 'sent')
}

async function sendOne(
  kit: ExperienceKit,
  { id, conversationId, message, knownIds: before }: OutboxEntry,
): Promise<void> {
  const { outbox, writeRecords } = kit
  // From before the first attempt: a retry after a lost answer must recognise the row of that first attempt.
  outbox.update(conversationId, id, { state: 'sending', error: null })
  const mayBeThere = writeRecords.get(operations.sendMessage.name, id).outcome === 'unknown'
  const knownIds = before ?? (mayBeThere ? null : await readNewestIds(kit, conversationId))
  outbox.update(conversationId, id, { knownIds })
  const result = await submitWrite(kit, operations.sendMessage, {
    subject: id,
    params: { id: conversationId },
    readBody: () => ({ message }),
  })
  if (result.ok) {
    outbox.update(conversationId, id, { state: 'sent' })
    writeRecords.remove(operations.sendMessage.name, id)
    return
  }
  const isUnknown = writeRecords.get(operations.sendMessage.name, id).outcome === 'unknown'
  outbox.update(conversationId, id, { state: isUnknown ? 'unknown' : 'failed', error: result.error })
}

/**
 * The newest rows before a message is sent. A host may send without showing the thread: then its newest page
 * is read first.
 */
async function readNewestIds(
  { client, queryClient }: ExperienceKit,
  conversationId: string,
): Promise<readonly string[] | null> {
  try {
    const read = queryClient.ensureQueryData({ ...threadQuery(client, { id: conversationId }), retry: false })
    const { rows } = await Promise.race([
      read,
      new Promise<never>((_, reject) => setTimeout(reject, maxReadMs)),
    ])
    return rows.slice(0, maxKnownIds).map(({ id }) => id)
  } catch {
    // A thread that cannot be read, or not soon, does not keep a message from being sent.
    return null
  }
}

/** Whether the Service takes a message that is sent again once: by its key. */
export const isMessageReplayable = ({ client }: ExperienceKit): boolean =>
  client.assumptions.idempotentWrites.sendMessage

/**
 * Sends what waited for the network, or lost its answer to it, when the network is back: the same key makes that safe.
 * Without one the member decides about what may have arrived. An empty outbox stops listening: the manager is the
 * page's, and must not keep the kit in memory.
 */
function resendWhenOnline(kit: ExperienceKit): () => void {
  return onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    for (const conversationId of kit.outbox.conversations()) {
      for (const { id, state } of kit.outbox.list(conversationId)) {
        if (state === 'unknown' && isMessageReplayable(kit))
          kit.outbox.update(conversationId, id, { state: 'queued', error: null })
      }
      void sendQueue(kit, conversationId)
    }
  })
}
