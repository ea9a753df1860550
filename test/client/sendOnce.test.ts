import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { brokenBody, sent } from './sent.ts'
import { hour, nth, rejection, settled, signedIn, stage } from './stage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A body that never comes to an end. */
const endless = () => new ReadableStream()

describe('the status of a refusal stands when its body does not arrive', () => {
  it('because it breaks off', async () => {
    const { error, request } = await sent()
    request.respond(new Response(brokenBody(), { status: 400 }))
    expect(await error).toMatchObject({ kind: 'rejected', status: 400 })
  })
  it('in time', async () => {
    const { error, request } = await sent()
    request.respond(new Response(endless(), { status: 503 }))
    await settled()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await error).toMatchObject({ kind: 'service', status: 503 })
  })
  it('but not over the caller, who left', async () => {
    const controller = new AbortController()
    const { error, request } = await sent(controller.signal)
    request.respond(new Response(endless(), { status: 503 }))
    await settled()
    controller.abort()
    expect(await error).toMatchObject({ name: 'AbortError' })
  })
  it('nor over the end of the session', async () => {
    const { error, request, session } = await sent()
    request.respond(new Response(endless(), { status: 503 }))
    await settled()
    session.end()
    expect(await error).toMatchObject({ kind: 'session-ended', code: 'cut-off' })
  })
})

it('a success whose body does not arrive in time is no answer', async () => {
  const { error, request } = await sent()
  request.respond(new Response(endless()))
  await settled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await error).toMatchObject({ kind: 'timeout', status: null })
})

it('the body of the first 401 is not waited for', async () => {
  const { client, requests, refreshes } = signedIn()
  void client.call(operations.wallet).catch(() => {})
  await settled()
  nth(requests, 0).respond(new Response(endless(), { status: 401 }))
  await settled()
  nth(refreshes, 0).give(hour('second'))
  await settled()
  expect(requests.map(({ token }) => token)).toEqual(['tok', 'second'])
})

it('a caller who leaves while the token is fetched sends nothing', async () => {
  const { client, requests, refreshes } = stage()
  const controller = new AbortController()
  const error = rejection(client.call(operations.wallet, {}, { signal: controller.signal }))
  await settled()
  nth(refreshes, 0).give(hour('tok'))
  controller.abort()
  expect(await error).toMatchObject({ name: 'AbortError' })
  await settled()
  expect(requests).toEqual([])
})

describe('a path as base URL', () => {
  async function urlWith(baseUrl: string, origin: string | null) {
    if (origin !== null) vi.stubGlobal('location', { origin })
    const { client, requests } = signedIn({ baseUrl })
    void client.call(operations.wallet).catch(() => {})
    await settled()
    return nth(requests, 0).url
  }
  it('belongs to the page', async () => {
    expect(await urlWith('/xp', 'https://page.example')).toBe('https://page.example/xp/v1/wallet')
    expect(await urlWith('/', 'https://page.example')).toBe('https://page.example/v1/wallet')
  })
  it('is left to a fetch of the host’s own where no page is, or one without an origin', async () => {
    expect(await urlWith('/xp', null)).toBe('/xp/v1/wallet')
    expect(await urlWith('/xp', 'null')).toBe('/xp/v1/wallet')
  })
  it('is refused where neither is', async () => {
    const { client } = signedIn({ baseUrl: '/xp', fetch: undefined })
    expect(await rejection(client.call(operations.wallet))).toMatchObject({
      message: expect.stringContaining('baseUrl is a path, but there is no page') as string,
    })
  })
})
