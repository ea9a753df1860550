// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExperienceProvider } from '../../../../src/index.ts'
import { useOfferWords } from '../../../../src/components/common/offer/useOfferWords.ts'
import { de } from '../../../../src/locales/de/index.ts'
import { es } from '../../../../src/locales/es/index.ts'
import { createMemberKit } from '../../../support/memberKit.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

function labelIn(locale: string, messages: object | undefined, timestamp: string) {
  const { kit } = createMemberKit()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ExperienceProvider client={kit.client} locale={locale} timeZone="UTC" messages={messages ?? {}}>
      {children}
    </ExperienceProvider>
  )
  const { result, unmount } = renderHook(() => useOfferWords(undefined), { wrapper })
  const label = result.current.label({ type: 'bookBy', timestamp })
  unmount()
  return label
}

it.each([
  ['en-GB', undefined, 'Book by 26 Nov', 'Book by 19:30'],
  ['de', de, 'Buchbar bis 26. Nov.', 'Buchbar bis 19:30 Uhr'],
  ['es', es, 'Reserve hasta el 26 nov', 'Reserve hasta las 19:30'],
] as const)(
  'the last day to book is a day, and on it a time, in words of their own: %s',
  (locale, messages, day, time) => {
    expect(labelIn(locale, messages, '2026-11-26T19:30:00Z')).toBe(day)
    expect(labelIn(locale, messages, '2026-11-24T19:30:00Z')).toBe(time)
  },
)
