import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, inMs, noon, nth, rejection, settled, stage } from './stage.ts'

/** Rows of the table in the design, section 5, in its words: when a token is fetched, and what a failure of it does. */
describe('the refresh contract', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  describe('no grant yet', () => {
    it('refreshes, then sends the request', async () => {
      const { client, requests, refreshes } = stage()
      const call = client.call(operations.wallet)
      await settled()
      expect(refreshes.map(({ reason }) => reason)).toEqual(['missing'])
      expect(requests).toHaveLength(0)
      nth(refreshes, 0).give(hour('a'))
      await settled()
      expect(nth(requests, 0).token).toBe('a')
      nth(requests, 0).answer(200, { balance: 5 })
      expect((await call).data.balance).toBe(5)
    })
  })

  describe('expiresAt within the skew (≤)', () => {
    it.each([
      ['30,000 ms are left', 30_000, ['expiring']],
      ['none is left', 0, ['expiring']],
      ['it has expired', -1, ['expiring']],
      ['30,001 ms are left', 30_001, []],
    ])('refreshes first, or not, when %s', async (_, life, reasons) => {
      const { client, requests, refreshes } = stage({
        initialGrant: { accessToken: 'old', expiresAt: inMs(life) },
      })
      void client.call(operations.wallet)
      await settled()
      expect(refreshes.map(({ reason }) => reason)).toEqual(reasons)
      expect(requests).toHaveLength(reasons.length === 0 ? 1 : 0)
    })

    it('is looked at when a request is made, not before', async () => {
      const { client, clock, refreshes } = stage({ initialGrant: hour('a') })
      clock.now = noon + 3_600_000
      await settled()
      expect(refreshes).toHaveLength(0)
      expect(vi.getTimerCount()).toBe(0)
      void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(1)
    })

    it('takes another skew', async () => {
      const { client, refreshes } = stage({
        skewMs: 0,
        initialGrant: { accessToken: 'a', expiresAt: inMs(1) },
      })
      void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(0)
    })
  })

  describe.each([
    ['absent', {}],
    ['null', { expiresAt: null }],
  ])('no expiresAt (%s)', (_, expiry) => {
    it('never refreshes ahead of time; only after a 401', async () => {
      const { client, clock, requests, refreshes } = stage({ initialGrant: { accessToken: 'a', ...expiry } })
      clock.now = noon + 1e12
      void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(0)
      nth(requests, 0).answer(401)
      await settled()
      expect(refreshes.map(({ reason }) => reason)).toEqual(['rejected'])
    })
  })

  describe('401', () => {
    it('refreshes once and retries that request a single time', async () => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const call = client.call(operations.createInterest, { body: { offer: 'o' } }, { idempotencyKey: 'k' })
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(refreshes, 0).give(hour('b'))
      await settled()
      expect(requests.map(({ token }) => token)).toEqual(['a', 'b'])
      expect(nth(requests, 1).init.body).toBe(nth(requests, 0).init.body)
      expect(nth(requests, 1).headers.get('idempotency-key')).toBe('k')
      nth(requests, 1).answer(200, {
        id: 'i',
        offer: 'o',
        status: 's',
        createdAt: 'c',
        conversationId: null,
        intake: null,
      })
      expect((await call).data.id).toBe('i')
    })

    it('refreshes once more even when a refresh preceded the first try', async () => {
      const { client, requests, refreshes } = stage()
      void client.call(operations.wallet)
      await settled()
      nth(refreshes, 0).give(hour('a'))
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      expect(refreshes.map(({ reason }) => reason)).toEqual(['missing', 'rejected'])
    })

    it.each([403, 400, 404, 409, 429, 500, 503])(
      'is the only status that refreshes: %i does not',
      async (status) => {
        const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
        const error = rejection(client.call(operations.wallet))
        await settled()
        nth(requests, 0).answer(status)
        expect(await error).toMatchObject({ status })
        expect(refreshes).toHaveLength(0)
        expect(requests).toHaveLength(1)
      },
    )

    it('makes the next request refresh first when its own refresh failed', async () => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const first = rejection(client.call(operations.wallet))
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(refreshes, 0).fail(new Error('down'))
      await first
      void client.call(operations.wallet)
      await settled()
      expect(refreshes.map(({ reason }) => reason)).toEqual(['rejected', 'rejected'])
      expect(requests).toHaveLength(1)
    })
  })

  describe('second 401', () => {
    it('propagates, with no third try, and the next request refreshes first', async () => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const error = rejection(client.call(operations.wallet))
      await settled()
      nth(requests, 0).answer(401)
      await settled()
      nth(refreshes, 0).give(hour('b'))
      await settled()
      nth(requests, 1).answer(401, { code: 'TOKEN_INVALID' })
      expect(await error).toMatchObject({ kind: 'authentication', status: 401, code: 'TOKEN_INVALID' })
      await settled()
      expect(requests).toHaveLength(2)
      expect(refreshes).toHaveLength(1)
      void client.call(operations.wallet)
      await settled()
      expect(requests).toHaveLength(2)
      expect(nth(refreshes, 1).reason).toBe('rejected')
    })
  })

  describe('refresh fails', () => {
    it('retries nothing and gives the host’s own error, as it was thrown, to every waiting request', async () => {
      const { client, requests, refreshes, session } = stage()
      const errors = [1, 2, 3].map(() => rejection(client.call(operations.wallet)))
      await settled()
      const thrown = Object.freeze(new Error('the host’s'))
      nth(refreshes, 0).fail(thrown)
      for (const error of await Promise.all(errors)) expect(error).toBe(thrown)
      expect(isRefreshFailure(thrown)).toBe(true)
      expect(isRefreshFailure(new Error('another'))).toBe(false)
      expect([refreshes.length, requests.length, session.status]).toEqual([1, 0, 'failed'])
    })

    it('wraps a thrown non-object, with it as cause', async () => {
      const { client, refreshes } = stage()
      const error = rejection(client.call(operations.wallet))
      await settled()
      nth(refreshes, 0).fail('just text')
      expect(await error).toMatchObject({ cause: 'just text' })
      expect(isRefreshFailure(await error)).toBe(true)
    })

    it.each([
      [
        'throws at once',
        () => {
          throw new Error('at once')
        },
        'at once',
      ],
      ['returns no promise and no grant', () => 'text' as never, 'object'],
    ])('when refresh %s', async (_, refresh, message) => {
      const { client, session } = stage({ refresh })
      const error = await rejection(client.call(operations.wallet))
      expect(String(error)).toContain(message)
      expect(isRefreshFailure(error)).toBe(true)
      expect(session.status).toBe('failed')
    })

    it('propagates although the old token would still live', async () => {
      const { client, requests, refreshes } = stage({
        initialGrant: { accessToken: 'a', expiresAt: inMs(20_000) },
      })
      const error = rejection(client.call(operations.wallet))
      await settled()
      nth(refreshes, 0).fail(new Error('down'))
      expect(await error).toMatchObject({ message: 'down' })
      expect(requests).toHaveLength(0)
    })

    it('uses a plain value that is a grant, though no promise', async () => {
      const { client, requests } = stage({ refresh: (() => hour('plain')) as never })
      void client.call(operations.wallet)
      await settled()
      expect(nth(requests, 0).token).toBe('plain')
    })
  })
})
