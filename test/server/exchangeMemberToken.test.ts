import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import {
  createSandbox,
  defaultOrganisation,
  sandboxMembers,
  type ScenarioSettings,
} from '../../src/sandbox/index.ts'
import { ExchangeError, type ExchangeConnection, exchangeMemberToken } from '../../src/server/index.ts'

const orgApiKey = defaultOrganisation.keys.SANDBOX
const member = { externalUserID: sandboxMembers.fresh, displayName: 'Noor Idris' }

function connect(scenario: ScenarioSettings = {}, connection: Partial<ExchangeConnection> = {}) {
  const sandbox = createSandbox({ scenario, now: () => Date.parse('2026-11-21T10:00:00Z') })
  return {
    sandbox,
    connection: { baseUrl: sandbox.baseUrl, orgApiKey, fetch: sandbox.fetch, attempts: 1, ...connection },
  }
}

async function failureOf(call: Promise<unknown>): Promise<ExchangeError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ExchangeError)
  return error as ExchangeError
}

test('gives a grant that the Service takes', async () => {
  const { connection, sandbox } = connect()
  const grant = await exchangeMemberToken(connection, member)
  expect(grant.expiresAt).toBe('2026-11-21T10:15:00.000Z')
  const headers = { authorization: `Bearer ${grant.accessToken}` }
  expect((await sandbox.fetch(`${sandbox.baseUrl}/v1/wallet`, { headers })).status).toBe(200)
})

test('says who the member is, with the address at which the concierge can answer', async () => {
  const bodies: unknown[] = []
  const { connection, sandbox } = connect()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    bodies.push(await request.clone().json())
    return sandbox.fetch(request)
  }
  const whole = { ...member, email: 'noor@example.test', tier: 'GOLD' }
  await exchangeMemberToken({ ...connection, fetch }, whole)
  expect(bodies).toEqual([whole])
})

test('replays the grant for the same idempotency key', async () => {
  const { connection, sandbox } = connect()
  const run = () => exchangeMemberToken(connection, member, { idempotencyKey: 'k1' })
  expect(await run()).toEqual(await run())
  expect(sandbox.log.map(({ replayed }) => replayed)).toEqual([false, true])
  expect(
    (await failureOf(exchangeMemberToken(connection, { externalUserID: 'other' }, { idempotencyKey: 'k1' })))
      .kind,
  ).toBe('conflict')
})

test.each([
  'https://host.test',
  'https://host.test/',
  'https://host.test/v1',
  'https://host.test/xp/v1/',
  'http://localhost:4010',
  'http://127.0.0.1:4010',
  'http://[::1]:4010',
])('accepts the base URL %s', async (baseUrl) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ accessToken: 'x', expiresAt: '2026-11-21T10:00:00Z' })),
  )
  await exchangeMemberToken({ baseUrl, orgApiKey, fetch }, member)
  const expected = `${baseUrl.replace(/\/$/, '').replace(/\/v1$/, '')}/v1/auth/exchange`
  expect(fetch.mock.calls[0]?.[0]).toBe(expected)
})

test.each([
  '',
  '/xp',
  'http://host.test',
  'ftp://host.test',
  'https://user:secret@host.test',
  'https://host.test?x=secret',
  'http://127.0.0.1.evil.test',
])('refuses the base URL "%s" before anything is sent, without repeating it', async (baseUrl) => {
  const { connection, sandbox } = connect({}, { baseUrl })
  const error = await exchangeMemberToken(connection, member).catch((reason: unknown) => reason as Error)
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toMatch(/^TypeError: @experience-program\/react: baseUrl /)
  expect(String(error)).not.toContain('secret')
  expect(sandbox.log).toEqual([])
})

test.each(['', 'a key', 'key\nx-other: 1'])('refuses the key %j without repeating it', async (wrongKey) => {
  const { connection } = connect({}, { orgApiKey: wrongKey })
  const error = await exchangeMemberToken(connection, member).catch((reason: unknown) => reason as Error)
  expect(String(error)).toMatch(/orgApiKey/)
  if (wrongKey !== '') expect(inspect(error, { depth: 9 })).not.toContain(wrongKey)
})

test('refuses a member without an id and one with an unknown key', async () => {
  const { connection } = connect()
  await expect(exchangeMemberToken(connection, { externalUserID: '' })).rejects.toThrow(TypeError)
  await expect(exchangeMemberToken(connection, { ...member, ...{ password: 'x' } })).rejects.toThrow(
    TypeError,
  )
})

test.each([
  [401, 'authentication'],
  [403, 'permission'],
  [409, 'conflict'],
  [422, 'rejected'],
  [429, 'rate-limit'],
  [500, 'service'],
  [503, 'service'],
  ['empty-body', 'invalid-response'],
  ['wrong-shape', 'invalid-response'],
  ['truncated', 'invalid-response'],
  ['html', 'invalid-response'],
  ['network', 'network'],
  ['lost-answer', 'network'],
] as const)('tells %s as %s, once, with the reference', async (kind, expected) => {
  const { connection, sandbox } = connect({ failures: [{ kind, operation: 'exchange', retryAfter: 7 }] })
  const error = await failureOf(exchangeMemberToken(connection, member))
  expect(error.kind).toBe(expected)
  expect(error.requestId).toBe(
    kind === 'network' || kind === 'lost-answer' ? null : sandbox.log[0]?.requestId,
  )
  expect(error.retryAfterMs).toBe(typeof kind === 'number' ? 7_000 : null)
  expect(sandbox.log.length).toBe(1)
})

test('times out', async () => {
  const { connection } = connect({ failures: [{ kind: 'hang', operation: 'exchange' }] }, { timeoutMs: 1 })
  expect((await failureOf(exchangeMemberToken(connection, member))).kind).toBe('timeout')
})

test('ends with the caller’s abort', async () => {
  const { connection } = connect({ failures: [{ kind: 'hang', operation: 'exchange' }] })
  const givenUp = new AbortController()
  const call = exchangeMemberToken(connection, member, { signal: givenUp.signal })
  givenUp.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('does not follow a redirect', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(null, { status: 307, headers: { location: 'https://elsewhere.test' } })),
  )
  const { connection } = connect({}, { fetch })
  expect((await failureOf(exchangeMemberToken(connection, member))).kind).toBe('invalid-response')
  expect(fetch.mock.calls.map(([, init]) => init.redirect)).toEqual(['manual'])
})

test('has no key, no member and no grant in an error, however it is looked at', async () => {
  const echo = { accessToken: 'the-token', orgApiKey, error: { message: orgApiKey } }
  const answers = [
    () => Promise.resolve(Response.json(echo, { status: 200 })),
    () => Promise.resolve(Response.json(echo, { status: 401 })),
    (_url: string, init: RequestInit) =>
      Promise.reject(
        Object.assign(new Error(`failed with ${orgApiKey}`), {
          init,
          cause: Object.assign(new Error(orgApiKey), { code: 'ECONNREFUSED' }),
        }),
      ),
  ]
  for (const fetch of answers) {
    const error = await failureOf(exchangeMemberToken(connect({}, { fetch }).connection, member))
    const seen = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${String(error)}`
    for (const secret of [orgApiKey, 'the-token', member.displayName]) expect(seen).not.toContain(secret)
  }
})
