import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '../../src/contract/index.ts'
import { matchOutbox } from '../../src/queries/conversationsHooks.ts'
import type { OutboxEntry } from '../../src/queries/index.ts'

const entry = (id: string, message: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  conversationId: 'c',
  message,
  writtenAt: 0,
  state: 'sent',
  error: null,
  knownIds: null,
  ...more,
})
const row = (id: string, body: string, type = 'MEMBER'): Message => ({
  id,
  type,
  authorID: 'm',
  body,
  createdAt: undefined,
  attachments: [],
})
const isOwn = ({ type }: Message) => type === 'MEMBER'
const match = (entries: OutboxEntry[], newestFirst: Message[], confirmed: string[] = []) =>
  Object.fromEntries(matchOutbox(entries, newestFirst, isOwn, new Set(confirmed)))

test('finds the row of a message, and none for another text or another author', () => {
  expect(match([entry('e', 'Yes')], [row('2', 'Yes'), row('1', 'No')])).toEqual({ e: '2' })
  expect(match([entry('e', 'Yes')], [row('2', 'Yes', 'CONCIERGE'), row('1', 'No')])).toEqual({})
})
test('finds a message that the Service took by its text, where no row is recognised as the member’s', () => {
  const mine = row('2', 'Yes', 'PARTICIPANT')
  expect(match([entry('e', 'Yes')], [mine, row('1', 'No', 'CONCIERGE')])).toEqual({ e: '2' })
  expect(match([entry('e', 'Yes')], [mine, row('1', 'No', 'MEMBER')])).toEqual({})
  // Whether this one arrived is not known: another may have written the same.
  expect(match([entry('e', 'Yes', { state: 'unknown' })], [mine])).toEqual({})
})
test('finds a message that the Service changed: a row of the member’s that no other entry could be', () => {
  const masked = row('6', 'My card is •••• 1111')
  const known = row('5', 'Which card?', 'CONCIERGE')
  const sent = entry('e', 'My card is 4111 1111 1111 1111', { knownIds: ['5'] })
  expect(match([sent], [masked, known])).toEqual({ e: '6' })
  // Whether it arrived is not known, or the row may be older, or another's, or it is another entry's.
  expect(match([{ ...sent, state: 'unknown' }], [masked, known])).toEqual({})
  expect(match([{ ...sent, knownIds: null }], [masked, known])).toEqual({})
  expect(match([sent], [known, masked])).toEqual({})
  expect(match([sent], [{ ...masked, type: 'CONCIERGE' }, known])).toEqual({})
  for (const state of ['sent', 'sending', 'queued', 'failed'] as const)
    expect(match([sent, { ...sent, id: 'f', message: 'Yes', state }], [row('6', 'Yes'), known])).toEqual(
      state === 'sent' ? { f: '6' } : {},
    )
  const next = { ...sent, id: 'f', message: 'Yes' }
  expect(match([sent, next], [row('7', 'Yes'), masked, known])).toEqual({ e: '6', f: '7' })
})
test('gives two identical messages two rows, in their order', () => {
  expect(match([entry('a', 'Yes'), entry('b', 'Yes')], [row('2', 'Yes'), row('1', 'Yes')])).toEqual({
    a: '1',
    b: '2',
  })
  expect(match([entry('a', 'Yes'), entry('b', 'Yes')], [row('1', 'Yes')])).toEqual({ a: '1' })
})
test('does not take a row that has confirmed another message', () => {
  expect(match([entry('b', 'Yes')], [row('1', 'Yes')], ['1'])).toEqual({})
})
test('does not take a row that was known, nor an older one that is read later', () => {
  const lost = entry('e', 'Thank you', { state: 'unknown', knownIds: ['5', '4'] })
  expect(match([lost], [row('5', 'Yes'), row('4', 'Thank you'), row('3', 'Thank you')])).toEqual({})
  expect(match([lost], [row('6', 'Thank you'), row('5', 'Yes'), row('4', 'Thank you')])).toEqual({ e: '6' })
  // Its newest known row was taken away meanwhile.
  expect(match([lost], [row('4', 'Thank you'), row('3', 'Thank you')])).toEqual({})
})
test('does not guess from an older text whether a message arrived that was sent before the thread was read', () => {
  const shown = [row('2', 'Is Friday fine?', 'CONCIERGE'), row('1', 'Yes')]
  expect(match([entry('e', 'Yes', { state: 'unknown', knownIds: null })], shown)).toEqual({})
  expect(match([entry('e', 'Yes', { state: 'unknown', knownIds: [] })], shown)).toEqual({ e: '1' })
  expect(match([entry('e', 'Yes', { knownIds: null })], shown)).toEqual({ e: '1' })
})
test('finds a message of the same second as one that was known, which the Service lists before it', () => {
  const at = (createdAt: string, of: Message) => ({ ...of, createdAt })
  const known = at('2026-11-28T10:00:00Z', row('2', 'Is Friday fine?', 'CONCIERGE'))
  const sent = entry('e', 'Yes', { knownIds: ['2'] })
  expect(match([sent], [known, at('2026-11-28T10:00:00Z', row('3', 'Yes'))])).toEqual({ e: '3' })
  expect(match([sent], [known, at('2026-11-28T09:59:59Z', row('1', 'Yes'))])).toEqual({})
  expect(match([sent], [{ ...known, createdAt: undefined }, row('1', 'Yes')])).toEqual({})
})
test.each(['queued', 'sending', 'failed'] as const)('leaves a message alone that is %s', (state) => {
  expect(match([entry('e', 'Yes', { state })], [row('1', 'Yes')])).toEqual({})
})
test('knows a text that the Service trimmed or wrote another way', () => {
  expect(match([entry('e', 'Café\nat nine')], [row('1', ' Cafe\u0301\r\nat nine ')])).toEqual({ e: '1' })
})
test.each([
  ['Tea & "scones" for <2>', 'Tea &amp; &quot;scones&quot; for &lt;2&gt;'],
  ["It's at 5 & 6", 'It&#39;s at 5 &#x26; 6'],
  ['We write it &amp; or &lt;', 'We write it &amp;amp; or &amp;lt;'],
  ['R&D; sales', 'R&amp;D; sales'],
])('knows a text that the Service gives back escaped for HTML: %s', (typed, given) => {
  expect(match([entry('e', typed)], [row('1', given)])).toEqual({ e: '1' })
  expect(match([entry('e', typed)], [row('1', `${given}!`)])).toEqual({})
})
test('takes a sign alone for no file without a text', () => {
  expect(match([entry('e', '&')], [row('1', '')])).toEqual({})
})
test('knows a text whose lines the Service ends as one did long ago, and takes a file without a text for none', () => {
  expect(
    match([entry('e', 'one\ntwo')], [{ ...row('2', ''), body: undefined }, row('1', 'one\rtwo')]),
  ).toEqual({ e: '1' })
})
test('never gives one row to two messages, and keeps the order of equal texts', () => {
  const text = fc.constantFrom('Yes', 'No', 'Thank you')
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(text, { maxLength: 8 }), (written, shown) => {
      const entries = written.map((message, index) => entry(`e${index}`, message))
      const thread = shown.map((body, index) => row(`r${index}`, body)).reverse()
      const matches = [...matchOutbox(entries, thread, isOwn, new Set())]
      expect(new Set(matches.map(([, id]) => id)).size).toBe(matches.length)
      for (const message of ['Yes', 'No', 'Thank you']) {
        const found = entries
          .filter((each) => each.message === message)
          .flatMap(({ id }) => matches.filter(([of]) => of === id).map(([, rowId]) => Number(rowId.slice(1))))
        expect(found).toEqual([...found].sort((one, other) => one - other))
        expect(found.length).toBe(
          Math.min(
            written.filter((each) => each === message).length,
            shown.filter((each) => each === message).length,
          ),
        )
      }
    }),
  )
})
