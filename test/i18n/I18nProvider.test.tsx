// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import {
  I18nProvider,
  offersMessages,
  useI18n,
  useMessages,
  useToday,
  type I18nProviderProps,
} from '../../src/i18n/index.ts'

const now = () => Date.parse('2026-11-21T12:00:00Z')
const shown = '2026-11-21T14:02:00Z'

function Sample() {
  const { format, dir } = useI18n()
  const t = useMessages(offersMessages, { 'offers.soldOut': 'Gone' })
  return (
    <p dir={dir}>
      {t('offers.count', { count: 2 })}, {t('offers.soldOut')}, {format.time(shown) ?? 'no time'},{' '}
      {useToday() ?? 'no day'}
    </p>
  )
}

const sample = (props: Omit<I18nProviderProps, 'children'>) => (
  <I18nProvider now={now} {...props}>
    <Sample />
  </I18nProvider>
)

it.each([
  ['Europe/Copenhagen', '2026-11-21T22:59:59Z', '2026-11-21', '2026-11-22'],
  ['Pacific/Chatham', '2026-11-21T10:14:59Z', '2026-11-21', '2026-11-22'],
])('the day in %s changes at midnight while the page is open', (timeZone, before, day, next) => {
  vi.useFakeTimers({ now: new Date(before) })
  const { unmount } = render(sample({ timeZone, now: Date.now }))
  expect(screen.getByText(new RegExp(day))).toBeVisible()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText(new RegExp(next))).toBeVisible()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

describe('I18nProvider', () => {
  it('gives locale, overrides and time zone', () => {
    render(
      sample({
        locale: 'en-GB',
        timeZone: 'Asia/Tokyo',
        messages: { 'offers.count': { other: '{count} ideas' } },
      }),
    )
    expect(screen.getByText('2 ideas, Gone, 23:02, 2026-11-21')).toHaveAttribute('dir', 'ltr')
  })

  it('fills in times after mount, without a mismatch, when the server did not know the zone', async () => {
    const errors = vi.spyOn(console, 'error')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(sample({ locale: 'en-GB' }))
    expect(container.textContent).toContain('no time, no day')
    const root = await act(async () => hydrateRoot(container, sample({ locale: 'en-GB' })))
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const time = new Date(shown).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
    expect(container.textContent).toMatch(new RegExp(`, ${time}, 2026-11-2\\d$`))
    expect(errors).not.toHaveBeenCalled()
    act(() => root.unmount())
    container.remove()
  })

  it('is not needed for words: outside one they are English', () => {
    expect(render(<Sample />).container.textContent).toContain('no time, no day')
  })
})
