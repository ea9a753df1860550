import { expect, it } from 'vitest'
import { allows, readPolicy, sourcesOf } from '../../src/doctor/page/policy.ts'

const page = new URL('https://host.example/rewards')

it.each([
  ["'self'", 'https://host.example/a.js', true],
  ["'self'", 'https://other.example/a.js', false],
  ["'none'", 'https://host.example/a.js', false],
  ['*', 'https://other.example/a.js', true],
  ['https:', 'https://other.example/a.js', true],
  ['https:', 'http://other.example/a.js', false],
  ['cdn.example', 'https://cdn.example/a.js', true],
  ['cdn.example', 'https://cdn.example.evil.example/a.js', false],
  ['cdn.example', 'https://evilcdn.example/a.js', false],
  ['*.example', 'https://cdn.example/a.js', true],
  ['*.cdn.example', 'https://cdn.example/a.js', false],
  ['https://cdn.example:8443', 'https://cdn.example/a.js', false],
  ['http://127.0.0.1:*', 'http://127.0.0.1:4010/v1', true],
  ['https://cdn.example/scripts/', 'https://cdn.example/scripts/a.js', true],
  ['https://cdn.example/scripts/', 'https://cdn.example/a.js', false],
  ['https://cdn.example/a.js', 'https://cdn.example/a.js', true],
  ["'nonce-made-up'", 'https://anywhere.example/a.js', true],
  ["'nonce-other'", 'https://anywhere.example/a.js', false],
  ["'strict-dynamic' 'nonce-other' https:", 'https://anywhere.example/a.js', false],
  ["'strict-dynamic' 'nonce-made-up'", 'https://anywhere.example/a.js', true],
  ["'strict-dynamic' 'sha256-AAAA'", 'https://anywhere.example/a.js', true],
])('%s says of %s: %s', (sources, address, isAllowed) => {
  expect(allows(sources.split(' '), { page, address: new URL(address), nonce: 'made-up' })).toBe(isAllowed)
})

it('takes the directive that is nearest, and the first of two', () => {
  const policy = readPolicy(
    "default-src 'none'; SCRIPT-SRC a.example; script-src b.example; style-src-elem c.example",
  )
  expect(sourcesOf(policy, 'script')).toEqual(['script-src', ['a.example']])
  expect(sourcesOf(policy, 'style')).toEqual(['style-src-elem', ['c.example']])
  expect(sourcesOf(policy, 'connect')).toEqual(['default-src', ["'none'"]])
  expect(sourcesOf(readPolicy('base-uri x'), 'connect')).toBeNull()
})
