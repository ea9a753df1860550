// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as queries from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { catchUncaught } from '../support/catchUncaught.ts'
import { createMemberKit } from '../support/memberKit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** A transport that a test speaks through. */
function createTransport() {
  const open: { topic: queries.LiveTopic; told: queries.LiveHandlers }[] = []
  const transport: queries.LiveTransport = (topic, told) => {
    const subscription = { topic, told }
    open.push(subscription)
    return () => void open.splice(open.indexOf(subscription), 1)
  }
  const tell = (act: (told: queries.LiveHandlers) => void) => open.forEach(({ told }) => act(told))
  return {
    transport,
    topics: () => open.map(({ topic }) => topic),
    /** Those who listen now, to be spoken to when they have gone. */
    listeners: () => open.map(({ told }) => told),
    news: () => tell(({ onNews }) => onNews()),
    set: (isLive: boolean) => tell(({ onState }) => onState(isLive)),
  }
}

/** A conversation with a transport, open in a component and read once. */
async function openThread() {
  const host = createMemberKit({
    member: sandboxMembers.withHistory,
    client: { assumptions: { messagePolling: { activeMs: 4_000, idleMs: 4_000 } } },
  })
  const id = host.sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  const live = createTransport()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={host.kit}>
      <queries.LiveContext.Provider value={live.transport}>{children}</queries.LiveContext.Provider>
    </queries.KitContext.Provider>
  )
  const { unmount } = renderHook(() => queries.useThread(id), { wrapper })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await vi.dynamicImportSettled()
  await pass(100)
  return { ...host, ...live, id, pass, asked: () => host.requests('messages').length, unmount }
}

it('a conversation is not polled while its transport is live, but for one read of what came before', async () => {
  const { asked, pass, set, topics, id, unmount } = await openThread()
  expect(topics()).toEqual([{ type: 'conversation', id }])
  expect(asked()).toBe(1)
  act(() => set(true))
  await pass(1_900)
  expect(asked()).toBe(1)
  await pass(200)
  expect(asked()).toBe(2)
  await pass(300_000)
  // A transport may say so at each sign of life.
  act(() => set(true))
  await pass(300_000)
  expect(asked()).toBe(2)
  unmount()
  expect(topics()).toEqual([])
})

it('news is read at once, and what comes meanwhile by one read more', async () => {
  const { asked, pass, set, news, unmount } = await openThread()
  act(() => set(true))
  await pass(10_000)
  const before = asked()
  act(() => {
    news()
    news()
    news()
  })
  await pass(1_000)
  expect(asked()).toBe(before + 2)
  unmount()
})

it('it is read by chance within the time of a poll, and polled again, once the transport is not live; news still counts', async () => {
  const { asked, pass, set, news, unmount } = await openThread()
  act(() => set(true))
  await pass(10_000)
  act(() => set(false))
  const before = asked()
  await pass(1_900)
  expect(asked()).toBe(before)
  await pass(200)
  expect(asked()).toBe(before + 1)
  await pass(8_000)
  expect(asked()).toBe(before + 3)
  act(() => news())
  await pass(100)
  expect(asked()).toBe(before + 4)
  unmount()
})

it('a transport that never says that it is live takes no poll away', async () => {
  const { asked, pass, unmount } = await openThread()
  await pass(12_100)
  expect(asked()).toBe(4)
  unmount()
})

it('a read that news has caused and that fails is followed by polls until one succeeds', async () => {
  const { asked, pass, set, news, sandbox, unmount } = await openThread()
  act(() => set(true))
  await pass(10_000)
  const before = asked()
  sandbox.control.scenario({ failures: [{ kind: 500, operation: 'messages', times: 1 }] })
  act(() => news())
  await pass(100)
  expect(asked()).toBe(before + 1)
  await pass(30_000)
  expect(asked()).toBe(before + 2)
  unmount()
})

it('behind another tab nothing is listened to, and what came meanwhile is read when it is seen again', async () => {
  const { asked, pass, set, topics, listeners, unmount } = await openThread()
  act(() => set(true))
  await pass(10_000)
  const gone = listeners()
  act(() => focusManager.setFocused(false))
  expect(topics()).toEqual([])
  const before = asked()
  act(() => {
    for (const told of gone) {
      told.onNews()
      told.onState(true)
    }
  })
  await pass(60_000)
  expect(asked()).toBe(before)
  act(() => focusManager.setFocused(true))
  await pass(100)
  expect(topics()).toHaveLength(1)
  act(() => set(true))
  await pass(10_000)
  expect(asked()).toBeGreaterThan(before)
  unmount()
})

it('the end of the session ends it', async () => {
  const { topics, kit, unmount } = await openThread()
  act(() => kit.session.end())
  expect(topics()).toEqual([])
  unmount()
})

it('a redemption is followed as long as it is open', async () => {
  const { kit, sandbox } = createMemberKit({ member: sandboxMembers.withHistory })
  const { rows } = await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))
  const id = rows.find(({ status }) => status === 'OPEN')?.id ?? ''
  const { transport, topics, news } = createTransport()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={kit}>
      <queries.LiveContext.Provider value={transport}>{children}</queries.LiveContext.Provider>
    </queries.KitContext.Provider>
  )
  const { result, unmount } = renderHook(() => queries.useRedemption(id, { isFollowed: true }), { wrapper })
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(topics()).toEqual([{ type: 'redemption', id }])
  sandbox.control.advance(id, 'CANCELED')
  act(() => news())
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current.data?.status).toBe('CANCELED')
  expect(topics()).toEqual([])
  unmount()
})

it('a transport that throws leaves the polls', async () => {
  const uncaught = catchUncaught()
  const host = createMemberKit({ member: sandboxMembers.withHistory })
  const id = host.sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  const transport: queries.LiveTransport = (_topic, { onState }) => {
    onState(true)
    throw new Error('There is no EventSource here.')
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={host.kit}>
      <queries.LiveContext.Provider value={transport}>{children}</queries.LiveContext.Provider>
    </queries.KitContext.Provider>
  )
  const { unmount } = renderHook(() => queries.useThread(id), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(4_600))
  expect(await uncaught()).toEqual([new Error('There is no EventSource here.')])
  expect(host.requests('messages').length).toBe(2)
  unmount()
})
