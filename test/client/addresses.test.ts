import { expect, it } from 'vitest'
import { isExchangeEndpoint } from '../../src/client/isExchangeEndpoint.ts'
import { isLoopback } from '../../src/base/index.ts'
import { normalizeBaseUrl } from '../../src/client/createExperienceClient.ts'

it.each([
  '/v1/auth/exchange',
  '/v1/x/%252e%252e/auth/exchange',
  '/v1/%252e/auth/exchange',
  'https://service.example//v1//auth\\exchange',
  'http://[/v1/auth/exchange',
])('%s is the exchange endpoint', (url) => {
  expect(isExchangeEndpoint(url)).toBe(true)
})
it.each(['/v1/auth/exchange/more', '/v1/auth', '/auth/exchange', '/v1/auth/exchange/%252e%252e', ''])(
  '%j is not',
  (url) => {
    expect(isExchangeEndpoint(url)).toBe(false)
  },
)

it.each([
  ['localhost', true],
  ['127.10.20.30', true],
  ['[::1]', true],
  ['x127.0.0.1', false],
  ['127.0.0.1.example', false],
  ['localhost.example', false],
])('%s stays on the machine: %s', (hostname, stays) => expect(isLoopback(hostname)).toBe(stays))

it.each([
  ['', 'is not a non-empty string'],
  ['https://user@service.example', 'holds credentials'],
  ['https://:hunter2@service.example', 'holds credentials'],
  ['/x?y', 'holds a query or a fragment'],
  ['/\t/other.example', 'holds a backslash, a space or a control character'],
  ['//other.example', 'leads to another host'],
  ['ftp://service.example', 'is neither https nor a path'],
  ['nonsense', 'is neither https nor a path'],
])('a base URL %j is refused because it %s', (given, fault) =>
  expect(() => normalizeBaseUrl(given)).toThrow(`baseUrl ${fault}.`),
)

it.each([
  ['/xp//v1//', '/xp'],
  ['/xp/v1/v2', '/xp/v1/v2'],
  ['https://service.example//', 'https://service.example'],
])('%s is kept as %s', (given, kept) => expect(normalizeBaseUrl(given)).toBe(kept))
