// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { KitContext, useReads } from '../../src/queries/index.ts'
import { eligibilityQuery } from '../../src/queries/offers.ts'
import { createMemberKit } from '../support/memberKit.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const ids = ['fjord-lodge', 'chefs-counter']

/** Whether two offers can be redeemed, as a view reads it; of `known` ones it is in the cache, long since. */
async function shown(when: Parameters<typeof useReads>[1], known: readonly string[] = []) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const assumptions = { operations: { eligibility: true } }
  const { kit, requests } = createMemberKit({ assumptions, client: { assumptions } })
  kit.queryClient.mount()
  for (const id of known) await kit.queryClient.fetchQuery(eligibilityQuery(kit.client, { id }))
  await vi.advanceTimersByTimeAsync(60_000)
  const before = requests('eligibility').length
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitContext.Provider value={kit}>{children}</KitContext.Provider>
  )
  const { result } = renderHook(
    () =>
      useReads(
        ids.map((id) => eligibilityQuery(kit.client, { id })),
        when,
      ),
    { wrapper },
  )
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  return {
    isKnown: () => result.current.map(({ data }) => data !== undefined),
    asked: () => requests('eligibility').length - before,
  }
}

it('reads each, in order, what is old again', async () => {
  const { isKnown, asked } = await shown('always', ['fjord-lodge'])
  await waitFor(() => expect(isKnown()).toEqual([true, true]))
  expect(asked()).toBe(2)
})

it('shows only what is known, and asks nothing, never', async () => {
  const { isKnown, asked } = await shown('never', ['chefs-counter'])
  expect(isKnown()).toEqual([false, true])
  expect(asked()).toBe(0)
})

it('asks for what is known when the page is seen again, not before', async () => {
  const { isKnown, asked } = await shown('seen', ids)
  expect(isKnown()).toEqual([true, true])
  expect(asked()).toBe(0)
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(60_000)
  })
  expect(asked()).toBe(2)
})
