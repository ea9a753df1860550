// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createI18n, I18nProvider } from '../../src/i18n/index.ts'
import { Countdown } from '../../src/ui/index.ts'

const start = Date.UTC(2027, 2, 12, 9)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

test('counts the seconds down, then ends once and rests', () => {
  const onEnd = vi.fn()
  render(<Countdown deadline={start + 2_400} onEnd={onEnd} />, { wrapper: I18nProvider })
  expect(screen.getByRole('timer')).toHaveTextContent('0:03')
  act(() => {
    vi.advanceTimersByTime(400)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:02')
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:01')
  expect(onEnd).not.toHaveBeenCalled()
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:00')
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that is put back makes it no longer', () => {
  const onEnd = vi.fn()
  render(<Countdown deadline={start + 20_000} onEnd={onEnd} />, { wrapper: I18nProvider })
  act(() => {
    vi.advanceTimersByTime(5_000)
  })
  vi.setSystemTime(start - 3 * 60 * 60_000)
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:15')
  act(() => {
    vi.advanceTimersByTime(15_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:00')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('is right at once where the machine has slept, or has another deadline', () => {
  const { rerender } = render(<Countdown deadline={start + 120_000} />, { wrapper: I18nProvider })
  vi.setSystemTime(start + 90_000)
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('0:29')
  rerender(<Countdown deadline={start + 101_000} />)
  expect(screen.getByRole('timer')).toHaveTextContent('0:10')
})

test('leaves no timer behind', () => {
  const { unmount } = render(<Countdown deadline={start + 60_000} />, { wrapper: I18nProvider })
  // Its own, and that of the provider, which prepares the formatters.
  expect(vi.getTimerCount()).toBe(2)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['en', 0, '0:00'],
  ['en', 18, '0:18'],
  ['en', 75, '1:15'],
  ['en', 3_599, '59:59'],
  ['en', 3_600, '60 minutes'],
  ['en', 172_801, '49 hours'],
  ['ar-EG', 75, '١:١٥'],
])('in %s %i seconds are %s', (locale, seconds, text) => {
  expect(createI18n({ locale }).format.countdown(seconds)).toBe(text)
})
