import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  invalidateReads,
  offerRead,
  offersQuery,
  prefetchNamedOffers,
  prefetchRead,
  redemptionRead,
  redemptionsQuery,
  walletQuery,
} from '../../src/queries/index.ts'
import { createRedemption } from '../../src/queries/createRedemption.ts'
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

it('that is under way during a write is not delivered as fresh: it is older than the write', async () => {
  const { kit, requests, sandbox } = member()
  sandbox.control.scenario({ latencyMs: { wallet: 5_000 } })
  prefetchRead(kit, walletQuery(kit.client))
  await pass(1_000)
  invalidateReads(kit, ['wallet'])
  await pass(10_000)
  expect(kit.queryClient.getQueryData(walletQuery(kit.client).queryKey)).toBeUndefined()
  prefetchRead(kit, walletQuery(kit.client))
  await pass(5_000)
  expect(requests('wallet')).toHaveLength(2)
  expect(kit.queryClient.getQueryState(walletQuery(kit.client).queryKey)?.isInvalidated).toBe(false)
})

describe('a read that the Service asked to wait for', () => {
  it.each([
    ['the wallet', 'wallet', walletQuery],
    ['a list', 'redemptions', redemptionsQuery],
  ] as const)(
    '%s is not sent before, whatever causes it, and says how long is left',
    async (_, operation, query) => {
      const { kit, requests, sandbox } = member()
      sandbox.control.scenario({ failures: [{ kind: 429, operation, retryAfter: 60, times: 1 }] })
      const { queryClient, client } = kit
      const observer = new QueryObserver<unknown>(queryClient, query(client) as never)
      const stop = observer.subscribe(() => {})
      await pass(20_000)
      expect(requests(operation)).toHaveLength(1)
      void observer.refetch()
      invalidateReads(kit, [operation])
      stop()
      new QueryObserver<unknown>(queryClient, query(client) as never).subscribe(() => {})
      const last = queryClient.fetchQuery({ ...query(client), retry: false } as never)
      await expect(last).rejects.toMatchObject({
        kind: 'rate-limit',
        retryAfterMs: expect.closeTo(40_000, -3),
      })
      await pass(0)
      expect(requests(operation)).toHaveLength(1)
      await pass(40_000)
      await queryClient.fetchQuery({ ...query(client), staleTime: 0 } as never)
      expect(requests(operation)).toHaveLength(2)
    },
  )

  it('holds no write, and no other read', async () => {
    const { kit, requests, sandbox } = member()
    sandbox.control.scenario({ failures: [{ kind: 429, operation: 'wallet', retryAfter: 60, times: 1 }] })
    const read = kit.queryClient.fetchQuery(walletQuery(kit.client))
    await expect(read).rejects.toMatchObject({ kind: 'rate-limit' })
    await kit.queryClient.fetchQuery(redemptionsQuery(kit.client))
    await createRedemption(kit, 'tide-walk')
    expect([requests('redemptions').length, requests('createRedemption').length]).toEqual([1, 1])
  })
})
