// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as i18n from '../../src/i18n/index.ts'
import { type I18nOptions, I18nProvider, offersMessages, useMessages } from '../../src/i18n/index.ts'
import { es } from '../../src/locales/es/index.ts'

const told = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function Count() {
  const t = useMessages(offersMessages)
  return <p>{t('offers.count', { count: 3 })}</p>
}

// Not typed: what a host without TypeScript may write.
const show = (locale: string, messages?: object) =>
  render(
    <StrictMode>
      <I18nProvider locale={locale} messages={messages as I18nOptions['messages']}>
        <Count />
      </I18nProvider>
    </StrictMode>,
  )

it('says once that a locale has no messages, and shows English words', () => {
  show('sv').rerender(
    <StrictMode>
      <I18nProvider locale="sv">
        <Count />
      </I18nProvider>
    </StrictMode>,
  )
  expect(screen.getByText('3 experiences')).toBeVisible()
  expect(told()).toEqual([
    expect.stringMatching(/"sv" has no messages\. .*texts are English\. Give messages/),
  ])
})

it('says nothing of a locale with its messages, nor of any English', () => {
  show('es-MX', es)
  show('en-AU')
  expect(screen.getByText('3 experiencias')).toBeVisible()
  expect(told()).toEqual([])
})

const definitions = Object.entries(i18n).filter(([name]) => /^[a-z]\w+Messages$/.test(name))

it.each(definitions)('says nothing of a whole language where %s are read', (_, messages) => {
  const Words = () => <p>{typeof useMessages(messages as typeof offersMessages)}</p>
  render(<Words />, {
    wrapper: ({ children }) => (
      <I18nProvider locale="es" messages={es}>
        {children}
      </I18nProvider>
    ),
  })
  expect(told()).toEqual([])
})

it.each([
  ['an unknown key', { 'offers.cuont': 'x' }, /"offers\.cuont" is unknown\. No component reads it\./],
  ['a key of no feature', { 'catalog.title': 'x' }, /"catalog\.title" is unknown/],
  [
    'a plural form that the language does not have',
    { 'offers.count': { one: '{count} a', few: '{count} b', other: '{count} c' } },
    /plural form "few"\. .*never use it\. Give: one, other\./,
  ],
  ['a plural form that is missing', { 'offers.count': { other: '{count} c' } }, /no plural form "one"\./],
  [
    'a wrong placeholder',
    { 'offers.count': { one: '{n} a', other: '{n} b' } },
    /unknown placeholder \{n\}\. The standard message is shown instead\. Use only: \{count\}\./,
  ],
])('tells of %s, once', (_, messages, words) => {
  show('en', messages)
  expect(told()).toEqual([expect.stringMatching(words)])
})

it('says nothing of words that a host adds for its own kinds, nor of a form for millions', () => {
  show('es', { 'offers.kind.SAILING': 'Vela', 'offers.count': { one: '{count} a', other: '{count} b' } })
  expect(screen.getByText('3 b')).toBeVisible()
  expect(told()).toEqual([])
})

it('says none of it in production, and the page lives', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const production = await import('../../src/i18n/index.ts')
  const Words = () => <p>{production.useMessages(production.offersMessages)('offers.count', { count: 3 })}</p>
  for (const messages of [{ 'offers.cuont': 'x' } as I18nOptions['messages'], undefined]) {
    render(
      <production.I18nProvider locale="sv" messages={messages}>
        <Words />
      </production.I18nProvider>,
    )
  }
  expect(screen.getAllByText('3 experiences')).toHaveLength(2)
  expect(told()).toEqual([])
})
