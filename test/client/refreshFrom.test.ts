import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isExperienceError, refreshFrom } from '../../src/client/index.ts'
import { hour, rejection } from './stage.ts'

const request = () => ({ reason: 'missing' as const, signal: new AbortController().signal })
const answering = (answer: () => Response) => vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer()))

describe('refreshFrom', () => {
  it('posts without a body, with same-origin cookies, uncached, following no redirect', async () => {
    const fetch = answering(() => Response.json(hour('a')))
    const { signal } = request()
    expect(await refreshFrom('/api/member-token', { fetch })({ reason: 'missing', signal })).toEqual(
      hour('a'),
    )
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/member-token')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    expect(init?.body).toBeUndefined()
  })

  it('sends cookies to another origin, and headers read at each refresh, where asked', async () => {
    const fetch = answering(() => Response.json(hour('a')))
    let csrf = 1
    const refresh = refreshFrom('https://backend.example/token', {
      fetch,
      credentials: 'include',
      headers: () => ({ 'X-CSRF': String(csrf++) }),
    })
    await refresh(request())
    await refresh(request())
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-csrf'))).toEqual(['1', '2'])
    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('include')
  })

  it('answers null to 401: signed out', async () => {
    expect(
      await refreshFrom('/t', { fetch: answering(() => new Response(null, { status: 401 })) })(request()),
    ).toBe(null)
  })

  it.each([
    [500, 'service'],
    [403, 'permission'], // a firewall, a stale CSRF token: not the backend's word that nobody is signed in
    [404, 'not-found'],
    [429, 'rate-limit'],
    [302, 'invalid-response'],
  ])('rejects on %i with kind %s', async (status, kind) => {
    const error = await rejection(
      refreshFrom('/t', { fetch: answering(() => new Response('SECRET', { status })) })(request()),
    )
    expect(error).toMatchObject({ kind, status, code: 'refresh-failed' })
    expect(JSON.stringify(error) + String(error)).not.toContain('SECRET')
  })

  it('rejects what is no JSON, without quoting it', async () => {
    const error = await rejection(
      refreshFrom('/t', { fetch: answering(() => new Response('{"accessToken":"SECRET"')) })(request()),
    )
    expect(isExperienceError(error, 'invalid-response')).toBe(true)
    expect((error as Error).cause).toBeUndefined()
    expect(String(error)).not.toContain('SECRET')
  })

  it('rejects a broken network with kind network, and an abort with AbortError', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await rejection(refreshFrom('/t', { fetch })(request()))).toMatchObject({ kind: 'network' })
    const signal = AbortSignal.abort()
    expect(await rejection(refreshFrom('/t', { fetch })({ reason: 'missing', signal }))).toMatchObject({
      name: 'AbortError',
    })
  })

  it.each([
    'https://service.example/v1/auth/exchange',
    '/v1/auth/exchange',
    'v1/auth/exchange',
    '/xp/v1/auth/exchange',
    'https://service.example/V1/Auth/EXCHANGE',
    '//service.example/v1/auth/exchange',
    'https://service.example//v1///auth//exchange//',
    'https://service.example/v1\\auth\\exchange',
    'https://service.example/v1/auth/exchange/',
    'https://service.example/v1/auth/exchange?x=1',
    'https://service.example/v1/auth/exchange#x',
    'https://service.example/v1/auth/./exchange',
    'https://service.example/v1/other/../auth/exchange',
    'https://service.example/v1/auth/other/%2e%2e/exchange',
    'https://service.example/v1/%61uth/exchange',
    'https://service.example/v1/auth/%65%78%63hange',
    'https://service.example/v1/%2561uth/exchange',
    'https://service.example/v1%2Fauth%2fexchange',
    'https://service.example/v1%252Fauth%252fexchange',
    'https://service.example/v1/auth/exchange%2F',
    'https://service.example/v1/auth/exchange;jsessionid=1',
    'https://service.example/v1/auth/exchange%3Fx=1',
    'https://service.example/v1/auth/exchange%20',
    ' https://service.example/v1/auth/ex\nchange',
  ])('refuses the exchange endpoint, spelt %j', (url) => {
    expect(() => refreshFrom(url)).toThrow(TypeError)
    expect(() => refreshFrom(url)).toThrow(/exchange endpoint/)
    if (URL.canParse(url)) expect(() => refreshFrom(new URL(url))).toThrow(/exchange endpoint/)
  })

  it.each([
    '/api/auth/exchange',
    '/v1/auth/exchanges',
    '/v1/auth',
    '/exchange',
    'https://acme.example/token?from=/v1/auth/exchange',
  ])('accepts %s', (url) => expect(refreshFrom(url)).toBeTypeOf('function'))

  it.each([
    ['http://backend.example/token', 'is http, which the network can read'],
    ['ftp://backend.example/token', 'is neither https nor a path'],
    ['ftp://localhost:3000/token', 'is neither https nor a path'],
    ['javascript:x', 'is neither https nor a path'],
    ['token', 'is neither https nor a path'],
    ['', 'is not a non-empty string'],
    ['//elsewhere.example/token', 'leads to another host'],
    ['/../..//elsewhere.example/token', 'leads to another host'],
    ['/\\elsewhere.example/token', 'holds a backslash, a space or a control character'],
    ['\\\\elsewhere.example/token', 'holds a backslash, a space or a control character'],
    ['/\t/elsewhere.example/token', 'holds a backslash, a space or a control character'],
    ['https://backend.example/\ntoken', 'holds a backslash, a space or a control character'],
    [' /token', 'holds a backslash, a space or a control character'],
    ['https://hunter2@backend.example/token', 'holds credentials'],
    ['https://:hunter2@backend.example/token', 'holds credentials'],
    ['https://hunter2:x@localhost/token', 'holds credentials'],
  ])('refuses the address %j: it %s', (url, problem) => {
    const refuse = () => refreshFrom(url)
    expect(refuse).toThrow(TypeError)
    expect(refuse).toThrow(
      `@experience-program/react: The address of refreshFrom ${problem}. Whoever answers there decides whose token this page uses. Pass a path of your own origin, such as '/api/member-token', or an https address.`,
    )
    expect(refuse).not.toThrow(/hunter2/)
  })

  it.each(['http://localhost:3000/token', 'https://backend.example/token', '/token?tenant=a%2F/b'])(
    'accepts %s',
    (url) => expect(refreshFrom(url)).toBeTypeOf('function'),
  )

  it('resolves a path against the origin of the page, whatever its base element says', async () => {
    vi.stubGlobal('location', { origin: 'https://shop.example' })
    onTestFinished(() => void vi.unstubAllGlobals())
    const fetch = answering(() => Response.json(hour('a')))
    await refreshFrom('/api/member-token?tenant=a', { fetch })(request())
    await refreshFrom('https://Backend.example:443/token', { fetch })(request())
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://shop.example/api/member-token?tenant=a',
      'https://backend.example/token',
    ])
  })

  it('says what went wrong, and asks for JSON', async () => {
    const said = async (answer: () => Response) =>
      String(await rejection(refreshFrom('/t', { fetch: answering(answer) })(request())))
    expect(await said(() => new Response('', { status: 500 }))).toContain(
      'the refresh request to your backend was answered with status 500.',
    )
    expect(await said(() => new Response('no'))).toContain('was answered with something that is no JSON.')
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(String(await rejection(refreshFrom('/t', { fetch })(request())))).toContain(
      'got no complete answer.',
    )
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json')
  })

  it('quotes no header of the host that cannot be sent, and gives on what its function throws', async () => {
    const fetch = answering(() => Response.json(hour('a')))
    const rejected = (headers: NonNullable<Parameters<typeof refreshFrom>[1]>['headers']) =>
      rejection(refreshFrom('/t', { fetch, headers })(request()))
    for (const headers of [{ 'x-csrf': 'SEC\nRET' }, () => ({ 'x-csrf': 'SEC\nRET' })]) {
      const error = await rejected(headers)
      expect(String(error)).toMatch(/^TypeError: .*A custom header cannot be sent\./)
      expect(inspect(error)).not.toContain('SEC')
    }
    const own = new TypeError('Cannot read properties of null')
    expect(
      await rejected(() => {
        throw own
      }),
    ).toBe(own)
    expect(fetch).not.toHaveBeenCalled()
  })
})
