import { describe, expect, test, vi } from 'vitest'
import { attachmentKind } from '../../../src/components/chat/ChatAttachment.tsx'
import { findFirstUnread, isSameRow, toChatRows } from '../../../src/components/chat/chatRows.ts'
import { findLinks } from '../../../src/components/chat/findLinks.ts'
import type { Message } from '../../../src/contract/index.ts'
import type { OutboxEntry } from '../../../src/queries/index.ts'

const at = (day: number, minutes: number) => new Date(Date.UTC(2026, 0, day, 9, minutes)).toISOString()
const message = (id: string, type: string, createdAt: string | undefined): Message => ({
  id,
  type,
  authorID: type,
  body: id,
  createdAt,
  attachments: [],
})
const entry = (id: string, minutes: number): OutboxEntry => ({
  id,
  conversationId: 'c',
  message: id,
  writtenAt: Date.parse(at(3, minutes)),
  state: 'queued',
  error: null,
  knownIds: null,
})
const isOwn = ({ type }: Message) => type === 'MEMBER'
const dayOf = (timestamp: string | undefined) => timestamp?.slice(0, 10) ?? null
const rowsOf = (oldestFirst: Message[], entries: OutboxEntry[] = [], firstUnreadId: string | null = null) =>
  toChatRows({ messages: [...oldestFirst].reverse(), entries, isOwn, dayOf, firstUnreadId })

describe('rows', () => {
  test('run from the oldest message to what is being sent', () => {
    expect(
      rowsOf(
        [message('a', 'MEMBER', at(1, 0)), message('b', 'CONCIERGE', at(1, 1))],
        [entry('x', 0), entry('y', 1)],
      ).map(({ id }) => id),
    ).toEqual(['a', 'b', 'x', 'y'])
  })
  test('have a day where it begins, also after a message without a date', () => {
    const rows = rowsOf([
      message('a', 'MEMBER', at(1, 0)),
      message('b', 'MEMBER', undefined),
      message('c', 'MEMBER', at(1, 1)),
      message('d', 'MEMBER', at(2, 0)),
    ])
    expect(rows.map(({ facts }) => facts.day)).toEqual(['2026-01-01', null, null, '2026-01-02'])
  })
  test('are one run by one speaker, until a pause, another day or the mark of what is new', () => {
    const list = [
      message('a', 'CONCIERGE', at(1, 0)),
      message('b', 'CONCIERGE', at(1, 9)),
      message('c', 'CONCIERGE', at(1, 30)),
      message('d', 'CONCIERGE', at(1, 31)),
      message('e', 'MEMBER', at(1, 32)),
    ]
    expect(
      rowsOf(list, [], 'd').map(
        ({ facts: { startsGroup, endsGroup } }) => `${startsGroup ? '[' : ''}${endsGroup ? ']' : ''}`,
      ),
    ).toEqual(['[', ']', '[]', '[]', '[]'])
  })
  test('of what is on its way stand alone, each with its state', () => {
    expect(
      rowsOf([], [entry('x', 0), entry('y', 0)]).every(({ facts }) => facts.startsGroup && facts.endsGroup),
    ).toBe(true)
  })
  test('find the days of those that are read, and of the one before them, alone', () => {
    const days = vi.fn(dayOf)
    const messages = Array.from({ length: 1_000 }, (_, index) => message(String(index), 'MEMBER', at(1, 0)))
    const rows = toChatRows({ messages, entries: [], isOwn, dayOf: days, firstUnreadId: null })
    expect(days).not.toHaveBeenCalled()
    expect(rows.slice(-60).map(({ facts }) => facts.day)).not.toContain('2026-01-01')
    expect(days).toHaveBeenCalledTimes(61)
  })
  test('are the same when nothing of them changed', () => {
    const list = [message('a', 'CONCIERGE', at(1, 0))]
    const [one] = rowsOf(list)
    const [other] = rowsOf([...list, message('b', 'MEMBER', at(1, 1))])
    expect(one && other && isSameRow(one, other)).toBe(true)
  })
})

describe('the first that is new', () => {
  const newestFirst = [
    message('d', 'CONCIERGE', at(1, 3)),
    message('c', 'CONCIERGE', at(1, 2)),
    message('b', 'MEMBER', at(1, 1)),
    message('a', 'CONCIERGE', at(1, 0)),
  ]
  test.each([
    [at(1, 1), false, 'c'],
    [at(1, 0), false, 'c'],
    [at(1, 3), false, null],
    [at(0, 0), false, 'a'],
    [at(0, 0), true, null],
    [null, false, null],
    ['nonsense', false, null],
  ])('seen at %s, with older ones %s: %s', (seenAt, hasOlder, id) => {
    expect(findFirstUnread(newestFirst, isOwn, seenAt, hasOlder)).toBe(id)
  })
})

test('links are found with their full stops and brackets left out', () => {
  expect(
    findLinks('(see https://example.com/a_(b)), or HTTP://EXAMPLE.COM.').flatMap(({ href }) =>
      href ? [href] : [],
    ),
  ).toEqual(['https://example.com/a_(b)', 'http://example.com/'])
  for (const text of [
    'javascript://example.com/%0aalert(1)',
    'ftp://example.com',
    'mailto:a@example.com',
    'example.com',
  ])
    expect(findLinks(text)).toEqual([{ text, href: null }])
})

test.each([
  ['a.PDF', 'document'],
  ['a.heic', 'picture'],
  ['a.tar.gz', 'archive'],
  ['a.ics', 'calendar'],
  ['pdf', 'other'],
  [undefined, 'other'],
])('guesses that %s is a %s', (name, kind) => {
  expect(attachmentKind(name)).toBe(kind)
})
