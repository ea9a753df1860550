import { describe, expect, it } from 'vitest'
import { type ExperienceClientOptions, isExperienceError } from '../../src/client/index.ts'
import { readCustomHeaders } from '../../src/client/readCustomHeaders.ts'
import { operations } from '../../src/contract/index.ts'
import { rejection, settled, signedIn } from './stage.ts'

describe('the idempotency key', () => {
  async function keyHeaders(
    assumptions: ExperienceClientOptions['assumptions'] = {},
    headers: ExperienceClientOptions['headers'] = {},
  ) {
    const { client, requests } = signedIn({
      assumptions: { operations: { acceptTerms: true }, ...assumptions },
      headers,
    })
    const options = { idempotencyKey: 'key-1' }
    void client.call(operations.createInterest, { body: { offer: 'o' } }, options)
    void client.call(operations.sendMessage, { params: { id: 'c' }, body: { message: 'm' } }, options)
    void client.call(operations.createRedemption, { body: { offer: 'o' } }, options)
    void client.call(operations.submitFeedback, { params: { id: 'r' }, body: { rating: 1 } }, options)
    void client.call(operations.acceptTerms, { body: { type: 't', version: 'v' } }, options)
    void client.call(operations.wallet, {}, options)
    await settled()
    return requests.map((request) => request.headers.get(assumptions.idempotencyHeader ?? 'idempotency-key'))
  }

  it('goes only with the operations that take one', async () => {
    expect(await keyHeaders()).toEqual(['key-1', 'key-1', 'key-1', null, null, null])
  })
  it('is left out where the assumptions say so, and renamed', async () => {
    expect(
      await keyHeaders({ idempotentWrites: { createRedemption: false }, idempotencyHeader: 'X-Once' }),
    ).toEqual(['key-1', 'key-1', null, null, null, null])
  })
  it('is ours alone: a custom header of that name is dropped', async () => {
    expect(await keyHeaders({}, { 'Idempotency-Key': 'theirs' })).toEqual([
      'key-1',
      'key-1',
      'key-1',
      null,
      null,
      null,
    ])
  })

  it.each([
    ['', false],
    ['k', true],
    ['k'.repeat(255), true],
    ['k'.repeat(256), false],
    ['kéy', false],
    ['\u0000', false],
    ['a\nb', false],
  ])('has 1 to 255 characters that a header can carry: %j', async (idempotencyKey, isGood) => {
    const { client, requests } = signedIn()
    const call = client
      .call(operations.createInterest, { body: { offer: 'o' } }, { idempotencyKey })
      .catch((error: unknown) => error)
    await settled()
    expect(requests).toHaveLength(isGood ? 1 : 0)
    if (isGood) return
    expect(isExperienceError(await call, 'invalid-request')).toBe(true)
    expect(String(await call)).toContain('the idempotency key is not 1 to 255 characters of ASCII')
  })

  it.each(['Authorization', 'X-API-Key', 'accept', 'Content-Type', '', 'a b'])(
    'cannot travel as %j',
    (name) =>
      expect(() => signedIn({ assumptions: { idempotencyHeader: name } })).toThrow(
        'assumptions.idempotencyHeader is no free header name.',
      ),
  )
})

describe('custom headers', () => {
  it('go along, read at each request; ours win', async () => {
    let count = 0
    const { client, requests } = signedIn({
      headers: () => ({ 'X-Trace': String((count += 1)), ACCEPT: 'text/html' }),
    })
    void client.call(operations.wallet)
    void client.call(operations.wallet)
    await settled()
    expect(requests.map(({ headers }) => [headers.get('x-trace'), headers.get('accept')])).toEqual([
      ['1', 'application/json'],
      ['2', 'application/json'],
    ])
  })

  it.each(['Authorization', 'authorization', 'AUTHORIZATION', 'x-api-key', 'X-API-Key', 'X-Api-Key'])(
    'refuse %s at creation, without its value',
    (name) => {
      expect(() => signedIn({ headers: { [name]: 'SECRET' } })).toThrow(
        /^@experience-program\/react: headers holds /,
      )
      expect(() => signedIn({ headers: { [name]: 'SECRET' } })).not.toThrow(/SECRET/)
      expect(() => signedIn({ headers: new Headers({ [name]: 'SECRET' }) as never })).toThrow(TypeError)
    },
  )

  it('refuse it from a function at the request, before anything is sent', async () => {
    const { client, requests } = signedIn({ headers: () => ({ 'X-Api-Key': 'SECRET' }) })
    const error = await rejection(client.call(operations.wallet))
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).not.toContain('SECRET')
    expect(requests).toHaveLength(0)
  })

  it('refuse a value that no header can carry, without quoting it; what the host’s function throws is the host’s', () => {
    for (const bad of [{ 'X-Note': 'SECRET\nline\u0000' }, () => ({ 'X-Note': 'SECRET\u0000' })]) {
      expect(() => readCustomHeaders(bad)).toThrow('A custom header cannot be sent.')
      expect(() => readCustomHeaders(bad)).not.toThrow(/SECRET/)
    }
    expect(() => signedIn({ headers: { 'X-Note': 'SECRET\nline' } })).toThrow(
      'A custom header cannot be sent.',
    )
    for (const own of [new Error('theirs'), new TypeError('Cannot read properties of null')]) {
      const throwing = () => {
        throw own
      }
      expect(() => readCustomHeaders(throwing)).toThrow(own)
    }
  })
})
