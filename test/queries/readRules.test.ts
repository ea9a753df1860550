import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  ExperienceError,
  type ExperienceErrorKind,
} from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { rateLimitWaitMs } from '../../src/queries/askedWait.ts'
import { readRetryDelayMs, readRules, shouldRetryRead } from '../../src/queries/readQuery.ts'

const failure = (kind: ExperienceErrorKind, retryAfterMs: number | null = null) =>
  new ExperienceError('made up', { kind, retryAfterMs })

function byChance<Value>(value: number, run: () => Value): Value {
  const random = vi.spyOn(Math, 'random').mockReturnValue(value)
  onTestFinished(() => random.mockRestore())
  return run()
}

describe('retries of reads', () => {
  it.each(['network', 'timeout', 'service'] as const)('are three after %s', (kind) => {
    expect([0, 1, 2, 3].map((count) => shouldRetryRead(count, failure(kind)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.each([
    'authentication',
    'permission',
    'not-found',
    'rejected',
    'conflict',
    'invalid-response',
    'invalid-request',
    'session-ended',
    'terms',
  ] as const)('are none after %s', (kind) => expect(shouldRetryRead(0, failure(kind))).toBe(false))

  it('wait out a 429 of at most 5 s, never less than it says and at most twice as long', () => {
    expect(shouldRetryRead(0, failure('rate-limit', 5_000))).toBe(true)
    expect(byChance(0, () => readRetryDelayMs(0, failure('rate-limit', 5_000)))).toBe(5_000)
    expect(byChance(0.999, () => readRetryDelayMs(0, failure('rate-limit', 5_000)))).toBe(9_995)
    expect(shouldRetryRead(0, failure('rate-limit', 5_001))).toBe(false)
  })

  it('wait at least 1 s doubling, and by chance ten times as long, at most 30 s, where a 429 does not say', () => {
    const delays = () => [0, 1, 2, 20].map((count) => readRetryDelayMs(count, failure('rate-limit')))
    expect(byChance(0, delays)).toEqual([1_000, 2_000, 4_000, 30_000])
    expect(byChance(0.5, delays)).toEqual([5_500, 11_000, 17_000, 30_000])
    expect([0, 1, 2, 5, 20].map((count) => rateLimitWaitMs(null, count))).toEqual([
      1_000, 2_000, 4_000, 30_000, 30_000,
    ])
  })

  it('wait as long where a 429 names now, or a moment that has passed', () => {
    const delays = () => [0, 1, 2].map((count) => readRetryDelayMs(count, failure('rate-limit', 0)))
    expect(byChance(0, delays)).toEqual([1_000, 2_000, 4_000])
    expect(byChance(0.5, delays)).toEqual([5_500, 11_000, 17_000])
  })

  it('wait as long where an outage says how long it lasts, and not longer where it names now', () => {
    expect(shouldRetryRead(0, failure('service', 5_000))).toBe(true)
    expect(byChance(0, () => readRetryDelayMs(0, failure('service', 5_000)))).toBe(5_000)
    expect(shouldRetryRead(0, failure('service', 5_001))).toBe(false)
    expect(shouldRetryRead(0, failure('service', 0))).toBe(true)
    expect(byChance(0.5, () => readRetryDelayMs(0, failure('service', 0)))).toBe(250)
  })

  it('spread over at most 0.5, 1 and 2 s', () => {
    for (const [count, most] of [500, 1_000, 2_000].entries()) {
      for (let run = 0; run < 200; run += 1) {
        const delay = readRetryDelayMs(count, failure('network'))
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThan(most)
      }
    }
    expect(
      byChance(0.5, () => [0, 1, 2].map((count) => readRetryDelayMs(count, failure('network')))),
    ).toEqual([250, 500, 1_000])
  })

  it('are none after a failed refresh, whatever its error looks like', async () => {
    const hosts = failure('network')
    const session = createMemberSession({ refresh: () => Promise.reject(hosts), server: true })
    const client = createExperienceClient({ baseUrl: 'https://service.test', session })
    await expect(client.call(operations.wallet)).rejects.toBe(hosts)
    expect(shouldRetryRead(0, hosts)).toBe(false)
  })

  it('are none after an error that is not ours', () => {
    expect(shouldRetryRead(0, new TypeError('a bug'))).toBe(false)
  })
})

it('each read sets every rule that a host’s defaults could set otherwise', () => {
  expect(readRules).toMatchObject({
    enabled: true,
    retryOnMount: true,
    staleTime: 30_000,
    gcTime: Infinity,
    networkMode: 'online',
    refetchOnMount: true,
    refetchOnWindowFocus: expect.any(Function),
    refetchInterval: false,
    refetchIntervalInBackground: false,
    structuralSharing: true,
    throwOnError: false,
  })
})
