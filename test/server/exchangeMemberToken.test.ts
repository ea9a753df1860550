import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createSandbox,
  defaultOrganisation,
  sandboxMembers,
  type ScenarioSettings,
} from '../../src/sandbox/index.ts'
import { ExchangeError, type ExchangeConnection, exchangeMemberToken } from '../../src/server/index.ts'

afterEach(() => vi.restoreAllMocks())

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
  expect(grant).toMatchObject({ expiresAt: '2026-11-21T10:15:00.000Z', memberId: sandboxMembers.fresh })
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

const grantAnswer = (_url: string, _init: RequestInit) =>
  Promise.resolve(Response.json({ accessToken: 'x', expiresAt: '2026-11-21T10:00:00Z' }))

test.each([
  ['https://host.test', 'https://host.test'],
  ['https://host.test/', 'https://host.test'],
  ['https://host.test/v1', 'https://host.test'],
  ['https://host.test/v1beta', 'https://host.test/v1beta'],
  ['https://host.test/xp/v1/', 'https://host.test/xp'],
  ['https://host.test/xp//', 'https://host.test/xp'],
  ['http://localhost:4010', 'http://localhost:4010'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
])('accepts the base URL %s', async (baseUrl, root) => {
  const fetch = vi.fn(grantAnswer)
  await exchangeMemberToken({ baseUrl, orgApiKey, fetch }, member)
  expect(fetch.mock.calls[0]?.[0]).toBe(`${root}/v1/auth/exchange`)
})

test('sends JSON, asks for JSON, and has the key in one header alone', async () => {
  const fetch = vi.fn(grantAnswer)
  await exchangeMemberToken(connect({}, { fetch }).connection, member, { idempotencyKey: 'k1' })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${orgApiKey}`,
      'content-type': 'application/json',
      'Idempotency-Key': 'k1',
    },
    body: JSON.stringify(member),
  })
})

test.each([
  ['', ''],
  ['/xp', 'is not an absolute URL'],
  ['http://host.test', ''],
  ['ftp://host.test', ''],
  ['https://user:secret@host.test', ''],
  ['https://host.test?x=secret', 'holds a query or a fragment'],
  ['https://host.test#secret', 'holds a query or a fragment'],
  ['http://127.0.0.1.evil.test', ''],
])('refuses the base URL "%s" before anything is sent, without repeating it', async (baseUrl, problem) => {
  const { connection, sandbox } = connect({}, { baseUrl })
  const error = await exchangeMemberToken(connection, member).catch((reason: unknown) => reason as Error)
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toMatch(/^TypeError: @experience-program\/react: baseUrl /)
  expect(String(error)).toContain(problem)
  expect(String(error)).toContain("Pass 'https://…'")
  expect(String(error)).not.toContain('secret')
  expect(sandbox.log).toEqual([])
})

test.each(['', 'a key', 'key\nx-other: 1'])('refuses the key %j without repeating it', async (wrongKey) => {
  const { connection } = connect({}, { orgApiKey: wrongKey })
  const error = await exchangeMemberToken(connection, member).catch((reason: unknown) => reason as Error)
  expect(String(error)).toMatch(/orgApiKey.*Pass the Org-API-Key as the Service gave it\./)
  if (wrongKey !== '') expect(inspect(error, { depth: 9 })).not.toContain(wrongKey)
})

test('refuses a key that is none: an environment without it would send "undefined"', async () => {
  const { connection, sandbox } = connect({}, { orgApiKey: undefined as unknown as string })
  await expect(exchangeMemberToken(connection, member)).rejects.toThrow('orgApiKey is empty')
  expect(sandbox.log).toEqual([])
})

test.each([{ externalUserID: '' }, { ...member, password: 'x' }])(
  'refuses the member %j, and says what the Service takes',
  async (wrong) => {
    const call = exchangeMemberToken(connect().connection, wrong)
    await expect(call).rejects.toThrow(TypeError)
    await expect(call).rejects.toThrow(/externalUserID, which is not empty.* Pass these only\./)
  },
)

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
  expect(await failureOf(exchangeMemberToken(connection, member))).toMatchObject({
    kind: 'timeout',
    message: expect.stringContaining('The exchange did not answer in time.') as string,
  })
})

const failureBy = (fetch: NonNullable<ExchangeConnection['fetch']>) =>
  failureOf(exchangeMemberToken(connect({}, { fetch }).connection, member))
const failureAfter = (status: number, headers: Record<string, string> = {}) =>
  failureBy(() => Promise.resolve(new Response(null, { status, headers })))

test.each([
  [200, 'invalid-response', 'something that is no token grant'],
  [304, 'invalid-response', 'The exchange answered 304.'],
  [399, 'invalid-response', 'The exchange answered 399.'],
  [400, 'rejected', 'The exchange answered 400.'],
  [499, 'rejected', 'The exchange answered 499.'],
  [500, 'service', 'The exchange answered 500.'],
])('says that the exchange answered %i', async (status, kind, message) => {
  expect(await failureAfter(status)).toMatchObject({
    kind,
    message: expect.stringContaining(message) as string,
  })
})

test.each([
  ['7', 7_000],
  ['0', 0],
  ['x7', null],
  ['7x', null],
  ['1234567890123', null],
  ['Sat, 21 Nov 2026 10:00:07 GMT', 7_000],
  ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
  ['Sat, 21 Nov 2026 10:00:07 GMT+1', null],
  ['2026-11-21T10:00:07Z', null],
  ['soon GMT', null],
])('reads the Retry-After %j', async (header, expected) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00Z'))
  expect((await failureAfter(429, { 'retry-after': header })).retryAfterMs).toBe(expected)
})

test('knows of no wait where the Service names none', async () => {
  expect((await failureAfter(429)).retryAfterMs).toBeNull()
})

test.each([
  ['ECONNREFUSED', ' (ECONNREFUSED)'],
  ['ERR_SSL_1', ' (ERR_SSL_1)'],
  ['xECONNREFUSED', ''],
  ['ECONNREFUSED to host', ''],
  ['', ''],
  ['A'.repeat(41), ''],
  [7, ''],
  [undefined, ''],
])('says of the system’s error code %j: "%s"', async (code, said) => {
  const cause = Object.assign(new Error('cause'), { code })
  const error = await failureBy(() => Promise.reject(new Error('failed', { cause })))
  expect(error.message).toContain(`The exchange could not be reached, or its answer broke off${said}.`)
})

test.each([new Error('failed'), new Error('failed', { cause: 'text' }), 'text'])(
  'says of an error without a code that the exchange could not be reached (%s)',
  async (reason) => {
    const error = await failureBy(() => Promise.reject(reason))
    expect(error.message).toContain('broke off.')
  },
)

test('leaves nothing that listens to the signals of a call that is over', async () => {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener')
  const { signal } = new AbortController()
  await exchangeMemberToken(connect({}, { fetch: grantAnswer }).connection, member, { signal })
  // Of the caller, of the whole, and of each attempt.
  expect(added.mock.contexts).toHaveLength(4)
  expect(removed.mock.contexts).toEqual(expect.arrayContaining(added.mock.contexts))
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    expect.arrayContaining(added.mock.calls.map(([type, listener]) => [type, listener])),
  )
})

test('tells fetch why it is given up', async () => {
  const reasons: unknown[] = []
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reasons.push(signal.reason)
        reject(new Error('given up'))
      })
    })
  await failureOf(exchangeMemberToken(connect({}, { fetch, timeoutMs: 1 }).connection, member))
  expect(reasons).toEqual([expect.objectContaining({ name: 'TimeoutError' })])
})

test('sends nothing for a caller who has gone before', async () => {
  // As the platform's.
  const fetch = (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return grantAnswer(url, init)
  }
  const signal = AbortSignal.abort(new Error('gone'))
  const call = exchangeMemberToken(connect({}, { fetch }).connection, member, { signal })
  await expect(call).rejects.toThrow('gone')
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
