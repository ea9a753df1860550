import { describe, expect, it } from 'vitest'
import {
  ExperienceError,
  type ExperienceErrorKind,
  type MemberSession,
  type MemberSessionStatus,
} from '../../src/client/index.ts'
import { createPollIntervals, createPollRetry, paceMs } from '../../src/queries/polling.ts'
import type { ExperienceKit } from '../../src/queries/index.ts'

interface State {
  readonly error?: unknown
  /** For how long nothing was read, when the last read failed. */
  readonly failingMs?: number
  readonly answers?: number
  readonly wasRead?: boolean
}

const stateOf = ({ error = null, failingMs = 0, answers = 1, wasRead = true }: State) => ({
  state: {
    error,
    dataUpdateCount: answers,
    errorUpdateCount: 0,
    dataUpdatedAt: wasRead ? 1_000 : 0,
    errorUpdatedAt: 1_000 + failingMs,
  },
})
const intervals = (chance: () => number, status: MemberSessionStatus = 'active') =>
  createPollIntervals({ status } as MemberSession, () => 4_000, chance)
const interval = (chance: number, state: State = {}) => intervals(() => chance)(stateOf(state))
const failed = (kind: ExperienceErrorKind, retryAfterMs: number | null = null) =>
  new ExperienceError('made up', { kind, retryAfterMs })

describe('a read that follows changes', () => {
  it('is asked again at its pace, by chance a quarter sooner or later', () =>
    expect([0, 0.5, 1].map((chance) => interval(chance))).toEqual([3_000, 4_000, 5_000]))

  it('keeps what chance decided until the next answer, however often it is rendered', () => {
    const chances = [0.1, 0.9, 0.2]
    const read = intervals(() => chances.shift() ?? 0)
    const first = read(stateOf({ answers: 1 }))
    expect(read(stateOf({ answers: 1 }))).toBe(first)
    expect(read(stateOf({ answers: 2 }))).toBeGreaterThan(Number(first))
  })

  it('slows down while it fails: as long again as it has been failing, at most a minute', () => {
    const error = failed('service')
    expect(interval(0, { error, failingMs: 4_100 })).toBe(4_100)
    expect(interval(0, { error, failingMs: 16_000 })).toBe(16_000)
    expect(interval(0.5, { error, failingMs: 16_000 })).toBe(18_000)
    expect(interval(0, { error, failingMs: 3_600_000 })).toBe(60_000)
    expect(interval(0, { error: new Error('the host’s'), failingMs: 1 })).toBe(4_000)
  })

  it('has not been failing while nobody asked, behind another tab or in a machine that slept', () => {
    const [error, nightMs] = [failed('network'), 8 * 3_600_000]
    const read = intervals(() => 0)
    read(stateOf({}))
    const after = (ms: number) => read(stateOf({ error, failingMs: nightMs + ms }))
    expect([0, 4_000, 12_000].map(after)).toEqual([4_000, 8_000, 16_000])
    expect(after(3_600_000)).toBe(60_000)
    expect(read(stateOf({}))).toBe(3_000)
    expect(after(0)).toBe(4_000)
  })

  it('is left alone for a minute where nothing was ever read', () => {
    const read = intervals(() => 0)
    read(stateOf({ wasRead: false }))
    expect(read(stateOf({ error: failed('network'), wasRead: false, failingMs: 3_600_000 }))).toBe(60_000)
  })

  it('waits no longer than a timer can, where a 429 asks for weeks: it would ask at once, over and over', () =>
    expect(interval(0.5, { error: failed('rate-limit', 2 ** 31 - 1) })).toBe(2 ** 31 - 1))

  it('stops when the session failed or ended', () =>
    expect((['failed', 'ended'] as const).map((status) => intervals(() => 0, status)(stateOf({})))).toEqual([
      false,
      false,
    ]))

  it('stops when what it reads is not theirs, never was there, or has not been there for a minute', () => {
    const error = failed('not-found')
    expect(interval(0, { error: failed('permission') })).toBe(false)
    expect(interval(0, { error, wasRead: false })).toBe(false)
    expect(interval(0, { error, failingMs: 60_000 })).toBe(false)
    expect(interval(0, { error, failingMs: 20_000 })).toBe(20_000)
  })

  it('waits at least as long as a 429 asks, and by chance its own pace longer', () => {
    const error = failed('rate-limit', 60_000)
    expect([0, 0.5, 1].map((chance) => interval(chance, { error }))).toEqual([60_000, 62_000, 64_000])
    expect(interval(0, { error: failed('rate-limit', 1_000) })).toBe(4_000)
    expect(interval(0, { error: failed('rate-limit'), failingMs: 9_000 })).toBe(9_000)
    expect(interval(0, { error: failed('service', 60_000) })).toBe(60_000)
  })

  it('slows down where a 429 names a moment that has passed, as where it names none', () =>
    expect(interval(0, { error: failed('rate-limit', 0), failingMs: 9_000 })).toBe(9_000))

  it('is retried only while it shows nothing: else the next poll is the retry', () => {
    const cached: { data?: unknown } = {}
    const queryClient = { getQueryData: () => cached.data }
    const retry = createPollRetry({ queryClient } as unknown as ExperienceKit, ['made up'])
    expect(retry(0, failed('service'))).toBe(true)
    cached.data = []
    expect(retry(0, failed('service'))).toBe(false)
  })
})

describe('the pace of polling', () => {
  const pace = { activeMs: 4_000, idleMs: 30_000 }
  it.each([
    [0, 4_000],
    [59_999, 4_000],
    [60_000, 8_000],
    [120_000, 16_000],
    [180_000, 30_000],
    [1e15, 30_000],
    [-1_000, 4_000],
  ])('after %s ms without a sign of attention is %s ms', (idleForMs, ms) =>
    expect(paceMs(idleForMs, pace)).toBe(ms),
  )
})
