import { describe, expect, it } from 'vitest'
import { buildPath, issuePath, issuesText, operationPath } from '../../src/client/prepareRequest.ts'
import { isExchangeEndpoint } from '../../src/client/isExchangeEndpoint.ts'
import { safeCause, withoutToken } from '../../src/client/sendRequest.ts'
import { type AssumptionsInput, mergeAssumptions, operations } from '../../src/contract/index.ts'
import { exchange } from '../../src/contract/organisation/index.ts'

const assume = (input: AssumptionsInput = {}) => mergeAssumptions(input)
const id = (value: unknown) => ({ params: { id: value } })

describe('the address of a request', () => {
  it('has its parameters in place, encoded', () => {
    expect(buildPath(operations.interest, assume(), id('int_1'))).toBe('/v1/interests/int_1')
    expect(buildPath(operations.submitIntake, assume(), id('a/b ?#%2eé'))).toBe(
      '/v1/interests/a%2Fb%20%3F%23%252e%C3%A9/intake',
    )
    expect(buildPath(operations.interest, assume(), id('...'))).toBe('/v1/interests/...')
    expect(buildPath(operations.wallet, assume(), {})).toBe('/v1/wallet')
  })

  it.each([
    ['', /too_small/],
    ['.', /params\.id is no path segment/],
    ['..', /params\.id is no path segment/],
    ['\uD800', /params\.id is no path segment/],
    [7, /params: id: invalid_type/],
    [undefined, /params: id: invalid_type/],
  ])('has no segment %j', (value, fault) => {
    expect(() => buildPath(operations.interest, assume(), id(value))).toThrow(fault)
  })

  it('asks a list for pages of the assumed size and names, and nothing else for any', () => {
    expect(buildPath(operations.offers, assume(), {})).toBe('/v1/offers?limit=100')
    expect(buildPath(operations.offers, assume(), { query: { limit: 5, cursor: 'a b' } })).toBe(
      '/v1/offers?limit=5&cursor=a+b',
    )
    expect(buildPath(operations.offers, assume(), { query: { limit: undefined, cursor: undefined } })).toBe(
      '/v1/offers?limit=100',
    )
    expect(
      buildPath(operations.offers, assume({ paging: { limit: 'take', cursor: 'after', size: 7 } }), {
        query: { cursor: 'c' },
      }),
    ).toBe('/v1/offers?after=c&take=7')
    expect(() => buildPath(operations.wallet, assume(), { query: { limit: 5 } })).toThrow(
      /query: \(root\): unrecognized_keys/,
    )
  })

  it('carries a search by the name that the assumptions give, and none without', () => {
    const query = { search: 'são paulo', limit: 5 }
    expect(buildPath(operations.offers, assume({ offerSearch: { parameter: 'q' } }), { query })).toBe(
      '/v1/offers?limit=5&q=s%C3%A3o+paulo',
    )
    expect(() => buildPath(operations.offers, assume(), { query })).toThrow(/name no parameter for a search/)
    expect(() => buildPath(operations.redemptions, assume(), { query })).toThrow(
      /query: \(root\): unrecognized_keys/,
    )
  })

  it('leaves what it was given as it was', () => {
    const query = { cursor: 'c' }
    buildPath(operations.offers, assume(), { query })
    expect(query).toEqual({ cursor: 'c' })
  })

  it('is where the assumptions move the operation to, and nowhere for another', () => {
    const moved = assume({ operations: { redemption: { path: '/v2/bookings/{id}' } } })
    expect(operationPath(operations.redemption, moved)).toBe('/v2/bookings/{id}')
    expect(operationPath(operations.redemptions, moved)).toBe('/v1/redemptions')
    expect(buildPath(operations.redemption, moved, id('r'))).toBe('/v2/bookings/r')
  })

  it.each([
    'v2/{id}',
    '//host/{id}',
    '/\\host/{id}',
    '/v2/{id}?x',
    '/v2/{id}#x',
    '/v2/{id} ',
    '/v2\\{id}',
    '/v2',
    '/v2/{other}',
    '/v2/{id}/{id}',
    '',
  ])('is never %j', (path) => {
    const moved = () => operationPath(operations.redemption, assume({ operations: { redemption: { path } } }))
    expect(moved).toThrow(/assumptions\.operations\.redemption\.path does not fit/)
    expect(moved).toThrow(TypeError)
  })

  it('is never that of the exchange', () => {
    expect(() => operationPath(exchange, assume())).toThrow(/asked to call the exchange endpoint/)
  })
})

describe('the exchange endpoint', () => {
  it.each([
    '/v1/auth/exchange',
    'https://host.example/v1/auth/exchange',
    '/xp/v1/auth/exchange/',
    '/V1/Auth/EXCHANGE',
    '/v1/%61uth/exchange',
    '/v1/%2561uth/exchange',
    '/v1//auth\\exchange',
    '/v1/x/../auth/exchange',
    '/v1/./auth/exchange',
    '/v1/auth;a=b/exchange;c',
    '/v1/auth/exchange?x#y',
    '/v1/auth/ex%09change',
    '/v1/auth%2Fexchange',
    'http://%zz/v1/auth/exchange',
    'https://[/v1/auth/exchange',
    'http://[/v1/auth/exchange',
    '/v1/x/%252e%252e/auth/exchange',
    '/v1/%252e/auth/exchange',
    'https://service.example//v1//auth\\exchange',
  ])('is known as %s', (url) => expect(isExchangeEndpoint(url)).toBe(true))
  it.each([
    '/v1/auth',
    '/auth/exchange',
    '/v1/auth/exchanges',
    '/v1/auth/exchange/more',
    '/v1/auth/exchange/%252e%252e',
    '/v1/auth/../exchange',
    '/api/member-token',
    '',
    '/v1/authexchange',
  ])('is not %j', (url) => expect(isExchangeEndpoint(url)).toBe(false))
})

describe('what an error says of an input', () => {
  it('is where and what, without a value', () => {
    expect(
      issuesText([
        { code: 'invalid_type', path: ['intake', 'dates', 0] },
        { code: 'unrecognized_keys', path: [] },
      ]),
    ).toBe('intake.dates.0: invalid_type, (root): unrecognized_keys')
    expect(issuePath({ code: 'custom', path: [] })).toBe('(root)')
  })
})

describe('the cause of a network error', () => {
  const cause = (error: unknown, isSensitive = false) => {
    const { name, message } = safeCause(error, 'tok', isSensitive)
    return `${name}: ${message}`
  }
  const coded = (code: unknown) => Object.assign(new Error('connect'), { code })

  it('keeps name, text and the system’s code, from the error or from its cause', () => {
    expect(cause(new TypeError('failed'))).toBe('TypeError: failed')
    expect(cause(coded('ECONNRESET'))).toBe('Error: connect (ECONNRESET)')
    expect(cause(new TypeError('failed', { cause: coded('UND_ERR_2') }))).toBe(
      'TypeError: failed (UND_ERR_2)',
    )
    expect(cause(Object.assign(new TypeError('failed', { cause: 'text' }), { code: 'OUTER' }))).toBe(
      'TypeError: failed (OUTER)',
    )
  })

  it.each([['lower'], ['A'.repeat(41)], ['A B'], [7], [' A'], ['']])(
    'leaves out a code that is none: %j',
    (code) => expect(cause(coded(code))).toBe('Error: connect'),
  )

  it('holds neither the token, nor a name that is none, nor the text of a sensitive operation', () => {
    expect(cause(new Error('Bearer tok, tok'))).toBe('Error: Bearer [token], [token]')
    expect(withoutToken('a tok b tok', 'tok')).toBe('a [token] b [token]')
    for (const name of ['x y', '', '1', 'A'.repeat(41)])
      expect(cause(Object.assign(new Error('t'), { name }))).toBe('Error: t')
    expect(cause(Object.assign(new Error('t'), { name: 'A'.repeat(40) }))).toBe(`${'A'.repeat(40)}: t`)
    expect(cause(Object.assign(new Error('what was typed'), { code: 'EPIPE' }), true)).toBe(
      'Error: text left out: it may quote what was typed (EPIPE)',
    )
    expect(cause('tok')).toBe('Error: fetch failed with a value that is no error')
  })
})
