import { parseTimestamp } from '../base/index.ts'
import type { ExperienceClient } from '../client/index.ts'
import { type Attachment, type Message, operations } from '../contract/index.ts'
import { continuity } from './continuity.ts'
import { isSameText, type List, type MergeRules } from './list.ts'
import { listQuery, type ListSource } from './listQuery.ts'
import type { ReadOptions } from './readQuery.ts'

/**
 * A conversation as one cache entry, newest first as the Service lists it. Only the newest page is read
 * again; older pages stay as they were read.
 */
export type Thread = List<Message>

export interface ThreadInput {
  /** The conversation's id. */
  readonly id: string
}

/** A link that lives at least this much longer is kept when a poll brings another one for the same file. */
const linkReserveMs = 2 * 60_000

/**
 * A thread has no hole. A Service that signs links gives other ones at every read: those that live long
 * enough are no change.
 */
export const threadRules: MergeRules<Message> = {
  continuity,
  isSame: (old, fresh) =>
    isSameText(old, fresh) ||
    (isSameText(withoutLinks(old), withoutLinks(fresh)) && old.attachments.every(livesOn)),
}

/** Where a thread is read from, and how its pages come together. */
export function threadSource({ id }: ThreadInput): ListSource<Message> {
  return {
    operation: operations.messages,
    params: { id },
    rules: threadRules,
    // It is read every few seconds, and shown before all others: it is short.
    firstPageSize: ({ assumptions }) => Math.min(30, assumptions.paging.size),
  }
}

/**
 * One conversation's messages, newest first. Reading it again reads the newest page only, and fills a gap
 * until it meets what is known.
 */
export function threadQuery(client: ExperienceClient, input: ThreadInput): ReadOptions<Thread> {
  return listQuery(client, threadSource(input))
}

function withoutLinks(message: Message) {
  return { ...message, attachments: message.attachments.map(({ name }) => name) }
}

function livesOn({ url, expiresAt }: Attachment): boolean {
  return url !== undefined && (parseTimestamp(expiresAt) ?? 0) - Date.now() > linkReserveMs
}
