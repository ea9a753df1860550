import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  isExperienceError,
  isOutcomeUnknown,
  isRefreshFailure,
  type MemberGrant,
  refreshFrom,
} from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, inMs, nth, rejection, settled, stage } from './stage.ts'

describe('refresh resolves null, or refreshFrom’s URL answers 401', () => {
  it('ends the session: waiting requests reject with session-ended, which is no failed refresh', async () => {
    const { client, refreshes, session } = stage()
    const errors = [rejection(client.call(operations.wallet)), rejection(client.call(operations.terms))]
    await settled()
    nth(refreshes, 0).give(null)
    for (const error of await Promise.all(errors)) {
      expect(isExperienceError(error, 'session-ended')).toBe(true)
      expect(isRefreshFailure(error)).toBe(false)
    }
    expect(session.status).toBe('ended')
  })

  it('by the answer of the URL', async () => {
    const fetch = () => Promise.resolve(new Response('signed out', { status: 401 }))
    const { client, session } = stage({ refresh: refreshFrom('/token', { fetch }) })
    expect(await rejection(client.call(operations.wallet))).toMatchObject({ kind: 'session-ended' })
    expect(session.status).toBe('ended')
  })

  it.each([400, 403, 404, 500, 503])(
    'any other failure is failed (%i), and the next request tries again at once',
    async (status) => {
      const answers = [new Response('{}', { status }), Response.json(hour('b'))]
      const { client, session, requests } = stage({
        refresh: refreshFrom('/token', { fetch: () => Promise.resolve(answers.shift() ?? Response.error()) }),
      })
      expect(isRefreshFailure(await rejection(client.call(operations.wallet)))).toBe(true)
      expect(session.status).toBe('failed')
      void client.call(operations.wallet)
      await settled()
      expect(session.status).toBe('active')
      expect(nth(requests, 0).token).toBe('b')
    },
  )
})

describe('session ended, or a grant for another memberId', () => {
  it('rejects requests in flight with session-ended and aborts them', async () => {
    const { client, requests, session } = stage({ initialGrant: hour('a') })
    const error = rejection(client.call(operations.createRedemption, { body: { offer: 'o' } }))
    await settled()
    session.end()
    expect(await error).toMatchObject({
      kind: 'session-ended',
      operation: 'createRedemption',
      code: 'cut-off',
    })
    expect(isOutcomeUnknown(await error)).toBe(true)
    expect(nth(requests, 0).init.signal?.aborted).toBe(true)
  })

  it('rejects requests that wait for a refresh, and aborts the refresh’s signal', async () => {
    const { client, refreshes, session } = stage()
    const error = rejection(client.call(operations.wallet))
    await settled()
    session.end()
    expect(await error).toMatchObject({ kind: 'session-ended', code: null })
    expect(isOutcomeUnknown(await error)).toBe(false)
    expect(nth(refreshes, 0).signal.aborted).toBe(true)
    nth(refreshes, 0).give(hour('late'))
    await settled()
    expect(session.status).toBe('ended')
  })

  it('cuts requests off before status listeners are called', async () => {
    const { client, requests, session } = stage({ initialGrant: hour('a') })
    void client.call(operations.wallet).catch(() => {})
    await settled()
    const aborted: unknown[] = []
    session.subscribe(() => aborted.push(nth(requests, 0).init.signal?.aborted))
    session.end()
    expect(aborted).toEqual([true])
  })

  it('cuts many requests off without a warning of a leak, and leaves finished ones alone', async () => {
    const warnings: Error[] = []
    const onWarning = (warning: Error) => warnings.push(warning)
    process.on('warning', onWarning)
    onTestFinished(() => void process.off('warning', onWarning))
    const { client, requests, session } = stage({ initialGrant: hour('a') })
    const errors = Array.from({ length: 30 }, () => rejection(client.call(operations.wallet)))
    const finished = client.call(operations.terms)
    await settled()
    nth(requests, 30).answer(200, { documents: [] })
    await finished
    session.end()
    expect(new Set((await Promise.all(errors)).map((error) => (error as { code: string }).code))).toEqual(
      new Set(['cut-off']),
    )
    expect(nth(requests, 30).init.signal?.aborted).toBe(false)
    await settled()
    expect(warnings).toEqual([])
  })

  it('refuses every later request without asking for a token', async () => {
    const { client, refreshes, requests, session } = stage({ initialGrant: hour('a') })
    session.end()
    session.end()
    expect(await rejection(client.call(operations.wallet))).toMatchObject({
      kind: 'session-ended',
      message: expect.stringContaining('The session has ended.') as string,
    })
    expect([refreshes.length, requests.length]).toEqual([0, 0])
  })

  it('ends on a grant of another member, and sends nothing with its token', async () => {
    const { client, requests, refreshes, session } = stage({ initialGrant: hour('a', { memberId: 'm1' }) })
    const [refused, bystander] = [
      rejection(client.call(operations.wallet)),
      rejection(client.call(operations.terms)),
    ]
    await settled()
    nth(requests, 0).answer(401)
    await settled()
    nth(refreshes, 0).give(hour('b', { memberId: 'm2' }))
    expect(await refused).toMatchObject({ kind: 'session-ended' })
    expect(await bystander).toMatchObject({ kind: 'session-ended' })
    expect([session.status, session.memberId]).toEqual(['ended', 'm1'])
    expect(requests.map(({ token }) => token)).not.toContain('b')
  })

  it('knows its member from the option, or from the first grant that names one', async () => {
    const { client, refreshes, session } = stage()
    expect(session.memberId).toBe(null)
    const seen: (string | null)[] = []
    session.subscribe(() => seen.push(session.memberId))
    void client.call(operations.wallet).catch(() => {})
    await settled()
    nth(refreshes, 0).give(hour('a', { memberId: 'm1' }))
    await settled()
    expect(session.memberId).toBe('m1')
    expect(seen).toEqual([null, 'm1'])
    expect(stage({ memberId: 'm2' }).session.memberId).toBe('m2')
  })

  it.each([
    ['the option', { memberId: 'm1' }],
    ['initialGrant', { initialGrant: { accessToken: 'a', expiresAt: inMs(0), memberId: 'm1' } }],
  ])(
    'fails on a grant that names no member once the member is known (by %s), and sends nothing with its token',
    async (_by, options) => {
      const { client, requests, refreshes, session } = stage(options)
      const error = rejection(client.call(operations.wallet))
      await settled()
      // A second sign-in in another tab: the backend's grant is then another member's.
      nth(refreshes, 0).give(hour('b'))
      expect(await error).toMatchObject({
        code: 'malformed-grant',
        message: expect.stringContaining('memberId is missing') as string,
      })
      expect(isRefreshFailure(await error)).toBe(true)
      expect([session.status, session.memberId, requests.length]).toEqual(['failed', 'm1', 0])
      void client.call(operations.wallet)
      await settled()
      nth(refreshes, 1).give(hour('c', { memberId: 'm1' }))
      await settled()
      expect([session.status, nth(requests, 0).token]).toEqual(['active', 'c'])
    },
  )

  it('learns its member from the first grant that names one, and takes no later grant without it', async () => {
    const { client, requests, refreshes, session } = stage()
    const give = async (grant: MemberGrant) => {
      void client.call(operations.wallet).catch(() => {})
      await settled()
      nth(refreshes, refreshes.length - 1).give(grant)
      await settled()
    }
    const old = { expiresAt: inMs(-1) }
    await give(hour('a', old))
    nth(requests, 0).answer(401)
    await settled()
    nth(refreshes, 1).give(hour('b', { ...old, memberId: 'm1' }))
    await settled()
    expect([session.memberId, session.status]).toEqual(['m1', 'active'])
    nth(requests, 1).answer(401)
    await settled()
    await give(hour('c'))
    expect([session.status, session.memberId]).toEqual(['failed', 'm1'])
    expect(requests.map(({ token }) => token)).toEqual(['a', 'b'])
  })

  it('refuses at creation an initialGrant of another member than the option’s, or of none', () => {
    expect(() => stage({ memberId: 'm1', initialGrant: hour('a', { memberId: 'm2' }) })).toThrow(/memberId/)
    expect(() => stage({ memberId: 'm1', initialGrant: hour('a') })).toThrow(/memberId is missing/)
  })
})

describe('server rendering', () => {
  it('refuses to refresh without a window, and says how to do it, without touching the status', async () => {
    const { client, refreshes, session } = stage({ server: false })
    const error = await rejection(client.call(operations.wallet))
    expect(error).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('server: true') as string,
    })
    expect(isRefreshFailure(error)).toBe(true)
    expect([refreshes.length, session.status]).toEqual([0, 'active'])
  })

  it('refreshes for a session made for that request', async () => {
    const { client, refreshes } = stage({ server: true })
    void client.call(operations.wallet)
    await settled()
    expect(refreshes).toHaveLength(1)
  })

  it('refreshes in a page without saying so', async () => {
    vi.stubGlobal('window', {})
    const { client, refreshes } = stage({ server: false })
    void client.call(operations.wallet)
    await settled()
    expect(refreshes).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})
