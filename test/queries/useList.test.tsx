// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { KitContext, useOffers, type OffersInput } from '../../src/queries/index.ts'
import { holdAnswers } from '../support/holdAnswers.ts'
import { createMemberKit, type MemberKitOptions } from '../support/memberKit.ts'

/** The catalog of a Service that searches it, two offers a page, as a component that is given other words uses it. */
async function searched(first: OffersInput, options: Pick<MemberKitOptions, 'wait'> = {}) {
  const assumptions = { paging: { size: 2 }, offerSearch: { parameter: 'search' } }
  const { kit, sandbox } = createMemberKit({ ...options, assumptions, client: { assumptions } })
  kit.queryClient.mount()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitContext.Provider value={kit}>{children}</KitContext.Provider>
  )
  const { result, rerender } = renderHook((input: OffersInput) => useOffers(input), {
    wrapper,
    initialProps: first,
  })
  await waitFor(() => expect(result.current.data).toBeDefined())
  const fetchMore = () => act(() => result.current.fetchMore())
  return { kit, sandbox, result, rerender, fetchMore }
}

it('shows what one search found until the next has its answer', async () => {
  const { result, rerender } = await searched({ search: 'a' })
  const found = result.current.data
  rerender({ search: 'sauna' })
  expect(result.current).toMatchObject({ isPlaceholderData: true, isPending: false })
  expect(result.current.data).toBe(found)
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
  expect(result.current.data).not.toEqual(found)
})

it.each([
  ['was answered', 'a'],
  ['is under way, beside what the one before found', 'sauna'],
])('shows nothing of the catalog once the session has ended, while a search %s', async (_, search) => {
  const { kit, result, rerender } = await searched({ search: 'a' })
  rerender({ search })
  expect(result.current.data).toHaveLength(2)
  await act(async () => kit.session.end())
  await waitFor(() => expect(result.current.data).toBeUndefined())
  rerender({ search: 'e' })
  expect(result.current.data).toBeUndefined()
})

it('keeps the failure of one search out of the next, and shows it again in the first', async () => {
  const { sandbox, result, rerender, fetchMore } = await searched({ search: 'a' })
  expect(result.current.hasMore).toBe(true)
  sandbox.control.scenario({ failures: [{ kind: 403, operation: 'offers', times: 1 }] })
  await fetchMore()
  expect(result.current.fetchMoreError).toMatchObject({ kind: 'permission' })
  rerender({ search: 'sauna' })
  expect(result.current.fetchMoreError).toBeNull()
  rerender({ search: 'a' })
  expect(result.current.fetchMoreError).toMatchObject({ kind: 'permission' })
  await fetchMore()
  expect(result.current.fetchMoreError).toBeNull()
  expect(result.current.data?.length).toBeGreaterThan(2)
})

it('says that a page is under way until it has come, whatever comes late of another search', async () => {
  const [first, second] = [holdAnswers('offers'), holdAnswers('offers')]
  let held = first
  const { sandbox, result, rerender } = await searched({ search: 'a' }, { wait: () => held.wait() })
  sandbox.control.scenario(first.scenario)
  let late: Promise<void> = Promise.resolve()
  let isLate = false
  act(() => void (late = result.current.fetchMore().then(() => void (isLate = true))))
  const requests = () => sandbox.log.filter(({ operation }) => operation === 'offers')
  await waitFor(() => expect(requests()).toHaveLength(2))
  sandbox.control.scenario({})
  rerender({ search: 'e' })
  await waitFor(() => expect(result.current).toMatchObject({ isPlaceholderData: false, hasMore: true }))
  expect(isLate).toBe(false)
  held = second
  sandbox.control.scenario(second.scenario)
  act(() => void result.current.fetchMore())
  expect(result.current.isFetchingMore).toBe(true)
  await act(async () => {
    first.release()
    await late
  })
  expect(result.current.isFetchingMore).toBe(true)
  await act(async () => second.release())
  await waitFor(() => expect(result.current.isFetchingMore).toBe(false))
})
