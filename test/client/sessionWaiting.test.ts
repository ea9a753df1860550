import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, noon, nth, rejection, settled, stage } from './stage.ts'

/** Rows of the table in the design, section 5, in its words: requests that meet at a refresh. */
describe('the refresh contract', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  describe('N requests need it at once', () => {
    it('makes one refresh; all wait for it', async () => {
      const { client, requests, refreshes } = stage()
      for (let count = 0; count < 20; count += 1) void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(1)
      nth(refreshes, 0).give(hour('a'))
      await settled()
      expect(requests.map(({ token }) => token)).toEqual(Array.from({ length: 20 }, () => 'a'))
    })

    it('makes one refresh for many 401s, whenever they come', async () => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      for (let count = 0; count < 3; count += 1) void client.call(operations.wallet)
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(requests, 1).answer(401)
      nth(requests, 2).answer(401)
      await settled()
      expect(refreshes).toHaveLength(1)
      nth(refreshes, 0).give(hour('b'))
      await settled()
      expect(requests.slice(3).map(({ token }) => token)).toEqual(['b', 'b', 'b'])
    })

    it('makes one refresh even when refresh, or a listener, makes a request itself', async () => {
      const host = { calls: 0, request: () => {} }
      const { client, session } = stage({
        refresh: () => {
          host.calls += 1
          host.request()
          return new Promise(() => {})
        },
      })
      host.request = () => void client.call(operations.wallet).catch(() => {})
      session.subscribe(() => host.request())
      void client.call(operations.wallet).catch(() => {})
      await settled()
      expect(host.calls).toBe(1)
    })
  })

  describe('a 401 for a token that has been replaced meanwhile', () => {
    it.each([
      ['another token', 'b'],
      ['the same token again', 'a'],
    ])('retries with the new grant (%s); that is its one retry', async (_, token) => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const errors = [rejection(client.call(operations.wallet)), rejection(client.call(operations.wallet))]
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(refreshes, 0).give(hour(token))
      await settled()
      nth(requests, 1).answer(401)
      await settled()
      expect(refreshes).toHaveLength(1)
      expect(requests.map((request) => request.token)).toEqual(['a', 'a', token, token])
      nth(requests, 3).answer(401)
      expect(await errors[1]).toMatchObject({ kind: 'authentication' })
      expect(refreshes).toHaveLength(1)
      nth(requests, 2).answer(404)
      expect(await errors[0]).toMatchObject({ kind: 'not-found' })
    })
  })

  it('a 401 that comes while a refresh is under way joins it, whatever the clock says by then', async () => {
    const { client, clock, requests, refreshes } = stage({ initialGrant: hour('a') })
    for (let count = 0; count < 2; count += 1) void client.call(operations.wallet).catch(() => {})
    await settled()
    nth(requests, 0).answer(401)
    await settled()
    nth(refreshes, 0).give(hour('b'))
    await settled()
    clock.now = noon + 3_600_000
    void client.call(operations.wallet).catch(() => {})
    await settled()
    clock.now = noon
    nth(requests, 1).answer(401)
    await settled()
    expect(requests).toHaveLength(3)
    nth(refreshes, 1).give(hour('c'))
    await settled()
    expect(
      requests
        .slice(3)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(['c', 'c'])
    expect(refreshes).toHaveLength(2)
  })

  describe('caller aborts while waiting', () => {
    it('ends its request at once with AbortError; the shared refresh goes on for the others', async () => {
      const { client, requests, refreshes, session } = stage()
      const controller = new AbortController()
      const aborted = rejection(client.call(operations.wallet, {}, { signal: controller.signal }))
      void client.call(operations.wallet)
      await settled()
      controller.abort(new Error('a reason of the caller’s'))
      const error = await aborted
      expect(error).toBeInstanceOf(DOMException)
      expect(error).toMatchObject({ name: 'AbortError' })
      expect(nth(refreshes, 0).signal.aborted).toBe(false)
      expect(session.status).toBe('refreshing')
      nth(refreshes, 0).give(hour('a'))
      await settled()
      expect(requests).toHaveLength(1)
    })

    it('goes on, and fails quietly, when nobody waits any more', async () => {
      const { client, refreshes, session } = stage()
      const controller = new AbortController()
      const aborted = rejection(client.call(operations.wallet, {}, { signal: controller.signal }))
      await settled()
      controller.abort()
      await aborted
      nth(refreshes, 0).fail(new Error('unheard'))
      await settled()
      expect(session.status).toBe('failed')
    })

    it('starts no refresh for a request that was aborted before', async () => {
      const { client, refreshes } = stage()
      expect(
        await rejection(client.call(operations.wallet, {}, { signal: AbortSignal.abort() })),
      ).toMatchObject({ name: 'AbortError' })
      await settled()
      expect(refreshes).toHaveLength(0)
    })
  })

  describe('refresh hangs', () => {
    it('times out, and counts as failed; what it delivers later is ignored', async () => {
      const { client, requests, refreshes, session } = stage()
      const error = rejection(client.call(operations.wallet))
      await settled()
      vi.advanceTimersByTime(14_999)
      await settled()
      expect(session.status).toBe('refreshing')
      vi.advanceTimersByTime(1)
      expect(await error).toMatchObject({ kind: 'timeout', code: 'refresh-timeout' })
      expect(isRefreshFailure(await error)).toBe(true)
      expect(nth(refreshes, 0).signal.aborted).toBe(true)
      expect(session.status).toBe('failed')
      nth(refreshes, 0).give(hour('late', { memberId: 'someone' }))
      await settled()
      expect([session.status, session.memberId]).toEqual(['failed', null])
      void client.call(operations.wallet)
      await settled()
      nth(refreshes, 1).give(hour('b'))
      await settled()
      expect(requests.map(({ token }) => token)).toEqual(['b'])
    })

    it('leaves no timer behind', async () => {
      const { client, refreshes, requests } = stage()
      const call = client.call(operations.wallet)
      await settled()
      nth(refreshes, 0).give(hour('a'))
      await settled()
      nth(requests, 0).answer(200)
      await call
      expect(vi.getTimerCount()).toBe(0)
    })
  })
})
