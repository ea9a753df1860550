import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { type ExperienceKit, getExperienceKit, offerQuery, walletQuery } from '../../src/queries/index.ts'
import type { KitStores } from '../../src/queries/kit.ts'
import type { OutboxEntry } from '../../src/queries/outbox.ts'
import { redemptionMemoryOf } from '../../src/queries/redemptionMemory.ts'
import { createMemberKit } from '../support/memberKit.ts'

const session = () => createMemberSession({ refresh: async () => ({ accessToken: 'made-up' }), server: true })

const outboxEntry = (id: string, conversationId: string): OutboxEntry => ({
  id,
  conversationId,
  message: 'same',
  writtenAt: 0,
  state: 'queued',
  error: null,
  knownIds: null,
})

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

  it('says that a QueryClient is of another copy, and works with it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const open = (queryClient: QueryClient) =>
      getExperienceKit(createExperienceClient({ baseUrl: 'https://service.test', session: session() }), {
        queryClient,
      })
    open(new QueryClient())
    expect(log).not.toHaveBeenCalled()
    // Nothing of it is asked before something is read.
    open({} as QueryClient)
    expect(log.mock.calls).toEqual([[expect.stringContaining('queryClient is of another copy')]])
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

  it('removes its reads when the session ends, and nothing of the host', async () => {
    const { kit } = createMemberKit()
    const { queryClient, client } = kit
    queryClient.setQueryData(['host'], 'theirs')
    await queryClient.fetchQuery(walletQuery(client))
    kit.session.end()
    const keys = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
    expect(keys).toEqual([['host']])
  })

  it('leaves no timer when the session ends while reads are under way', async () => {
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

/** For each store: how something of a member comes into it, and what is in it. A new field has no row here, and fails. */
const stores: Record<
  keyof KitStores,
  { readonly fill: (kit: ExperienceKit) => void; readonly content: (kit: ExperienceKit) => unknown }
> = {
  writeRecords: {
    fill: ({ writeRecords }) => {
      writeRecords.set({ ...writeRecords.get('createInterest', 'o'), outcome: 'done' })
      void writeRecords.run('createInterest', 'o', () => new Promise(() => {}))
    },
    content: ({ writeRecords }) => [
      ...writeRecords.list('createInterest'),
      ...[writeRecords.pending('createInterest', 'o')].filter((write) => write !== undefined),
    ],
  },
  outbox: {
    fill: ({ outbox }) => {
      outbox.add(outboxEntry('1', 'c'))
      outbox.add(outboxEntry('2', 'c'))
      outbox.confirm('c', new Map([['1', 'row']]))
    },
    content: ({ outbox }) => [...outbox.conversations(), ...outbox.list('c'), ...outbox.confirmedIds('c')],
  },
  drafts: {
    fill: ({ drafts }) => drafts.set('interest', 'o', { adults: 2 }),
    content: ({ drafts }) => [drafts.get('interest', 'o')].filter(Boolean),
  },
  readReceipts: {
    fill: ({ readReceipts }) => readReceipts.set('thread', 'c', '2026-11-21'),
    content: ({ readReceipts }) => [readReceipts.get('thread', 'c')].filter(Boolean),
  },
  madeInterests: {
    fill: ({ madeInterests }) => madeInterests.add('i'),
    content: ({ madeInterests }) => madeInterests.ids(),
  },
  redemptionMemory: {
    fill: (kit) => {
      redemptionMemoryOf(kit)
      kit.writeRecords.set({ ...kit.writeRecords.get('createRedemption', 'o'), outcome: 'unknown' })
    },
    // A mark stays, so that signing in again reads the list before it spends.
    content: () =>
      Object.values({ ...sessionStorage }).filter((text) => String(text).includes('"until":null')),
  },
  writeGate: {
    fill: ({ writeGate }) => void writeGate.close(),
    content: ({ writeGate }) => (writeGate.isOpen ? [] : ['a closer']),
  },
}
const notStores = ['client', 'queryClient', 'session']

describe('the stores of the kit', () => {
  beforeEach(() => {
    const stored: Record<string, string> = {}
    vi.stubGlobal(
      'sessionStorage',
      Object.defineProperties(stored, {
        getItem: { value: (key: string) => stored[key] ?? null },
        setItem: { value: (key: string, value: string) => void (stored[key] = value) },
        removeItem: { value: (key: string) => void delete stored[key] },
      }),
    )
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('are all of its fields but the session, its client and the cache', () => {
    const fields = Object.keys(createMemberKit().kit).filter((field) => !notStores.includes(field))
    expect(fields.toSorted()).toEqual(Object.keys(stores).toSorted())
  })

  it.each(Object.entries(stores))('%s is empty after the end of the session', (_, { fill, content }) => {
    const { kit } = createMemberKit()
    expect(content(kit)).toEqual([])
    fill(kit)
    expect(content(kit)).not.toEqual([])
    kit.session.end()
    expect(content(kit)).toEqual([])
  })

  it('the receipts of what was seen are apart by kind and by subject', () => {
    const { readReceipts } = createMemberKit().kit
    readReceipts.set('thread', 'a', '1')
    readReceipts.set('thread', 'b', '2')
    readReceipts.set('redemption', 'a', '3')
    expect(readReceipts.get('thread', 'a')).toBe('1')
    expect(readReceipts.get('redemption', 'b')).toBeUndefined()
  })

  it.each(['writeRecords', 'drafts', 'readReceipts', 'madeInterests', 'redemptionMemory'] as const)(
    '%s stores nothing that comes after the end',
    (name) => {
      const { kit } = createMemberKit()
      kit.session.end()
      if (name === 'writeRecords')
        kit.writeRecords.set({ ...kit.writeRecords.get('a', 'b'), outcome: 'done' })
      else stores[name].fill(kit)
      expect(kit.writeRecords.list('a')).toEqual([])
      expect(name === 'writeRecords' ? [] : stores[name].content(kit)).toEqual([])
    },
  )

  it('stop listening to the network when the session ends with a message on its way', () => {
    const { kit } = createMemberKit()
    const stop = vi.fn()
    kit.outbox.add(outboxEntry('1', 'c'))
    kit.outbox.whileFilled(() => stop)
    kit.outbox.whileFilled(() => vi.fn())
    expect(stop).not.toHaveBeenCalled()
    kit.session.end()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})

describe('what is unsent', () => {
  it('is every draft, and it is told when there is one and when there is none', () => {
    const { drafts } = createMemberKit().kit
    const heard: boolean[] = []
    drafts.subscribe(() => heard.push(drafts.isEmpty()))
    drafts.set('interest', 'a', 1)
    drafts.set('interest', 'b', 2)
    drafts.remove('interest', 'a')
    drafts.remove('interest', 'b')
    drafts.set('interest', 'c', 3)
    drafts.clear()
    expect(heard).toEqual([false, false, false, true, false, true])
  })

  it('is every message that the Service has not confirmed, in whichever conversation', () => {
    const { outbox } = createMemberKit().kit
    expect(outbox.isSent()).toBe(true)
    outbox.add(outboxEntry('1', 'a'))
    outbox.add(outboxEntry('2', 'b'))
    expect(outbox.isSent()).toBe(false)
    outbox.update('a', '1', { state: 'sent' })
    expect(outbox.isSent()).toBe(false)
    outbox.update('b', '2', { state: 'failed' })
    expect(outbox.isSent()).toBe(false)
    outbox.update('b', '2', { state: 'sent' })
    expect(outbox.isSent()).toBe(true)
  })
})

describe('drafts', () => {
  it('are kept by form and subject', () => {
    const { drafts } = createMemberKit().kit
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
