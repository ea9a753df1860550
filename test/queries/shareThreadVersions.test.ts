// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { shareThread } from '../../src/queries/shareThread.ts'
import { createMemberKit } from '../support/memberKit.ts'
import { Channel } from './Channel.ts'

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel)
  Channel.said = []
})
afterEach(() => {
  for (const channel of Channel.open) channel.close()
  vi.unstubAllGlobals()
})

interface Row {
  readonly id: string
  readonly body?: string
  readonly attachments?: readonly { readonly name: string; readonly url?: string }[]
}

const a: Row = { id: 'a', body: 'Good evening.' }
const b: Row = { id: 'b', body: 'Your table is booked.' }
const c: Row = { id: 'c', body: 'Until tomorrow.' }
const withFile = (name: string, url: string): Row => ({ ...a, attachments: [{ name, url }] })

/** A tab that shows a conversation, and reads it when the test says so. */
function openTab({ id = 'con', baseUrl = 'https://service.example', pageSize = 100 } = {}) {
  const { kit } = createMemberKit({ client: { baseUrl, assumptions: { paging: { size: pageSize } } } })
  const { queryClient, session } = kit
  const queryKey = ['xp', session.id, 'messages', { params: { id } }]
  const leave = shareThread(kit, queryKey)
  const fetch = (key: readonly unknown[], queryFn: () => unknown) =>
    queryClient.fetchQuery({ queryKey: key, queryFn, staleTime: 0, retry: false })
  const threadOf = (rows: readonly Row[]) => ({
    rows: rows.map((row) => ({ attachments: [], ...row })),
  })
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  return {
    kit,
    queryKey,
    fetch,
    leave,
    read: (...rows: readonly Row[]) => fetch(queryKey, () => threadOf(rows)),
    fail: () => fetch(queryKey, () => Promise.reject(new Error('made up'))).catch(() => {}),
    hang: () => void fetch(queryKey, () => new Promise(() => {})),
    /** Another tab's word has caused it to read again. */
    mustRead: () => invalidate.mock.calls.length > 0,
    /** How often it counts as read, by itself or by another tab's word. */
    readings: () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0,
  }
}
const said = () => Channel.said.length

describe('a tab that has read a conversation', () => {
  it('says so each time, also when it is what it was', async () => {
    const tab = openTab()
    await tab.read(a)
    await tab.read(a)
    await tab.read(b, a)
    const [first, second, third] = Channel.said
    expect(said()).toBe(3)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each([
    ['another text', [a], [{ ...a, body: 'Good morning.' }], false],
    ['a row in the place of another', [b, a], [c, b], false],
    ['another file', [withFile('menu', '/1')], [withFile('wine', '/1')], false],
    ['another link to the same file', [withFile('menu', '/1')], [withFile('menu', '/2')], true],
  ] as const)('says of %s whether it is the same', async (_what, before, after, isSame) => {
    const tab = openTab()
    await tab.read(...before)
    await tab.read(...after)
    expect(Channel.said[0] === Channel.said[1]).toBe(isSame)
  })

  it.each([
    [2, [b, a], [b, a, c], true],
    [2, [b, a], [c, b, a], false],
    [100, many(30), many(40), true],
    [100, many(29), many(30), false],
  ])('compares the newest page alone (of %i)', async (pageSize, one, other, isSame) => {
    await openTab({ pageSize }).read(...one)
    await openTab({ pageSize, id: 'another' }).read(...other)
    expect(Channel.said[0] === Channel.said[1]).toBe(isSame)
  })

  it('says nothing of a read that failed, of other reads, and of what it wrote there itself', async () => {
    const tab = openTab()
    await tab.read(a)
    await tab.fail()
    await tab.fetch(['xp', tab.kit.session.id, 'wallet', {}], () => ({ balance: 7 }))
    tab.kit.queryClient.setQueryData(tab.queryKey, { rows: [] })
    expect(said()).toBe(1)
  })
})

function many(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: String(index) }))
}

describe('a tab that hears of another', () => {
  it('reads again where that knows another version, and this read alone', async () => {
    const [one, other] = [openTab(), openTab()]
    const wallet = ['xp', other.kit.session.id, 'wallet', {}]
    await other.fetch(wallet, () => ({ balance: 7 }))
    await other.read(a)
    await one.read(b, a)
    expect(other.mustRead()).toBe(true)
    expect(other.kit.queryClient.getQueryState(wallet)?.isInvalidated).toBe(false)
  })

  it('counts as having read where that knows the same, but not while it is reading', async () => {
    const [one, other] = [openTab(), openTab()]
    await other.read(a)
    await one.read(a)
    expect([other.mustRead(), other.readings()]).toEqual([false, 2])
    other.hang()
    await one.read(a)
    expect(other.readings()).toBe(2)
  })

  it('does not tell back what it was told to read, and tells again what it reads by itself', async () => {
    const [one, other] = [openTab(), openTab()]
    await other.read(a)
    await one.read(b, a)
    const before = said()
    await other.read(b, a)
    expect(said()).toBe(before)
    await other.read(b, a)
    expect(said()).toBe(before + 1)
  })

  it('tells what it reads by itself after it failed to read what it was told', async () => {
    const [one, other] = [openTab(), openTab()]
    await other.read(a)
    await one.read(b, a)
    await other.fail()
    const before = said()
    await other.read(b, a)
    expect(said()).toBe(before + 1)
  })

  it('does nothing where it has not read, or could not read, the conversation', async () => {
    const [one, unread, failed, refused] = [openTab(), openTab(), openTab(), openTab()]
    await refused.fail()
    await failed.read(a)
    await failed.fail()
    const before = failed.readings()
    await one.read(a)
    await one.read(b, a)
    expect([unread.mustRead(), refused.mustRead(), failed.mustRead()]).toEqual([false, false, false])
    expect(failed.readings()).toBe(before)
  })

  it.each([
    ['of another conversation', { id: 'another' }],
    ['of another Service', { baseUrl: 'https://other.example' }],
  ])('hears nothing %s', async (_which, options) => {
    const [one, other] = [openTab(), openTab(options)]
    await other.read(a)
    await one.read(b, a)
    expect(other.mustRead()).toBe(false)
  })
})

describe('the channel', () => {
  it('stays while tokens change, and goes with the session', async () => {
    const { kit } = openTab()
    await kit.client.call(operations.wallet)
    expect(Channel.open.size).toBe(1)
    kit.session.end()
    expect(Channel.open.size).toBe(0)
  })

  it('is not opened for a session that has ended', () => {
    const { kit, queryKey, leave } = openTab()
    kit.session.end()
    const leaveEnded = shareThread(kit, queryKey)
    expect(Channel.open.size).toBe(0)
    leaveEnded()
    leave()
  })

  it('says nothing once it was left', async () => {
    const { leave, read } = openTab()
    leave()
    await read(a)
    expect(said()).toBe(0)
  })
})
