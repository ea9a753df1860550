import { afterEach, describe, expect, it, vi } from 'vitest'
import { encodeBody, isExperienceError } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { exchange } from '../../src/contract/organisation/index.ts'
import { nth, rejection, settled, signedIn } from './stage.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('every request', () => {
  it('omits credentials, refuses redirects, is not stored, sends no referrer, and asks for JSON', async () => {
    const { client, requests } = signedIn()
    void client.call(operations.wallet)
    await settled()
    const { url, init, headers } = nth(requests, 0)
    expect(url).toBe('https://service.example/v1/wallet')
    expect(init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      body: null,
    })
    expect(Object.fromEntries(headers)).toEqual({ accept: 'application/json', authorization: 'Bearer tok' })
  })

  it('gives data, request id and status', async () => {
    const { client, requests } = signedIn()
    const call = client.call(operations.wallet)
    await settled()
    nth(requests, 0).answer(201, { balance: 3 }, { 'X-Request-Id': 'req-1' })
    expect(await call).toEqual({ data: { balance: 3 }, requestId: 'req-1', status: 201, dropped: [] })
  })

  it('gives null for a request id that is absent or hidden', async () => {
    const { client, requests } = signedIn()
    const call = client.call(operations.wallet)
    await settled()
    nth(requests, 0).answer(200)
    expect((await call).requestId).toBe(null)
  })

  it('goes to the page’s own origin for a path, whatever its base URL', async () => {
    vi.stubGlobal('location', { origin: 'https://shop.example' })
    const { client, requests } = signedIn({ baseUrl: '/xp/' })
    void client.call(operations.wallet)
    await settled()
    expect(nth(requests, 0).url).toBe('https://shop.example/xp/v1/wallet')
  })

  it('is refused for a path where there is no page', async () => {
    const { client } = signedIn({ baseUrl: '/xp', fetch: undefined })
    expect(await rejection(client.call(operations.wallet))).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('absolute URL') as string,
    })
  })

  it('uses the global fetch of the moment', async () => {
    const { client } = signedIn({ fetch: undefined })
    const fetch = vi.fn(() => Promise.resolve(Response.json({ balance: 1 })))
    vi.stubGlobal('fetch', fetch)
    await client.call(operations.wallet)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('the address', () => {
  it.each(['', '.', '..', '\ud800'])('refuses the path parameter %j before anything is sent', async (id) => {
    const { client, requests } = signedIn()
    expect(
      isExperienceError(
        await rejection(client.call(operations.interest, { params: { id } })),
        'invalid-request',
      ),
    ).toBe(true)
    expect(requests).toHaveLength(0)
  })

  it('is never the exchange endpoint', async () => {
    const { client, requests } = signedIn({
      assumptions: { operations: { offers: { path: '/v1/auth/exchange' } } },
    })
    expect(await rejection(client.call(operations.offers))).toMatchObject({
      message: expect.stringContaining('exchange') as string,
    })
    expect(await rejection(client.call(exchange, { body: { externalUserID: 'u' } }))).toMatchObject({
      message: expect.stringContaining('exchange') as string,
    })
    expect(requests).toHaveLength(0)
  })
})

describe('an operation that is switched off', () => {
  it('is not enabled, and is refused before anything is sent', async () => {
    const { client, requests } = signedIn({
      assumptions: { operations: { conversations: false, ledger: true } },
    })
    expect(
      [operations.conversations, operations.ledger, operations.offer, operations.wallet].map((operation) =>
        client.isEnabled(operation),
      ),
    ).toEqual([false, true, false, true])
    expect(await rejection(client.call(operations.conversations))).toMatchObject({
      kind: 'invalid-request',
      code: 'operation-off',
      message: expect.stringContaining('the assumptions switch this operation off') as string,
    })
    expect(requests).toHaveLength(0)
  })
})

describe('the body', () => {
  it('is parsed strictly before anything is sent; the error lists paths and codes, never values', async () => {
    const { client, requests } = signedIn()
    const body = { adults: 'ALLERGIC TO NUTS', 'secret answer': 'PEANUTS' } as never
    const error = await rejection(client.call(operations.submitIntake, { params: { id: 'i' }, body }))
    expect(error).toMatchObject({
      kind: 'invalid-request',
      operation: 'submitIntake',
      message: expect.stringContaining('adults: invalid_type') as string,
    })
    expect(String(error)).not.toMatch(/NUTS|secret answer/)
    expect(requests).toHaveLength(0)
  })

  it('is sent as JSON, or as bytes just as they are', async () => {
    const { client, requests } = signedIn()
    const bytes = encodeBody(operations.sendMessage, { message: 'Zoë' })
    void client.call(operations.sendMessage, { params: { id: 'c' }, bytes })
    void client.call(operations.sendMessage, { params: { id: 'c' }, body: { message: 'Zoë' } })
    await settled()
    expect(nth(requests, 0).init.body).toBe(bytes)
    expect(new TextDecoder().decode(nth(requests, 1).init.body as Uint8Array)).toBe('{"message":"Zoë"}')
    expect(nth(requests, 0).headers.get('content-type')).toBe('application/json')
  })

  it('is refused by an operation that takes none, and missed by one that needs it', async () => {
    const { client } = signedIn()
    expect(await rejection(client.call(operations.wallet, { body: {} } as never))).toMatchObject({
      kind: 'invalid-request',
    })
    // @ts-expect-error the body is required
    expect(await rejection(client.call(operations.createRedemption, {}))).toMatchObject({
      kind: 'invalid-request',
    })
    expect(() => encodeBody(operations.wallet, undefined)).toThrow(/takes no body/)
  })

  it('types what each operation needs', () => {
    const { client } = signedIn()
    const never = () => {
      // @ts-expect-error params are required
      void client.call(operations.interest)
      // @ts-expect-error a body whose keys are all optional is required all the same
      void client.call(operations.submitIntake, { params: { id: 'i' } })
      // @ts-expect-error body and bytes exclude each other
      void client.call(operations.createRedemption, { body: { offer: 'o' }, bytes: new Uint8Array() })
      // @ts-expect-error no such query
      void client.call(operations.wallet, { query: { limit: 1 } })
      // @ts-expect-error sensitive answers fit no other operation
      void client.call(operations.createInterest, { body: { offer: 'o', dietary: 'x' } })
    }
    expect(never).toBeTypeOf('function')
  })
})
