import { describe, expect, it, vi } from 'vitest'
import { createWriteRecords, type WriteRecord } from '../../src/queries/writeRecords.ts'
import { getExperienceKit } from '../../src/queries/index.ts'
import { createOutbox, type OutboxEntry } from '../../src/queries/outbox.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemberKit } from '../support/memberKit.ts'

const entry = (id: string, conversationId = 'con'): OutboxEntry => ({
  id,
  conversationId,
  message: id,
  writtenAt: 0,
  state: 'queued',
  error: null,
  knownIds: null,
})
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id).join(' ')

describe('the outbox', () => {
  function made() {
    let isOver = false
    const outbox = createOutbox(() => isOver)
    const listener = vi.fn()
    const unsubscribe = outbox.subscribe(listener)
    return { outbox, listener, unsubscribe, end: () => void (isOver = true) }
  }

  it('keeps a queue for each conversation, and knows those that have one', () => {
    const { outbox, listener } = made()
    outbox.add(entry('a'))
    outbox.add(entry('b'))
    outbox.add(entry('c', 'other'))
    expect([ids(outbox.list('con')), ids(outbox.list('other'))]).toEqual(['a b', 'c'])
    outbox.remove('con', 'a')
    outbox.remove('con', 'b')
    expect(outbox.conversations()).toEqual(['other'])
    expect(listener).toHaveBeenCalledTimes(5)
  })

  it('changes one entry, and calls nobody for one that is gone', () => {
    const { outbox, listener } = made()
    outbox.add(entry('a'))
    outbox.add(entry('b'))
    outbox.update('con', 'b', { state: 'sending' })
    expect(outbox.list('con').map(({ state }) => state)).toEqual(['queued', 'sending'])
    listener.mockClear()
    outbox.update('con', 'gone', { state: 'sent' })
    outbox.update('nowhere', 'a', { state: 'sent' })
    expect(listener).not.toHaveBeenCalled()
  })

  it('removes what has appeared, and remembers which row it was', () => {
    const { outbox, listener } = made()
    outbox.add(entry('a'))
    outbox.add(entry('b'))
    expect(outbox.confirmedIds('con').size).toBe(0)
    outbox.confirm('con', new Map([['a', 'row-1']]))
    outbox.confirm('con', new Map([['gone', 'row-2']]))
    expect(ids(outbox.list('con'))).toBe('b')
    expect([...outbox.confirmedIds('con')]).toEqual(['row-1', 'row-2'])
    expect(outbox.confirmedIds('other').size).toBe(0)
    listener.mockClear()
    outbox.confirm('con', new Map())
    expect(listener).not.toHaveBeenCalled()
  })

  it('forgets all at the end, stores nothing after it, and calls nobody who unsubscribed', () => {
    const { outbox, listener, unsubscribe, end } = made()
    outbox.add(entry('a'))
    outbox.confirm('con', new Map([['b', 'row']]))
    outbox.clear()
    expect([outbox.conversations(), outbox.confirmedIds('con').size]).toEqual([[], 0])
    end()
    outbox.add(entry('late'))
    expect(outbox.list('con')).toEqual([])
    listener.mockClear()
    unsubscribe()
    outbox.clear()
    expect(listener).not.toHaveBeenCalled()
  })
})

it('writeRecords are listed by their operation, and tell nobody who left', () => {
  const writeRecords = createWriteRecords(() => false)
  const listener = vi.fn()
  const unsubscribe = writeRecords.subscribe(listener)
  const record = (operation: string): WriteRecord => ({
    ...writeRecords.get(operation, 's'),
    outcome: 'done',
  })
  writeRecords.set(record('sendMessage'))
  writeRecords.set(record('createInterest'))
  expect(writeRecords.list('sendMessage').map(({ operation }) => operation)).toEqual(['sendMessage'])
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  writeRecords.remove('sendMessage', 's')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(writeRecords.list('sendMessage')).toEqual([])
})

it('interests that were made are listed once each, the newest first', () => {
  const made = createMemberKit().kit.madeInterests
  const listener = vi.fn()
  const unsubscribe = made.subscribe(listener)
  for (const id of ['a', 'b', 'a']) made.add(id)
  expect(made.ids()).toEqual(['b', 'a'])
  unsubscribe()
  made.add('c')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('the write gate calls its listeners after each opening and closing', () => {
  const { writeGate } = createMemberKit().kit
  const listener = vi.fn()
  const unsubscribe = writeGate.subscribe(listener)
  const [first, second] = [writeGate.close(), writeGate.close()]
  expect([writeGate.isOpen, listener.mock.calls.length]).toEqual([false, 1])
  first()
  first()
  expect(writeGate.isOpen).toBe(false)
  second()
  expect([writeGate.isOpen, listener.mock.calls.length]).toEqual([true, 2])
  unsubscribe()
  writeGate.close()
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a kit is found again with its own QueryClient, and refused with another', () => {
  const { client, queryClient } = createMemberKit().kit
  expect(getExperienceKit(client, { queryClient }).queryClient).toBe(queryClient)
  expect(() => getExperienceKit(client, { queryClient: new QueryClient() })).toThrow(
    'this session is already in use with another queryClient (the first provider’s, now another).',
  )
})
