import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemberSession, isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, inMs, noon, nth, rejection, settled, stage } from './stage.ts'

/** The rows of the table in the design, section 5, in its order and its words. */
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
      const { client, requests, refreshes } = stage({ initialGrant: { accessToken: 'old', expiresAt: inMs(life) } })
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
      const { client, refreshes } = stage({ skewMs: 0, initialGrant: { accessToken: 'a', expiresAt: inMs(1) } })
      void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(0)
    })
  })

  describe.each([['absent', {}], ['null', { expiresAt: null }]])('no expiresAt (%s)', (_, expiry) => {
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
      nth(requests, 1).answer(200, { id: 'i', offer: 'o', status: 's', createdAt: 'c', conversationId: null, intake: null })
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

    it.each([403, 400, 404, 409, 429, 500, 503])('is the only status that refreshes: %i does not', async (status) => {
      const { client, requests, refreshes } = stage({ initialGrant: hour('a') })
      const error = rejection(client.call(operations.wallet))
      await settled()
      nth(requests, 0).answer(status)
      expect(await error).toMatchObject({ status })
      expect(refreshes).toHaveLength(0)
      expect(requests).toHaveLength(1)
    })

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
      ['throws at once', () => { throw new Error('at once') }, 'at once'],
      ['returns no promise and no grant', () => 'text' as never, 'object'],
    ])('when refresh %s', async (_, refresh, message) => {
      const { client, session } = stage({ refresh })
      const error = await rejection(client.call(operations.wallet))
      expect(String(error)).toContain(message)
      expect(isRefreshFailure(error)).toBe(true)
      expect(session.status).toBe('failed')
    })

    it('propagates although the old token would still live', async () => {
      const { client, requests, refreshes } = stage({ initialGrant: { accessToken: 'a', expiresAt: inMs(20_000) } })
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
    it.each([['another token', 'b'], ['the same token again', 'a']])('retries with the new grant (%s); that is its one retry', async (_, token) => {
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
      expect(await rejection(client.call(operations.wallet, {}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
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

  describe('malformed grant', () => {
    it.each([
      ['accessToken', { expiresAt: inMs(1) }],
      ['accessToken', { accessToken: '' }],
      ['accessToken', { accessToken: 7 }],
      ['accessToken', { accessToken: 'line\nbreak-SECRET' }],
      ['accessToken', { accessToken: 'schlüssel-SECRET' }],
      ['expiresAt', { accessToken: 'SECRET', expiresAt: 'soon' }],
      ['expiresAt', { accessToken: 'SECRET', expiresAt: 1_700_000_000 }],
      ['memberId', { accessToken: 'SECRET', memberId: 7 }],
      ['grant', 'SECRET'],
      ['grant', undefined],
      ['grant', ['SECRET']],
    ])('counts as failed, with an error that names the field (%s) and no value', async (field, grant) => {
      const { client, refreshes, session } = stage()
      const error = rejection(client.call(operations.wallet))
      await settled()
      nth(refreshes, 0).give(grant)
      expect(await error).toMatchObject({ code: 'malformed-grant', message: expect.stringContaining(field) as string })
      expect(String(await error)).not.toContain('SECRET')
      expect(isRefreshFailure(await error)).toBe(true)
      expect(session.status).toBe('failed')
    })

    it('throws at creation for initialGrant', () => {
      const refresh = () => Promise.resolve(null)
      expect(() => createMemberSession({ refresh, initialGrant: { accessToken: '' } })).toThrow(/accessToken/)
      expect(() => createMemberSession({ refresh, initialGrant: { accessToken: 'a', expiresAt: 'soon' } })).toThrow(/expiresAt/)
    })
  })

  describe('a grant delivered by refresh with less life than the skew, or already expired', () => {
    async function withLife(lifeMs: number, shortLife: 'shrink-skew' | 'strict') {
      const staged = stage({ shortLife })
      void staged.client.call(operations.wallet)
      await settled()
      nth(staged.refreshes, 0).give({ accessToken: 'short', expiresAt: inMs(lifeMs) })
      await settled()
      const refreshesAt = async (ms: number) => {
        const before = staged.refreshes.length
        staged.clock.now = noon + ms
        void staged.client.call(operations.wallet)
        await settled()
        return staged.refreshes.length > before
      }
      return { ...staged, refreshesAt }
    }

    it('is used by those who wait for it', async () => {
      expect((await withLife(-5_000, 'shrink-skew')).requests).toHaveLength(1)
      expect((await withLife(-5_000, 'strict')).requests).toHaveLength(1)
    })

    it.each([20_000, 30_000])('shrinks the skew to half of the life it arrived with (%i ms)', async (life) => {
      const { refreshesAt } = await withLife(life, 'shrink-skew')
      expect(await refreshesAt(0)).toBe(false)
      expect(await refreshesAt(life / 2 - 1)).toBe(false)
      expect(await refreshesAt(life / 2)).toBe(true)
    })

    it('keeps the full skew for a life just above it', async () => {
      const { refreshesAt } = await withLife(30_001, 'shrink-skew')
      expect(await refreshesAt(0)).toBe(false)
      expect(await refreshesAt(1)).toBe(true)
    })

    it.each([0, -5_000])('is used until a 401 when none is left (%i ms)', async (life) => {
      const { refreshesAt, requests, refreshes } = await withLife(life, 'shrink-skew')
      expect(await refreshesAt(1e9)).toBe(false)
      nth(requests, 1).answer(401)
      await settled()
      expect(nth(refreshes, 1).reason).toBe('rejected')
    })

    it('follows the letter when strict: each request refreshes first', async () => {
      const { refreshesAt } = await withLife(30_000, 'strict')
      expect(await refreshesAt(0)).toBe(true)
    })

    it('does not excuse an initialGrant: it has the full skew', async () => {
      const { client, refreshes } = stage({ initialGrant: { accessToken: 'a', expiresAt: inMs(20_000) } })
      void client.call(operations.wallet)
      await settled()
      expect(refreshes).toHaveLength(1)
    })
  })
})
