import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  createSandbox,
  defaultOrganisation,
  type InjectedFailure,
  sandboxMembers,
} from '../../src/sandbox/index.ts'
import { type ExchangeConnection, exchangeMemberToken, type ExchangeOptions } from '../../src/server/index.ts'
import { collectGarbage } from '../support/collectGarbage.ts'
import { listen } from '../support/listen.ts'

const member = { externalUserID: sandboxMembers.fresh }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Exchanges with the clock run on, and the keys that were sent. */
async function exchange(
  failures: readonly Omit<InjectedFailure, 'operation'>[],
  connection: Partial<ExchangeConnection> = {},
  options: ExchangeOptions = {},
) {
  const sandbox = createSandbox({
    scenario: { failures: failures.map((rule) => ({ ...rule, operation: 'exchange' })) },
  })
  const keys: (string | null)[] = []
  const fetch = (input: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return sandbox.fetch(input, init)
  }
  let isOver = false
  const outcome = exchangeMemberToken(
    { baseUrl: sandbox.baseUrl, orgApiKey: defaultOrganisation.keys.SANDBOX, fetch, ...connection },
    member,
    options,
  ).then(
    (grant) => ({ grant, error: null }),
    (error: unknown) => ({ grant: null, error }),
  )
  void outcome.then(() => (isOver = true))
  // A time-out is the platform's and passes in its own time; the wait after it comes then.
  while (!isOver) {
    collectGarbage()
    await vi.runAllTimersAsync()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...(await outcome), keys, sandbox }
}

test.each(['network', 'lost-answer', 500, 503] as const)(
  'tries again after %s, under the same key',
  async (kind) => {
    const { grant, keys } = await exchange([{ kind, times: 2 }])
    expect(grant?.accessToken).toEqual(expect.any(String))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('gets the grant that was made when its answer was lost', async () => {
  const { sandbox } = await exchange([{ kind: 'lost-answer', times: 1 }])
  expect(sandbox.log.map(({ replayed }) => replayed)).toEqual([false, true])
})

test('has a new key for each call, also for the same member: a replay may have expired', async () => {
  const [one, two] = [await exchange([]), await exchange([])]
  expect(one.keys[0]).not.toBe(two.keys[0])
})

test('sends the key that it is given', async () => {
  expect((await exchange([{ kind: 503, times: 1 }], {}, { idempotencyKey: 'mine' })).keys).toEqual([
    'mine',
    'mine',
  ])
})

test.each([401, 403, 409, 422, 'html', 'wrong-shape', 'empty-body'] as const)(
  'does not try again after %s',
  async (kind) => {
    const { error, keys } = await exchange([{ kind }])
    expect(error).not.toBeNull()
    expect(keys).toHaveLength(1)
  },
)

test.each([
  [2, undefined, 2],
  [1, undefined, 1],
  [undefined, undefined, 3],
] as const)('tries %s times at most', async (attempts, _, expected) => {
  const { error, keys } = await exchange([{ kind: 500 }], attempts === undefined ? {} : { attempts })
  expect(error).toMatchObject({ kind: 'service', status: 500 })
  expect(keys).toHaveLength(expected)
})

test.each([
  ['waits out a short Retry-After', 1, 2],
  ['leaves a long Retry-After to the page', 60, 1],
] as const)('%s', async (_, retryAfter, expected) => {
  const { keys, error } = await exchange([{ kind: 429, retryAfter, times: 1 }])
  expect(keys).toHaveLength(expected)
  if (expected === 1) expect(error).toMatchObject({ kind: 'rate-limit', retryAfterMs: 60_000 })
})

test('does not try again what was refused, also where the refusal names a wait', async () => {
  expect((await exchange([{ kind: 422, retryAfter: 1, times: 1 }])).keys).toHaveLength(1)
})

test('waits longer before each attempt, and never as long as another backend', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await exchange([{ kind: 500 }])
  expect(waits.mock.calls.map(([, ms]) => ms)).toEqual([100, 200])
})

test('gives a 429 without Retry-After to the caller at once', async () => {
  expect((await exchange([{ kind: 429, times: 1 }])).keys).toHaveLength(1)
})

test('lets go of an answer that it does not read: its connection would stay taken', async () => {
  const cancel = vi.fn()
  const fetch = () => Promise.resolve(new Response(new ReadableStream({ cancel }), { status: 503 }))
  const { error } = await exchange([], { fetch })
  expect(error).toMatchObject({ kind: 'service' })
  expect(cancel).toHaveBeenCalledTimes(3)
})

test('gives up a hanging attempt, and tries again', async () => {
  // Time enough to collect what nobody holds; as often as a slow machine may need.
  const { grant, keys } = await exchange([{ kind: 'hang', times: 1 }], {
    attemptTimeoutMs: 400,
    attempts: 100,
  })
  expect(grant).not.toBeNull()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('gives up an attempt by the platform’s fetch, though nobody but its time-out holds the signal', async () => {
  vi.useRealTimers()
  const { url, close } = await listen(() => undefined)
  onTestFinished(close)
  let isOver = false
  const outcome = exchangeMemberToken(
    { baseUrl: url, orgApiKey: defaultOrganisation.keys.SANDBOX, attemptTimeoutMs: 400, attempts: 1 },
    member,
  ).catch((error: unknown) => error)
  void outcome.then(() => (isOver = true))
  while (!isOver) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(await outcome).toMatchObject({ kind: 'timeout' })
})

test('ends with the time for the whole, whatever is left to try', async () => {
  const { error, keys } = await exchange([{ kind: 'hang' }], { timeoutMs: 1, attempts: 9 })
  expect(error).toMatchObject({ kind: 'timeout' })
  expect(keys).toHaveLength(1)
})

test('waits no longer for a caller who has gone', async () => {
  const givenUp = new AbortController()
  const sandbox = createSandbox({
    scenario: { failures: [{ kind: 503, operation: 'exchange', retryAfter: 2 }] },
  })
  const call = exchangeMemberToken(
    { baseUrl: sandbox.baseUrl, orgApiKey: defaultOrganisation.keys.SANDBOX, fetch: sandbox.fetch },
    member,
    { signal: givenUp.signal },
  )
  const ended = expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 10_000)
  givenUp.abort()
  await ended
  expect(sandbox.log).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
