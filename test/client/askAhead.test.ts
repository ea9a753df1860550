import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { nth, rejection, settled, signedIn } from './stage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A wallet that is asked for ahead, and answered. */
async function asked(options: Parameters<typeof signedIn>[0] = {}) {
  const world = signedIn(options)
  world.client.askAhead(operations.wallet, {})
  await settled()
  return world
}

describe('what is asked ahead', () => {
  it('answers the next call of its address, and no other', async () => {
    const { client, requests } = await asked()
    nth(requests, 0).answer(200, { balance: 7 })
    expect((await client.call(operations.wallet)).data.balance).toBe(7)
    void client.call(operations.wallet)
    await settled()
    expect(requests).toHaveLength(2)
  })

  it('is asked by its address alone: another schema reads the answer', async () => {
    const { client, requests } = signedIn()
    client.askAhead(
      { ...operations.offer, name: 'redemption', path: '/v1/redemptions/{id}' },
      { params: { id: 'a b' } },
    )
    await settled()
    nth(requests, 0).answer(200, { id: 'a b', offer: 'o' })
    expect((await client.call(operations.redemption, { params: { id: 'a b' } })).data.offer).toBe('o')
    expect(requests.map(({ url }) => url)).toEqual(['https://service.example/v1/redemptions/a%20b'])
  })

  it('is no answer to a write at the same address', async () => {
    const { client, requests } = await asked()
    nth(requests, 0).answer(200, { balance: 7, id: 'not this one' })
    const written = client.call(
      { ...operations.createRedemption, path: '/v1/wallet' },
      { body: { offer: 'o' } },
    )
    await settled()
    nth(requests, 1).answer(201, { id: 'r' })
    expect((await written).data.id).toBe('r')
    expect(requests.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  })

  it('stays for its own address when another one is read', async () => {
    const { client, requests } = await asked()
    client.askAhead(operations.redemption, { params: { id: 'r' } })
    await settled()
    nth(requests, 0).answer(200, { balance: 7 })
    nth(requests, 1).answer(200, { id: 'r' })
    await client.call(operations.wallet)
    expect((await client.call(operations.redemption, { params: { id: 'r' } })).data.id).toBe('r')
    expect(requests).toHaveLength(2)
  })

  it('is not taken away by the time of the one before', async () => {
    const { client, requests } = await asked()
    nth(requests, 0).answer(200, { balance: 7 })
    await settled()
    vi.advanceTimersByTime(20_000)
    await client.call(operations.wallet)
    client.askAhead(operations.wallet, {})
    await settled()
    nth(requests, 1).answer(200, { balance: 5 })
    await settled()
    vi.advanceTimersByTime(20_000)
    expect((await client.call(operations.wallet)).data.balance).toBe(5)
    expect(requests).toHaveLength(2)
  })

  it('is asked once, also for a call that comes before the answer and one that leaves', async () => {
    const { client, requests } = await asked()
    client.askAhead(operations.wallet, {})
    const leaving = new AbortController()
    const left = rejection(client.call(operations.wallet, {}, { signal: leaving.signal }))
    leaving.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    const called = client.call(operations.wallet)
    await settled()
    nth(requests, 0).answer(200, { balance: 7 })
    expect((await called).data.balance).toBe(7)
    expect(requests).toHaveLength(1)
  })

  it('is kept for 30 s', async () => {
    const { client, requests } = await asked()
    nth(requests, 0).answer(200, { balance: 7 })
    await settled()
    vi.advanceTimersByTime(29_999)
    client.askAhead(operations.wallet, {})
    await settled()
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    void client.call(operations.wallet)
    await settled()
    expect(requests).toHaveLength(2)
  })

  it('does not outlive a write, begun before it or after it', async () => {
    const { client, requests } = await asked()
    nth(requests, 0).answer(200, { balance: 7 })
    await settled()
    const written = client.call(operations.createRedemption, { body: { offer: 'o' } })
    await settled()
    nth(requests, 1).answer(201, { id: 'r' })
    await written
    const called = client.call(operations.wallet)
    await settled()
    nth(requests, 2).answer(200, { balance: 5 })
    expect((await called).data.balance).toBe(5)
  })

  it('does not outlive the session', async () => {
    const { client, requests, session } = await asked()
    nth(requests, 0).answer(200, { balance: 7 })
    await settled()
    session.end()
    expect(await rejection(client.call(operations.wallet))).toMatchObject({ kind: 'session-ended' })
  })

  it('fails in silence, and for whoever waits for it', async () => {
    const { client, requests } = await asked()
    const told = vi.fn()
    client.onProblem(told)
    nth(requests, 0).fail(new TypeError('no network'))
    await settled()
    expect(told).not.toHaveBeenCalled()
    const called = client.call(operations.wallet)
    await settled()
    nth(requests, 1).answer(200, { balance: 7 })
    expect((await called).data.balance).toBe(7)
    client.askAhead(operations.wallet, {})
    const failed = rejection(client.call(operations.wallet))
    await settled()
    nth(requests, 2).answer(500)
    expect(await failed).toMatchObject({ kind: 'service' })
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is not asked where it makes no address, or is switched off', async () => {
    const { client, requests } = signedIn({ assumptions: { operations: { redemptions: false } } })
    client.askAhead(operations.redemptions, {})
    client.askAhead(operations.redemption, {})
    await settled()
    expect(requests).toEqual([])
  })
})
