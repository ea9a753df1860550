import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '../../src/contract/index.ts'
import { reaches } from '../../src/queries/continuity.ts'
import { appendPage, mergeNewer, type Page, startList } from '../../src/queries/list.ts'
import { cursorOf } from '../../src/queries/listQuery.ts'
import { updateRows } from '../../src/queries/listRows.ts'
import { type Thread, threadRules } from '../../src/queries/messages.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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
const idsOf = (thread: Thread) => thread.rows.map(({ id }) => id).join(' ')
const first = (messages: readonly Message[], nextCursor: string | null): Page<Message> => ({
  cursor: null,
  rows: messages,
  nextCursor,
})
const threadOf = (messages: readonly Message[], nextCursor: string | null) =>
  startList([first(messages, nextCursor)])
const merge = (thread: Thread, ...pages: Page<Message>[]) => mergeNewer(thread, pages, threadRules)
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
    page: (limit: number, cursor: string | null = null): Page<Message> => {
      const start = cursor === null ? 0 : all.findIndex(({ id }) => Number(id) < Number(cursor))
      const messages = start < 0 ? [] : all.slice(start, start + limit)
      const isEnd = start < 0 || start + limit >= all.length
      // Fresh objects, as they come off the wire.
      return {
        cursor,
        rows: messages.map((message) => ({ ...message })),
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
  const pages = [service.page(limit)]
  if (known.rows.length === 0) return startList(pages)
  for (let last = pages[0]; last && !reaches(known, last); last = pages.at(-1))
    pages.push(service.page(limit, last.nextCursor))
  return merge(known, ...pages)
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
      let thread = startList([service.page(5)])
      for (const { do: action, count } of steps) {
        if (action === 'write') service.write(count)
        if (action === 'poll') thread = poll(thread, service, count)
        if (action === 'older' && thread.nextCursor !== null)
          thread = appendPage(thread, service.page(count, thread.nextCursor))
        // What is known is a stretch of the conversation without a hole.
        const ids = thread.rows.map(({ id }) => Number(id))
        expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) - index))
      }
      thread = poll(thread, service, 4)
      while (thread.nextCursor !== null) thread = appendPage(thread, service.page(7, thread.nextCursor))
      expect(thread.rows.map(({ id }) => id)).toEqual(service.all.map(({ id }) => id))
    }),
    { numRuns: 300 },
  )
})

describe('a poll', () => {
  const thread: Thread = { ...threadOf(rows(5, 4, 3, 2), '2'), pages: [{ cursor: 'x', ids: ['2'] }] }

  test('without news is the very same thread', () => {
    expect(merge(thread, first(rows(5, 4), '4'))).toBe(thread)
  })
  test('keeps each message that did not change as it is', () => {
    const next = merge(thread, first(rows(6, 5, 4), '4'))
    expect(idsOf(next)).toBe('6 5 4 3 2')
    expect(next.rows.slice(1)).toEqual(thread.rows)
    expect(next.rows[1]).toBe(thread.rows[0])
  })
  test('takes out what is gone from the page, and keeps the order of the rest', () => {
    expect(idsOf(merge(thread, first(rows(6, 5, 3), '3')))).toBe('6 5 3 2')
  })
  test('takes over a text that changed', () => {
    const next = merge(thread, first([row(5, { body: 'changed' }), row(4)], '4'))
    expect(next.rows[0]?.body).toBe('changed')
  })
  test('knows the beginning when the page is the whole conversation', () => {
    expect(merge(thread, first(rows(6, 5, 4, 3, 2), null)).nextCursor).toBeNull()
  })
  test('goes on behind the page when it ends beyond what was known', () => {
    expect(merge(thread, first(rows(5, 4, 3, 2, 1), '1')).nextCursor).toBe('1')
  })
  test('keeps links that live on, and takes new ones when the old are about to expire', () => {
    const long: Thread = threadOf([linked('1', 'https://a', 180_000)], null)
    expect(merge(long, first([linked('1', 'https://b', 600_000)], null))).toBe(long)
    const short: Thread = threadOf([linked('1', 'https://a', 90_000)], null)
    expect(merge(short, first([linked('1', 'https://b', 600_000)], null)).rows[0]?.attachments[0]?.url).toBe(
      'https://b',
    )
    const two = (first: string, second: string) => [
      row('1', {
        attachments: [...linked('1', first, 600_000).attachments, ...linked('1', second, 90_000).attachments],
      }),
    ]
    const mixed: Thread = threadOf(two('https://a', 'https://b'), null)
    expect(
      merge(mixed, first(two('https://c', 'https://d'), null)).rows[0]?.attachments.map(({ url }) => url),
    ).toEqual(['https://c', 'https://d'])
  })
  test('takes over a file that has another name, although its link lives on', () => {
    const named = (name: string) => [
      row('1', {
        attachments: [{ name, url: 'https://a', expiresAt: new Date(now + 600_000).toISOString() }],
      }),
    ]
    const next = merge(threadOf(named('menu.pdf'), null), first(named('Menu.pdf'), null))
    expect(next.rows[0]?.attachments[0]?.name).toBe('Menu.pdf')
  })
  test('learns that nothing older is left, although no message changed', () => {
    const known = threadOf(rows(5, 4), '4')
    expect(merge(known, first(rows(5, 4), null)).nextCursor).toBeNull()
  })
  test('of a whole conversation is all there is, whatever was known', () => {
    const page = first(rows(9, 8), null)
    expect(reaches(thread, page)).toBe(true)
    expect(idsOf(merge(thread, page))).toBe('9 8')
  })
})

describe('older messages', () => {
  const thread = threadOf(rows(5, 4), '4')

  test('are ignored when the thread no longer continues at their cursor', () => {
    expect(appendPage(thread, { cursor: '9', rows: rows(3), nextCursor: null })).toBe(thread)
  })
  test('remember the cursor of their page, for fresh links', () => {
    const longer = appendPage(thread, { cursor: '4', rows: rows(4, 3), nextCursor: '3' })
    expect(['5', '4', '3'].map((id) => cursorOf(longer, id))).toEqual([null, null, '4'])
  })
  test('stay, and are known by the cursor behind the newest page, when that page got shorter', () => {
    const shorter = merge(threadOf(rows(5, 4, 3), '3'), first(rows(6, 5), '5'))
    expect(idsOf(shorter)).toBe('6 5 4 3')
    expect([shorter.nextCursor, cursorOf(shorter, '3')]).toEqual(['3', '5'])
  })
  test.each(['4', '3'])('end where cursors go round in a circle to %s', (back) => {
    const second = appendPage(thread, { cursor: '4', rows: rows(3), nextCursor: '3' })
    expect(appendPage(second, { cursor: '3', rows: rows(2), nextCursor: back }).nextCursor).toBeNull()
  })
  test('come once, however often a page repeats them', () => {
    expect(idsOf(threadOf(rows(2, 2, 1), null))).toBe('2 1')
  })
})

test('messages that were read again stay in their place', () => {
  const thread = threadOf(rows(3, 2, 1), null)
  const next = updateRows(thread, [row(2, { body: 'fresh' }), row(9)])
  expect(next.rows.map(({ body }) => body)).toEqual(['text 3', 'fresh', 'text 1'])
})

test('a whole conversation that lost its oldest message loses it here', () => {
  const known = threadOf(rows(3, 2, 1), null)
  expect(idsOf(merge(known, first(rows(3, 2), null)))).toBe('3 2')
})
