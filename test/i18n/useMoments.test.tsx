// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider, useMoments } from '../../src/i18n/index.ts'

const moments = ['2027-03-01T12:00:20Z', 'soon', undefined, '2027-03-01T12:00:10Z', '2027-02-01T00:00:00Z']

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function renderMoments(timeZone?: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider timeZone={timeZone}>{children}</I18nProvider>
  )
  return renderHook(() => useMoments(moments), { wrapper })
}

test('moments are counted as they come, in whatever order they are given; what is none never comes', () => {
  const { result } = renderMoments('UTC')
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(2)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that is set back makes them come again', () => {
  const { result } = renderMoments('UTC')
  act(() => void vi.advanceTimersByTime(20_000))
  expect(result.current).toBe(3)
  vi.setSystemTime(new Date('2027-03-01T12:00:05Z'))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe(1)
})

test('nothing is left behind when it is gone', () => {
  const { unmount } = renderMoments('UTC')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
