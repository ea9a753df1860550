// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExperienceError } from '../../src/client/index.ts'
import { deadlineOf, KitContext, useWallet, walletQuery } from '../../src/queries/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const hourMs = 60 * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** A device whose clock was three hours ahead is put right. */
const putBack = () => vi.setSystemTime(Date.now() - 3 * hourMs)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openWallet() {
  const { kit, sandbox, requests } = createMemberKit()
  const { queryKey } = walletQuery(kit.client)
  kit.queryClient.mount()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitContext.Provider value={kit}>{children}</KitContext.Provider>
  )
  renderHook(() => useWallet().data, { wrapper })
  await pass(100)
  return {
    sandbox,
    asked: () => requests('wallet').length,
    status: () => kit.queryClient.getQueryState(queryKey)?.status,
    refetch: () => act(() => kit.queryClient.refetchQueries({ queryKey })),
  }
}

it('what was read before the clock was put back is read again as soon as the page is seen', async () => {
  const { asked } = await openWallet()
  expect(asked()).toBe(1)
  putBack()
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await pass(100)
  expect(asked()).toBe(2)
})

it('a wait that the Service asks for is no longer than it says', async () => {
  const error = new ExperienceError('made up', { kind: 'rate-limit', retryAfterMs: 20_000 })
  deadlineOf(error)
  await pass(5_000)
  putBack()
  expect((deadlineOf(error) ?? 0) - Date.now()).toBe(20_000)
  await pass(15_000)
  expect((deadlineOf(error) ?? 0) - Date.now()).toBe(5_000)
})

it('a read that the Service has held back goes on when it may', async () => {
  const { sandbox, asked, status, refetch } = await openWallet()
  sandbox.control.scenario({ failures: [{ kind: 429, operation: 'wallet', times: 1, retryAfter: 20 }] })
  await refetch()
  expect(status()).toBe('error')
  putBack()
  await refetch()
  expect(asked()).toBe(2)
  await pass(21_000)
  await refetch()
  expect(asked()).toBe(3)
  expect(status()).toBe('success')
})
