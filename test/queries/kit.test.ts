import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { getExperienceKit, offerQuery, walletQuery } from '../../src/queries/index.ts'
import { createDrafts } from '../../src/queries/drafts.ts'
import { createOutbox } from '../../src/queries/outbox.ts'
import { createWriteGate } from '../../src/queries/writeGate.ts'
import { createMemberKit } from '../support/memberKit.ts'

const session = () => createMemberSession({ refresh: async () => ({ accessToken: 'made-up' }), server: true })

describe('the kit of a session', () => {
  it('is the same for every client of the session', () => {
    const one = session()
    const make = () => createExperienceClient({ baseUrl: 'https://service.test/', session: one })
    expect(getExperienceKit(make())).toBe(getExperienceKit(make()))
  })

  it('is another one for another session', () => {
    const make = () => createExperienceClient({ baseUrl: 'https://service.test', session: session() })
    expect(getExperienceKit(make())).not.toBe(getExperienceKit(make()))
  })

  it('refuses another base URL, saying what, why and how to fix', () => {
    const one = session()
    getExperienceKit(createExperienceClient({ baseUrl: 'https://service.test', session: one }))
    const other = createExperienceClient({ baseUrl: 'https://other.test', session: one })
    expect(() => getExperienceKit(other)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /already in use with another baseUrl .*One session belongs to one kit.*or make a new session/,
        ),
      }),
    )
  })

  it('refuses another QueryClient for the same session', () => {
    const client = createExperienceClient({ baseUrl: 'https://service.test', session: session() })
    const queryClient = new QueryClient()
    expect(getExperienceKit(client, { queryClient }).queryClient).toBe(queryClient)
    expect(getExperienceKit(client).queryClient).toBe(queryClient)
    expect(() => getExperienceKit(client, { queryClient: new QueryClient() })).toThrow(/another queryClient/)
  })

  it('forgets everything of the member when the session ends, and nothing of the host', async () => {
    const { kit } = createMemberKit()
    const { queryClient, client, drafts, outbox, writeRecords } = kit
    queryClient.setQueryData(['host'], 'theirs')
    await queryClient.fetchQuery(walletQuery(client))
    drafts.set('interest', 'o', { adults: 2 })
    outbox.add({
      id: '1',
      conversationId: 'c',
      message: 'made up',
      writtenAt: 0,
      state: 'queued',
      error: null,
      knownIds: null,
    })
    writeRecords.set({ ...writeRecords.get('createInterest', 'o'), outcome: 'done' })
    kit.session.end()
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['host']])
    expect(drafts.get('interest', 'o')).toBeUndefined()
    expect(outbox.list('c')).toEqual([])
    expect(writeRecords.get('createInterest', 'o').outcome).toBe('idle')
  })

  it('holds nothing by a timer when the session ends while reads are under way', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { kit } = createMemberKit({ client: { fetch: () => new Promise(() => {}) } })
    const { queryClient, client, session } = kit
    const reads = Promise.allSettled([
      queryClient.fetchQuery(walletQuery(client)),
      queryClient.fetchQuery(offerQuery(client, { id: 'o' })),
    ])
    await vi.advanceTimersByTimeAsync(10)
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    session.end()
    await reads
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps every key of a session under one prefix', async () => {
    const { kit } = createMemberKit()
    await kit.queryClient.fetchQuery(walletQuery(kit.client))
    expect(walletQuery(kit.client).queryKey).toEqual(['xp', kit.session.id, 'wallet', {}])
  })
})

describe('the write gate', () => {
  it('is open while nobody holds it, and each holder releases its own', () => {
    const gate = createWriteGate()
    let changes = 0
    gate.subscribe(() => (changes += 1))
    const [first, second] = [gate.close(), gate.close()]
    first()
    first()
    expect(gate.isOpen).toBe(false)
    second()
    expect([gate.isOpen, changes]).toEqual([true, 2])
  })
})

describe('drafts', () => {
  it('are kept by form and subject', () => {
    const drafts = createDrafts(() => false)
    drafts.set('interest', 'a', 1)
    drafts.set('interest', 'b', 2)
    drafts.remove('interest', 'a')
    expect([drafts.get('interest', 'a'), drafts.get('interest', 'b'), drafts.get('other', 'b')]).toEqual([
      undefined,
      2,
      undefined,
    ])
  })
})

describe('the outbox', () => {
  it('keeps the order of writing for each conversation, and two identical messages as two', () => {
    const outbox = createOutbox(() => false)
    const entry = (id: string, conversationId: string) => ({
      id,
      conversationId,
      message: 'same',
      writtenAt: 0,
      state: 'queued' as const,
      error: null,
      knownIds: null,
    })
    for (const [id, conversation] of [
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'a'],
    ] as const)
      outbox.add(entry(id, conversation))
    outbox.update('a', '1', { state: 'failed' })
    expect(outbox.list('a').map(({ id, state }) => [id, state])).toEqual([
      ['1', 'failed'],
      ['3', 'queued'],
    ])
    outbox.remove('a', '1')
    outbox.update('a', '1', { state: 'sent' })
    expect(outbox.list('a').map(({ id }) => id)).toEqual(['3'])
    expect(outbox.list('b')).toHaveLength(1)
  })
})
