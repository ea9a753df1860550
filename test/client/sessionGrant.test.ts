import { describe, expect, it } from 'vitest'
import { createMemberSession, isRefreshFailure } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { inMs, noon, nth, rejection, settled, stage } from './stage.ts'

/** Rows of the table in the design, section 5, in its words: what a refresh may deliver. */
describe('the refresh contract', () => {
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
      expect(await error).toMatchObject({
        code: 'malformed-grant',
        message: expect.stringContaining(field) as string,
      })
      expect(String(await error)).not.toContain('SECRET')
      expect(isRefreshFailure(await error)).toBe(true)
      expect(session.status).toBe('failed')
    })

    it('throws at creation for initialGrant', () => {
      const refresh = () => Promise.resolve(null)
      expect(() => createMemberSession({ refresh, initialGrant: { accessToken: '' } })).toThrow(/accessToken/)
      expect(() =>
        createMemberSession({ refresh, initialGrant: { accessToken: 'a', expiresAt: 'soon' } }),
      ).toThrow(/expiresAt/)
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

    it.each([20_000, 30_000])(
      'shrinks the skew to half of the life it arrived with (%i ms)',
      async (life) => {
        const { refreshesAt } = await withLife(life, 'shrink-skew')
        expect(await refreshesAt(0)).toBe(false)
        expect(await refreshesAt(life / 2 - 1)).toBe(false)
        expect(await refreshesAt(life / 2)).toBe(true)
      },
    )

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

describe('a fleet of sessions whose tokens expire in one moment', () => {
  it.each([
    [0, 3_600_000 - 30_000],
    [0.5, 3_600_000 - 30_000 - 357_000],
    [1, 3_600_000 - 30_000 - 714_000],
  ])(
    'refreshes each (%s) at the skew at the latest, by chance up to a fifth of its life earlier',
    async (chance, dueMs) => {
      const refreshesAt = async (ms: number) => {
        const staged = stage({
          random: () => chance,
          initialGrant: { accessToken: 'a', expiresAt: inMs(3_600_000) },
        })
        staged.clock.now = noon + ms
        void staged.client.call(operations.wallet)
        await settled()
        return staged.refreshes.length > 0
      }
      expect(await refreshesAt(dueMs - 1)).toBe(false)
      expect(await refreshesAt(dueMs)).toBe(true)
    },
  )

  it('keeps to the letter of the contract where the host asks for it', async () => {
    const initialGrant = { accessToken: 'a', expiresAt: inMs(3_600_000) }
    const staged = stage({ random: () => 0.999, shortLife: 'strict', initialGrant })
    staged.clock.now = noon + 3_600_000 - 30_001
    void staged.client.call(operations.wallet)
    await settled()
    expect(staged.refreshes).toHaveLength(0)
  })
})
