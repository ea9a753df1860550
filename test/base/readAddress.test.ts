// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLoopback, originOf, pageOrigin, parseUrl, readAddress } from '../../src/base/index.ts'

afterEach(() => void vi.unstubAllGlobals())

const pageAt = (href: string) => vi.stubGlobal('location', new URL(href))
const withoutPage = () => vi.stubGlobal('location', undefined)

describe('an address that may carry a token', () => {
  it.each([
    ['https://service.example', 'https://service.example/', false],
    ['https://service.example:8443/v1?a=b', 'https://service.example:8443/v1?a=b', false],
    ['HTTPS://service.example', 'https://service.example/', false],
    ['http://localhost:3000/api', 'http://localhost:3000/api', false],
    ['http://member.localhost', 'http://member.localhost/', false],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/', false],
    ['http://127.1', 'http://127.0.0.1/', false],
    ['http://[::1]:8080', 'http://[::1]:8080/', false],
    ['/api/member-token', 'https://host.example/api/member-token', true],
    ['/', 'https://host.example/', true],
    ['//host.example/api', 'https://host.example/api', true],
    ['/a//b', 'https://host.example/a//b', true],
  ])('is %s', (text, href, isPath) => {
    pageAt('https://host.example/somewhere')
    const { url, isPath: isFound, problem } = readAddress(text) as Record<string, unknown>
    expect({ href: String(url), isPath: isFound, problem }).toEqual({ href, isPath, problem: undefined })
  })

  it.each([
    [undefined, 'is not a non-empty string'],
    [7, 'is not a non-empty string'],
    ['', 'is not a non-empty string'],
    ['/\\elsewhere.example', 'holds a backslash'],
    ['/\t/elsewhere.example', 'holds a backslash'],
    ['https://service.example/\u0000', 'holds a backslash'],
    [' https://service.example', 'holds a backslash'],
    ['//elsewhere.example', 'leads to another host'],
    ['///elsewhere.example', 'leads to another host'],
    ['/..//elsewhere.example', 'leads to another host'],
    ['//host.example//elsewhere.example', 'leads to another host'],
    ['//', 'leads to another host'],
    ['//user:password@host.example/api', 'holds credentials'],
    ['api/member-token', 'is neither https nor a path'],
    ['https://', 'is neither https nor a path'],
    ['ftp://service.example', 'is neither https nor a path'],
    ['javascript:alert(1)', 'is neither https nor a path'],
    ['https://user@service.example', 'holds credentials'],
    ['https://:password@service.example', 'holds credentials'],
    ['http://service.example', 'is http, which the network can read'],
    ['http://localhost.example', 'is http, which the network can read'],
    ['http://notlocalhost', 'is http, which the network can read'],
    ['http://128.0.0.1', 'is http, which the network can read'],
    ['http://127.0.0.1.example', 'is http, which the network can read'],
  ])('is not %j, which %s', (text, problem) => {
    pageAt('https://host.example/somewhere')
    expect(readAddress(text)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('is a path of a page that itself came by http', () => {
    pageAt('http://host.example/')
    expect(readAddress('/api')).toMatchObject({ isPath: true })
  })

  it.each([
    ['without a page', withoutPage],
    ['on a page without an origin', () => pageAt('data:text/html,')],
  ])('may be a path %s, too', (_, set) => {
    set()
    expect(pageOrigin()).toBeNull()
    expect(readAddress('/api')).toMatchObject({ isPath: true })
    expect(originOf('/api')).toBe(originOf('/elsewhere'))
  })

  it('never shows what it was in its problem: it may contain a password', () => {
    expect(JSON.stringify(readAddress('https://user:secret@service.example'))).not.toContain('secret')
  })
})

it('an origin is that of the page for a path, and its own for an address', () => {
  pageAt('https://host.example/somewhere')
  expect(pageOrigin()).toBe('https://host.example')
  expect(originOf('/api')).toBe('https://host.example')
  expect(originOf('https://service.example/v1')).toBe('https://service.example')
})

it('what is no address is null', () => {
  expect(parseUrl('no address')).toBeNull()
  expect(parseUrl('/a', 'https://host.example')?.href).toBe('https://host.example/a')
})

it.each([
  ['localhost', true],
  ['a.localhost', true],
  ['localhost.example', false],
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['127.0.0.1.example', false],
  ['a127.0.0.1', false],
  ['127.0.0.x', false],
  ['127.x.0.1', false],
  ['127.0.x.1', false],
  ['[::1]', true],
  ['[::2]', false],
])('%s stays on the machine: %s', (hostname, stays) => expect(isLoopback(hostname)).toBe(stays))
