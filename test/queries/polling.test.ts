import { describe, expect, it } from 'vitest'
import {
  ExperienceError,
  type ExperienceErrorKind,
  type MemberSessionStatus,
} from '../../src/client/index.ts'
import { paceMs } from '../../src/queries/polling.ts'
import { pollInterval } from '../../src/queries/polling.ts'

const interval = (status: MemberSessionStatus, error: unknown = null) =>
  pollInterval({ status } as Parameters<typeof pollInterval>[0], { state: { error } }, () => 4_000)
const failed = (kind: ExperienceErrorKind, retryAfterMs: number | null = null) =>
  new ExperienceError('made up', { kind, retryAfterMs })

describe('a read that follows changes', () => {
  it('is asked again at its pace, also after a failure that may pass', () => {
    expect([
      interval('active'),
      interval('refreshing'),
      interval('active', failed('network')),
      interval('active', new Error('the host’s')),
    ]).toEqual([4_000, 4_000, 4_000, 4_000])
  })

  it('stops when the session failed or ended', () =>
    expect([interval('failed'), interval('ended')]).toEqual([false, false]))

  it('stops when what it reads is not there, or not theirs', () =>
    expect([interval('active', failed('not-found')), interval('active', failed('permission'))]).toEqual([
      false,
      false,
    ]))

  it('waits as long as a 429 asks, and never less than its pace', () => {
    expect(interval('active', failed('rate-limit', 60_000))).toBe(60_000)
    expect(interval('active', failed('rate-limit', 1_000))).toBe(4_000)
    expect(interval('active', failed('rate-limit'))).toBe(4_000)
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
