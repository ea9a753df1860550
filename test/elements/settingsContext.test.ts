// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { type CarriedSettings, createSettings } from '../../src/elements/settingsContext.ts'
import { catchUncaught } from '../support/catchUncaught.ts'

it('reaches every subscriber, whatever another one of the page throws', async () => {
  const uncaught = catchUncaught()
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
  expect(await uncaught()).toEqual([new Error('made-up'), new Error('made-up')])
})

it('asks again once a provider of the page’s own says that it has come, and no more after it has left', () => {
  const around = document.body.appendChild(document.createElement('section'))
  const element = around.appendChild(document.createElement('div'))
  const settings = createSettings(element, {}, () => {})
  settings.request()
  expect(settings.update({}).locale).toBeUndefined()
  const answer = vi.fn((event: Event) => {
    const { callback } = event as Event & {
      readonly callback: (settings: CarriedSettings, stop: () => void) => void
    }
    callback({ locale: 'da-DK' }, () => {})
  })
  around.addEventListener('context-request', answer)
  const come = (context: string) =>
    around.dispatchEvent(
      Object.assign(new Event('context-provider', { bubbles: true, composed: true }), { context }),
    )
  come('another library')
  expect(answer).not.toHaveBeenCalled()
  come('@experience-program/react')
  expect(settings.update({}).locale).toBe('da-DK')
  settings.clear()
  come('@experience-program/react')
  expect(answer).toHaveBeenCalledOnce()
})
