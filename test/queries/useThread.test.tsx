// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as queries from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
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

/** A conversation that was read `ageMs` ago, open in a component. */
async function opened(options?: queries.UseThreadOptions, ageMs = 4_000) {
  const { kit, sandbox, requests } = createMemberKit({
    member: sandboxMembers.withHistory,
    client: { assumptions: { messagePolling: { activeMs: 4_000, idleMs: 30_000 } } },
  })
  const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
  await kit.queryClient.fetchQuery(queries.threadQuery(kit.client, { id }))
  vi.advanceTimersByTime(ageMs)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
  )
  const { unmount } = renderHook(() => queries.useThread(id, options), { wrapper })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  return { pass, asked: () => requests('messages').length, unmount, sandbox, kit }
}

it('a conversation that is opened is read unless it was less than one poll ago, and followed at its pace', async () => {
  const { pass, asked, unmount } = await opened()
  expect(asked()).toBe(2)
  await pass(3_900)
  expect(asked()).toBe(2)
  await pass(8_200)
  expect(asked()).toBe(5)
  unmount()
  const prefetched = await opened({}, 3_900)
  expect(prefetched.asked()).toBe(1)
  await prefetched.pass(4_100)
  expect(prefetched.asked()).toBe(2)
  prefetched.unmount()
})

it('a conversation is not followed where that is not wanted, nor behind another tab', async () => {
  const { pass, asked, unmount } = await opened({ isFollowed: false })
  await pass(60_000)
  expect(asked()).toBe(2)
  unmount()
  const seen = await opened()
  act(() => focusManager.setFocused(false))
  await seen.pass(60_000)
  expect(seen.asked()).toBe(2)
  seen.unmount()
})

it('a poll that fails as the page is seen again after hours is followed by the next at its pace', async () => {
  const { pass, asked, unmount, sandbox, kit } = await opened()
  kit.queryClient.mount()
  act(() => focusManager.setFocused(false))
  await pass(8 * 3_600_000)
  sandbox.control.scenario({ failures: [{ kind: 'network', operation: 'messages', times: 1 }] })
  const before = asked()
  act(() => {
    window.dispatchEvent(new Event('focus'))
    focusManager.setFocused(true)
  })
  await pass(100)
  expect(asked()).toBe(before + 1)
  await pass(8_000)
  expect(asked()).toBeGreaterThan(before + 1)
  unmount()
})

it('keeps what became of older messages of one conversation out of another', async () => {
  const assumptions = { paging: { size: 1 } }
  const { kit, sandbox } = createMemberKit({
    member: sandboxMembers.withHistory,
    assumptions,
    client: { assumptions },
  })
  const [one = '', other = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
  for (const text of ['Good morning.', 'Your table is booked.']) sandbox.control.conciergeSays(one, text)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
  )
  const { result, rerender } = renderHook((id: string) => queries.useThread(id), {
    wrapper,
    initialProps: one,
  })
  const pass = () => act(() => vi.advanceTimersByTimeAsync(100))
  await pass()
  expect(result.current.hasOlder).toBe(true)
  sandbox.control.scenario({ failures: [{ kind: 403, operation: 'messages', times: 1 }] })
  await act(() => result.current.fetchOlder())
  expect(result.current.fetchOlderError).toMatchObject({ kind: 'permission' })
  rerender(other)
  expect(result.current.fetchOlderError).toBeNull()
  await pass()
  rerender(one)
  expect(result.current.fetchOlderError).toMatchObject({ kind: 'permission' })
  act(() => void result.current.fetchOlder())
  expect(result.current.isFetchingOlder).toBe(true)
  rerender(other)
  expect(result.current.isFetchingOlder).toBe(false)
  await pass()
  rerender(one)
  expect(result.current).toMatchObject({ isFetchingOlder: false, fetchOlderError: null })
  expect(result.current.data?.rows.length).toBeGreaterThan(1)
})
