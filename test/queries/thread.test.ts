import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message } from '../../src/contract/index.ts'
import {
  appendOlder,
  joinNewer,
  reaches,
  startThread,
  type Thread,
  updateMessages,
} from '../../src/queries/thread.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const row = (id: number | string, more: Partial<Message> = {}): Message => ({
  id: String(id),
  type: 'CONCIERGE',
  authorID: 'c',
  body: `text ${id}`,
  createdAt: undefined,
  attachments: [],
  ...more,
})
const rows = (...ids: number[]) => ids.map((id) => row(id))
const idsOf = (thread: Thread) => thread.messages.map(({ id }) => id).join(' ')
const linked = (id: string, url: string, lifeMs: number) =>
  row(id, { attachments: [{ name: 'menu.pdf', url, expiresAt: new Date(now + lifeMs).toISOString() }] })

/** The Service: a conversation, newest first, whose cursors name the last row given. */
function createService() {
  const all: Message[] = []
  let next = 1
  return {
    write: (count: number) => {
      for (let each = 0; each < count; each += 1) all.unshift(row(next++))
    },
    remove: (index: number) => void all.splice(index, 1),
    page: (limit: number, cursor: string | null = null) => {
      const start = cursor === null ? 0 : all.findIndex(({ id }) => Number(id) < Number(cursor))
      const messages = start < 0 ? [] : all.slice(start, start + limit)
      const isEnd = start < 0 || start + limit >= all.length
      // Fresh objects, as they come off the wire.
      return {
        messages: messages.map((message) => ({ ...message })),
        nextCursor: isEnd ? null : (messages.at(-1)?.id ?? null),
      }
    },
    get all() {
      return all
    },
  }
}

/** What `threadQuery` does at each poll, without the network. */
function poll(known: Thread, service: ReturnType<typeof createService>, limit: number): Thread {
  if (known.messages.length === 0) return startThread(service.page(limit))
  let page = service.page(limit)
  const messages = [...page.messages]
  while (!reaches(known, page)) {
    page = service.page(limit, page.nextCursor)
    messages.push(...page.messages)
  }
  return joinNewer(known, { messages, nextCursor: page.nextCursor }, now)
}

test('never loses, repeats or reorders a message, whatever is written and read in whatever order', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('write' as const), count: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ do: fc.constant('poll' as const), count: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ do: fc.constant('older' as const), count: fc.integer({ min: 1, max: 9 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 30 }), (steps, before) => {
      const service = createService()
      service.write(before)
      let thread = startThread(service.page(5))
      for (const { do: action, count } of steps) {
        if (action === 'write') service.write(count)
        if (action === 'poll') thread = poll(thread, service, count)
        if (action === 'older' && thread.olderCursor !== null)
          thread = appendOlder(thread, thread.olderCursor, service.page(count, thread.olderCursor))
        // What is known is a stretch of the conversation without a hole.
        const ids = thread.messages.map(({ id }) => Number(id))
        expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) - index))
      }
      thread = poll(thread, service, 4)
      while (thread.olderCursor !== null)
        thread = appendOlder(thread, thread.olderCursor, service.page(7, thread.olderCursor))
      expect(thread.messages.map(({ id }) => id)).toEqual(service.all.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

describe('a poll', () => {
  const thread: Thread = { messages: rows(5, 4, 3, 2), olderCursor: '2', cursorOf: { 2: 'x' } }

  test('without news is the very same thread', () => {
    expect(joinNewer(thread, { messages: rows(5, 4), nextCursor: '4' }, now)).toBe(thread)
  })
  test('keeps each message that did not change as it is', () => {
    const next = joinNewer(thread, { messages: rows(6, 5, 4), nextCursor: '4' }, now)
    expect(idsOf(next)).toBe('6 5 4 3 2')
    expect(next.messages.slice(1)).toEqual(thread.messages)
    expect(next.messages[1]).toBe(thread.messages[0])
  })
  test('takes out what is gone from the page, and keeps the order of the rest', () => {
    expect(idsOf(joinNewer(thread, { messages: rows(6, 5, 3), nextCursor: '3' }, now))).toBe('6 5 3 2')
  })
  test('takes over a text that changed', () => {
    const next = joinNewer(thread, { messages: [row(5, { body: 'changed' }), row(4)], nextCursor: '4' }, now)
    expect(next.messages[0]?.body).toBe('changed')
  })
  test('knows the beginning when the page is the whole conversation', () => {
    expect(joinNewer(thread, { messages: rows(6, 5, 4, 3, 2), nextCursor: null }, now).olderCursor).toBeNull()
  })
  test('goes on behind the page when it ends beyond what was known', () => {
    expect(joinNewer(thread, { messages: rows(5, 4, 3, 2, 1), nextCursor: '1' }, now).olderCursor).toBe('1')
  })
  test('keeps links that live on, and takes new ones when the old are about to expire', () => {
    const long: Thread = { messages: [linked('1', 'https://a', 180_000)], olderCursor: null, cursorOf: {} }
    expect(joinNewer(long, { messages: [linked('1', 'https://b', 600_000)], nextCursor: null }, now)).toBe(
      long,
    )
    const short: Thread = { messages: [linked('1', 'https://a', 90_000)], olderCursor: null, cursorOf: {} }
    expect(
      joinNewer(short, { messages: [linked('1', 'https://b', 600_000)], nextCursor: null }, now).messages[0]
        ?.attachments[0]?.url,
    ).toBe('https://b')
    const two = (first: string, second: string) => [
      row('1', {
        attachments: [...linked('1', first, 600_000).attachments, ...linked('1', second, 90_000).attachments],
      }),
    ]
    const mixed: Thread = { messages: two('https://a', 'https://b'), olderCursor: null, cursorOf: {} }
    expect(
      joinNewer(
        mixed,
        { messages: two('https://c', 'https://d'), nextCursor: null },
        now,
      ).messages[0]?.attachments.map(({ url }) => url),
    ).toEqual(['https://c', 'https://d'])
  })
  test('takes over a file that has another name, although its link lives on', () => {
    const named = (name: string) => [
      row('1', {
        attachments: [{ name, url: 'https://a', expiresAt: new Date(now + 600_000).toISOString() }],
      }),
    ]
    const next = joinNewer(
      { messages: named('menu.pdf'), olderCursor: null, cursorOf: {} },
      { messages: named('Menu.pdf'), nextCursor: null },
      now,
    )
    expect(next.messages[0]?.attachments[0]?.name).toBe('Menu.pdf')
  })
  test('learns that nothing older is left, although no message changed', () => {
    const known = startThread({ messages: rows(5, 4), nextCursor: '4' })
    expect(joinNewer(known, { messages: rows(5, 4), nextCursor: null }, now).olderCursor).toBeNull()
  })
  test('of a whole conversation is all there is, whatever was known', () => {
    const page = { messages: rows(9, 8), nextCursor: null }
    expect(reaches(thread, page)).toBe(true)
    expect(idsOf(joinNewer(thread, page, now))).toBe('9 8')
  })
})

describe('older messages', () => {
  const thread = startThread({ messages: rows(5, 4), nextCursor: '4' })

  test('are left alone when the thread no longer goes on at their cursor', () => {
    expect(appendOlder(thread, '9', { messages: rows(3), nextCursor: null })).toBe(thread)
  })
  test('remember the cursor of their page, for fresh links', () => {
    expect(appendOlder(thread, '4', { messages: rows(4, 3), nextCursor: '3' }).cursorOf).toEqual({ 3: '4' })
  })
  test.each(['4', '3'])('end where cursors go round in a circle to %s', (back) => {
    const second = appendOlder(thread, '4', { messages: rows(3), nextCursor: '3' })
    expect(appendOlder(second, '3', { messages: rows(2), nextCursor: back }).olderCursor).toBeNull()
  })
  test('come once, however often a page repeats them', () => {
    expect(idsOf(startThread({ messages: rows(2, 2, 1), nextCursor: null }))).toBe('2 1')
  })
})

test('messages read anew stay where they stand', () => {
  const thread = startThread({ messages: rows(3, 2, 1), nextCursor: null })
  const next = updateMessages(thread, [row(2, { body: 'fresh' }), row(9)])
  expect(next.messages.map(({ body }) => body)).toEqual(['text 3', 'fresh', 'text 1'])
})

test('a whole conversation that lost its oldest message loses it here', () => {
  const known = startThread({ messages: rows(3, 2, 1), nextCursor: null })
  expect(idsOf(joinNewer(known, { messages: rows(3, 2), nextCursor: null }, now))).toBe('3 2')
})
