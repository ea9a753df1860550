import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExperienceClient } from '../client/index.ts'
import { operations } from '../contract/index.ts'
import type { ReadOptions } from './ReadOptions.ts'
import { queryKey } from './queryKey.ts'
import { readRules } from './readRules.ts'
import {
  appendOlder,
  joinNewer,
  type MessagePage,
  reaches,
  startThread,
  type Thread,
  updateMessages,
} from './thread.ts'

interface ThreadInput {
  /** The conversation's id. */
  readonly id: string
}

/** A gap wider than this many pages is not filled: the thread starts anew from its newest page. */
const mostGapPages = 20

/** One conversation's messages, newest first. Reading it again reads the newest page only, and fills a gap until it meets what is known. */
export function threadQuery(client: ExperienceClient, { id }: ThreadInput): ReadOptions<Thread> {
  const key = queryKey(client.session, operations.messages, { params: { id } })
  return queryOptions({
    ...readRules,
    queryKey: key,
    // Joined by id in `thread.ts`, which also keeps what did not change.
    structuralSharing: false,
    queryFn: async ({ signal, client: queryClient }): Promise<Thread> => {
      const newest = await readPage(client, id, null, signal)
      const pages = [newest]
      for (;;) {
        // Read after each answer, so that older messages that came meanwhile are not lost.
        const known = queryClient.getQueryData<Thread>(key)
        if (!known || known.messages.length === 0) return startThread(newest)
        const last = pages.at(-1) ?? newest
        const newer = { messages: pages.flatMap(({ messages }) => messages), nextCursor: last.nextCursor }
        if (reaches(known, last)) return joinNewer(known, newer, Date.now())
        if (pages.length > mostGapPages) return startThread(newest)
        pages.push(await readPage(client, id, last.nextCursor, signal))
      }
    },
  })
}

/** Reads the next older page. Calls at the same time share one request. Rejects when it cannot be read. */
export async function fetchOlder(
  client: ExperienceClient,
  queryClient: QueryClient,
  { id }: ThreadInput,
): Promise<void> {
  const cursor = queryClient.getQueryData(threadQuery(client, { id }).queryKey)?.olderCursor ?? null
  if (cursor === null || client.session.status === 'ended') return
  const page = await fetchPage(client, queryClient, id, cursor)
  update(client, queryClient, id, (thread) => appendOlder(thread, cursor, page))
}

/** Reads the page of a message again, for fresh links to its attachments. */
export async function refetchMessage(
  client: ExperienceClient,
  queryClient: QueryClient,
  { id, messageId }: ThreadInput & { readonly messageId: string },
): Promise<void> {
  const thread = queryClient.getQueryData(threadQuery(client, { id }).queryKey)
  if (!thread || client.session.status === 'ended') return
  let page = await fetchPage(client, queryClient, id, thread.cursorOf[messageId] ?? null)
  // New messages may have pushed it off the page on which it was read.
  for (
    let pages = 1;
    pages <= mostGapPages &&
    page.nextCursor !== null &&
    !page.messages.some((message) => message.id === messageId);
    pages += 1
  ) {
    page = await fetchPage(client, queryClient, id, page.nextCursor)
  }
  update(client, queryClient, id, (current) => updateMessages(current, page.messages))
}

function fetchPage(
  client: ExperienceClient,
  queryClient: QueryClient,
  id: string,
  cursor: string | null,
): Promise<MessagePage> {
  return queryClient.fetchQuery({
    ...readRules,
    queryKey: queryKey(client.session, operations.messages, { params: { id }, cursor: cursor ?? 'newest' }),
    queryFn: ({ signal }) => readPage(client, id, cursor, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

function update(
  client: ExperienceClient,
  queryClient: QueryClient,
  id: string,
  change: (thread: Thread) => Thread,
): void {
  const { queryKey: key } = threadQuery(client, { id })
  const state = queryClient.getQueryState(key)
  if (client.session.status === 'ended' || !state?.data) return
  queryClient.setQueryData(key, change(state.data), { updatedAt: state.dataUpdatedAt })
}

async function readPage(
  client: ExperienceClient,
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<MessagePage> {
  const query =
    cursor === null ? { limit: newestPageSize(client) } : { limit: client.assumptions.paging.size, cursor }
  return (await client.call(operations.messages, { params: { id }, query }, { signal })).data
}

/** How many messages the newest page of a thread holds. It is read every few seconds, and shown before all others: it is short. */
const newestPageSize = ({ assumptions }: ExperienceClient): number => Math.min(30, assumptions.paging.size)
