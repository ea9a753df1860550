// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AssumptionsInput } from '../../src/contract/index.ts'
import * as queries from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A redemption of the made-up member with a history, open in a component. */
async function opened(
  status: string,
  options?: queries.UseRedemptionOptions,
  assumptions?: AssumptionsInput,
) {
  const { kit, requests } = createMemberKit({ member: sandboxMembers.withHistory, client: { assumptions } })
  kit.queryClient.mount()
  const rows = (await kit.queryClient.fetchQuery(queries.redemptionsQuery(kit.client))).rows
  const id = rows.find((row) => row.status === status)?.id ?? ''
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <queries.KitContext.Provider value={kit}>{children}</queries.KitContext.Provider>
  )
  const { result, unmount } = renderHook(() => queries.useRedemption(id, options), { wrapper })
  await waitFor(() => expect(result.current.data?.status).toBe(status))
  const asked = () => requests('redemption').length
  const before = asked()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { pass, asked: () => asked() - before, unmount }
}

it('is read again every 15 s where it is followed, and slower when nobody does anything', async () => {
  const { pass, asked, unmount } = await opened('OPEN', { isFollowed: true })
  await pass(14_000)
  expect(asked()).toBe(0)
  await pass(31_500)
  expect(asked()).toBe(3)
  await pass(3_600_000)
  // 30 in an hour at the idle pace of two minutes, and the few of the way there.
  expect(asked()).toBeGreaterThan(30)
  expect(asked()).toBeLessThan(45)
  unmount()
})

it('is read at the pace that the host assumes', async () => {
  const { pass, asked, unmount } = await opened(
    'OPEN',
    { isFollowed: true },
    { redemptionPolling: { activeMs: 40_000 } },
  )
  await pass(39_000)
  expect(asked()).toBe(0)
  await pass(1_500)
  expect(asked()).toBe(1)
  unmount()
})

it.each(['COMPLETED', 'CANCELED'])('that is %s is not followed', async (status) => {
  const { pass, asked, unmount } = await opened(status, { isFollowed: true })
  await pass(600_000)
  expect(asked()).toBe(0)
  unmount()
})

it('is not followed unless it is asked for', async () => {
  const { pass, asked, unmount } = await opened('OPEN')
  await pass(600_000)
  expect(asked()).toBe(0)
  unmount()
})
