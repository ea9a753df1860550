// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSettings } from '../../src/elements/settingsContext.ts'

it('reaches every subscriber, whatever another one of the page throws', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const provider = document.body.appendChild(document.createElement('div'))
  const settings = createSettings(provider, {}, () => {})
  const subscribe = (callback: (settings: unknown) => void) =>
    provider.appendChild(document.createElement('p')).dispatchEvent(
      Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
        context: '@experience-program/react',
        callback,
        subscribe: true,
      }),
    )
  subscribe(() => {
    throw new Error('made-up')
  })
  const callback = vi.fn()
  subscribe(callback)
  settings.update({ locale: 'de-DE' })
  expect(callback.mock.calls.map(([given]) => (given as { locale?: string }).locale)).toEqual([
    undefined,
    'de-DE',
  ])
  // It surfaces, as from a listener of the page's own.
  expect(() => vi.runAllTimers()).toThrow('made-up')
})
