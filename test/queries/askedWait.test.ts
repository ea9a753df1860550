import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExperienceError } from '../../src/client/index.ts'
import { deadlineOf } from '../../src/queries/index.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

it('a wait counts from when it was looked at first, by whomever', () => {
  const error = new ExperienceError('made up', { kind: 'rate-limit', retryAfterMs: 60_000 })
  expect(deadlineOf(error)).toBe(1_060_000)
  vi.advanceTimersByTime(45_000)
  expect(deadlineOf(error)).toBe(1_060_000)
})

it('nothing else than a 429, and an outage that says for how long, asks to wait', () => {
  const of = (kind: ExperienceError['kind'], retryAfterMs: number | null) =>
    deadlineOf(new ExperienceError('made up', { kind, retryAfterMs }))
  expect(of('rate-limit', null)).toBe(1_001_000)
  expect(of('service', 5_000)).toBe(1_005_000)
  expect(of('service', 0)).toBeNull()
  expect(of('service', null)).toBeNull()
  expect(of('rejected', 5_000)).toBeNull()
  expect(deadlineOf(new Error('made up'))).toBeNull()
  expect(deadlineOf(null)).toBeNull()
})
