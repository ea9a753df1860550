// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as queries from '../../src/queries/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'
import { Channel } from './Channel.ts'

const { random } = Math
// Loaded beforehand: an import takes as long as it takes, whatever the test's clock says.
beforeAll(() => import('../../src/queries/shareThread.ts'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  Channel.said = []
})
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  expect(Channel.open.size).toBe(0)
  vi.unstubAllGlobals()
  Math.random = random
  vi.useRealTimers()
})

const member = sandboxMembers.withHistory
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Tabs that show one conversation of one Service. The first waits 3 s for its next poll, the second 4.75 s. */
async function openTabs() {
  const sandbox = createSandbox()
  const id = sandbox.control.conversationsOf(member)[0] ?? ''
  const open = async (chance: number) => {
    let asked = 0
    const { kit } = createMemberKit({
      client: {
        baseUrl: sandbox.baseUrl,
        fetch: (input, init) => {
          if (String(input as string).includes('/messages')) asked += 1
          return sandbox.fetch(new Request(input, init))
        },
      },
      session: { refresh: () => Promise.resolve(sandbox.grantFor(member)) },
    })
    // Each tab keeps the chance that it begins with.
    Math.random = () => chance
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
    )
    const { result, unmount } = renderHook(() => queries.useThread(id), { wrapper })
    await vi.dynamicImportSettled()
    await pass(0)
    const newest = () => result.current.data?.rows[0]?.body
    newest()
    return { asked: () => asked, newest, unmount, kit }
  }
  const first = await open(0)
  const second = await open(0.9)
  expect([first.asked(), second.asked()]).toEqual([1, 1])
  return { sandbox, id, first, second }
}

it('one of two tabs polls, and the other reads once when something is new', async () => {
  const { sandbox, id, first, second } = await openTabs()
  await pass(12_100)
  expect([first.asked(), second.asked()]).toEqual([5, 1])
  sandbox.control.conciergeSays(id, 'Your table is booked.')
  const before = Channel.said.length
  await pass(3_000)
  expect([first.newest(), second.newest()]).toEqual(['Your table is booked.', 'Your table is booked.'])
  // Who was told does not tell it back.
  expect([first.asked(), second.asked()]).toEqual([6, 2])
  expect(Channel.said).toHaveLength(before + 1)
})

it('the other takes over when the one that polls is closed', async () => {
  const { first, second } = await openTabs()
  await pass(6_100)
  first.unmount()
  await pass(4_800)
  expect([first.asked(), second.asked()]).toEqual([3, 2])
})

it('leaves the channel when the session ends, and says versions, never a text', async () => {
  const { sandbox, id, first, second } = await openTabs()
  sandbox.control.conciergeSays(id, 'Your table is booked.')
  await pass(9_100)
  expect(Channel.said.length).toBeGreaterThan(2)
  for (const said of Channel.said) expect(said).toMatch(/^[0-9a-z]{1,11}$/)
  const names = [...Channel.open].map(({ name }) => name)
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toMatch(/^xp-thread-[0-9a-z]{1,11}$/)
  expect(Channel.open.size).toBe(2)
  first.kit.session.end()
  expect(Channel.open.size).toBe(1)
  second.unmount()
})

it('is left while the page is hidden', async () => {
  await openTabs()
  expect(Channel.open.size).toBe(2)
  act(() => focusManager.setFocused(false))
  expect(Channel.open.size).toBe(0)
  act(() => focusManager.setFocused(undefined))
  await vi.dynamicImportSettled()
  await pass(0)
  expect(Channel.open.size).toBe(2)
})

it('each tab polls for itself where there is no channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { first, second } = await openTabs()
  await pass(6_100)
  expect([first.asked(), second.asked()]).toEqual([3, 2])
})
