import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  offerRead,
  offersQuery,
  prefetchNamedOffers,
  prefetchRead,
  redemptionRead,
  redemptionsQuery,
  walletQuery,
} from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function member(operations = {}) {
  const made = createMemberKit({
    member: sandboxMembers.withHistory,
    client: { assumptions: { operations } },
  })
  const fail = (operation: string) =>
    made.sandbox.control.scenario({ failures: [{ kind: 503, operation, times: Infinity }] })
  return { ...made, fail }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('is read once while it is fresh, and again after that', async () => {
  const { kit, requests } = member()
  const prefetch = () => prefetchRead(kit, walletQuery(kit.client))
  prefetch()
  prefetch()
  await pass(29_000)
  prefetch()
  expect(requests('wallet')).toHaveLength(1)
  await pass(2_000)
  prefetch()
  await pass(0)
  expect(requests('wallet')).toHaveLength(2)
})

it('that failed is not retried, nor prefetched again within 30 s', async () => {
  const { kit, requests, fail } = member()
  fail('wallet')
  const prefetch = () => prefetchRead(kit, walletQuery(kit.client))
  prefetch()
  await pass(29_000)
  prefetch()
  await pass(0)
  expect(requests('wallet')).toHaveLength(1)
  await pass(2_000)
  prefetch()
  await pass(0)
  expect(requests('wallet')).toHaveLength(2)
})

it('that fails while a component waits for it is retried as every read', async () => {
  const { kit, requests, fail } = member()
  fail('wallet')
  prefetchRead(kit, walletQuery(kit.client))
  const stop = new QueryObserver(kit.queryClient, walletQuery(kit.client)).subscribe(() => undefined)
  await pass(60_000)
  expect(requests('wallet')).toHaveLength(4)
  stop()
})

it('of a redemption or an offer that its list has is not asked for while the list is fresh', async () => {
  const { kit, requests } = member({ offer: true })
  const list = await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
  const catalog = await kit.queryClient.fetchQuery(offersQuery(kit.client))
  const prefetch = () => {
    prefetchRead(kit, redemptionRead(kit, list.rows[0]?.id ?? ''))
    prefetchRead(kit, offerRead(kit, catalog.rows[0]?.id ?? ''))
  }
  prefetch()
  await pass(0)
  expect([...requests('redemption'), ...requests('offer')]).toEqual([])
  await pass(31_000)
  prefetch()
  await pass(0)
  expect([...requests('redemption'), ...requests('offer')]).toHaveLength(2)
})

it('of the catalog beside what names an offer is left out where one offer can be read', async () => {
  for (const [offer, expected] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const { kit, requests } = member({ offer })
    prefetchNamedOffers(kit)
    await pass(0)
    expect(requests('offers')).toHaveLength(expected)
  }
})
