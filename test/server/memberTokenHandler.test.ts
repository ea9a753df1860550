import { expect, test, vi } from 'vitest'
import {
  createSandbox,
  defaultOrganisation,
  sandboxMembers,
  type ScenarioSettings,
} from '../../src/sandbox/index.ts'
import { memberTokenHandler, type MemberTokenHandlerOptions } from '../../src/server/index.ts'

const post = () => new Request('https://bank.test/api/member-token', { method: 'POST' })

function createHandler(scenario: ScenarioSettings = {}, options: Partial<MemberTokenHandlerOptions> = {}) {
  const sandbox = createSandbox({ scenario })
  const onError = vi.fn()
  const handle = memberTokenHandler({
    baseUrl: sandbox.baseUrl,
    orgApiKey: defaultOrganisation.keys.SANDBOX,
    fetch: sandbox.fetch,
    attempts: 1,
    member: () => ({ externalUserID: sandboxMembers.fresh }),
    onError,
    ...options,
  })
  return { handle, onError, sandbox }
}

test('answers the grant of the member who is signed in, which nobody may store', async () => {
  const { handle, sandbox } = createHandler()
  const response = await handle(post())
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({
    accessToken: expect.any(String),
    expiresAt: expect.any(String),
    memberId: sandboxMembers.fresh,
    baseUrl: sandbox.baseUrl,
  })
})

test('says that the token is for the address that pages use, where that is another', async () => {
  const answerOf = async (publicBaseUrl?: string) =>
    (await createHandler({}, { publicBaseUrl }).handle(post())).json()
  expect(await answerOf('/xp')).toMatchObject({ baseUrl: '/xp' })
  expect(await answerOf('https://xp.bank.test/v1')).toMatchObject({ baseUrl: 'https://xp.bank.test/v1' })
})

test.each(['//elsewhere.test', 'http://service.test', 'https://user:hunter2@service.test', 'xp', ''])(
  'refuses the public address %j when it is made',
  (publicBaseUrl) => {
    const make = () => createHandler({}, { publicBaseUrl })
    expect(make).toThrow(/^@experience-program\/react: publicBaseUrl .+ Pass /)
    expect(make).not.toThrow(/hunter2/)
  },
)

test.each([null, undefined])('answers 401 where the host knows nobody (%j)', async (nobody) => {
  const { handle, sandbox, onError } = createHandler({}, { member: async () => nobody })
  const response = await handle(post())
  expect([response.status, await response.json()]).toEqual([401, { error: { code: 'SIGNED_OUT' } }])
  expect([sandbox.log, onError.mock.calls]).toEqual([[], []])
})

test('refuses a POST of another site, and asks nobody', async () => {
  const member = vi.fn(() => ({ externalUserID: sandboxMembers.fresh }))
  const { handle, sandbox } = createHandler({}, { member })
  const from = async (site: string) =>
    handle(new Request(post(), { headers: { 'sec-fetch-site': site, cookie: 's=1' } }))
  const response = await from('cross-site')
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(await response.json()).toEqual({ error: { code: 'CROSS_SITE' } })
  expect([sandbox.log, member.mock.calls]).toEqual([[], []])
  for (const site of ['same-origin', 'same-site', 'none']) expect((await from(site)).status).toBe(200)
})

test('asks the host with the request who is signed in', async () => {
  const member = vi.fn((request: Request) =>
    Promise.resolve(request.headers.get('cookie') === 's=1' ? { externalUserID: 'one' } : null),
  )
  const { handle, sandbox } = createHandler({}, { member })
  expect((await handle(post())).status).toBe(401)
  expect(sandbox.log).toEqual([])
  expect((await handle(new Request(post(), { headers: { cookie: 's=1' } }))).status).toBe(200)
})

test('answers 405 to anything but POST, and asks nobody', async () => {
  const member = vi.fn(() => null)
  const { handle } = createHandler({}, { member })
  const response = await handle(new Request('https://bank.test/api/member-token'))
  expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
    405,
    'POST',
    'no-store',
  ])
  expect(await response.json()).toEqual({ error: { code: 'METHOD_NOT_ALLOWED' } })
  expect(member).not.toHaveBeenCalled()
})

test.each([
  ['network', 503],
  [429, 503],
  [500, 503],
  [401, 502],
  [403, 502],
  [422, 502],
  ['html', 502],
] as const)('answers a failure of kind %s with %i and no details', async (kind, status) => {
  const { handle, onError } = createHandler({ failures: [{ kind, operation: 'exchange', retryAfter: 7 }] })
  const response = await handle(post())
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await response.json()).toEqual({ error: { code: 'TOKEN_UNAVAILABLE' } })
  expect(response.headers.get('retry-after')).toBe(status === 503 && typeof kind === 'number' ? '7' : null)
  expect(onError).toHaveBeenCalledTimes(1)
})

test('answers 503 where the exchange takes too long: trying again may help', async () => {
  const hanging = { failures: [{ kind: 'hang', operation: 'exchange' }] } as const
  expect((await createHandler(hanging, { timeoutMs: 1 }).handle(post())).status).toBe(503)
})

test('answers 502 where the host’s own lookup fails', async () => {
  const failure = new Error('no database')
  const { handle, onError } = createHandler({}, { member: () => Promise.reject(failure) })
  expect((await handle(post())).status).toBe(502)
  expect(onError).toHaveBeenCalledWith(failure)
})

test('answers 502 though the host’s own log throws too', async () => {
  const { handle, onError } = createHandler({}, { member: () => Promise.reject(new Error('no database')) })
  onError.mockImplementation(() => {
    throw new Error('no disk')
  })
  expect((await handle(post())).status).toBe(502)
})

test('gives the token though the server takes the request for given up, as some do once they have read it', async () => {
  const { handle } = createHandler()
  const read = new AbortController()
  const answer = handle(new Request(post(), { signal: read.signal }))
  read.abort()
  expect((await answer).status).toBe(200)
})
