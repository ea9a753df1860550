import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form, markers } from './renderInterest.tsx'

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }))
/** As WebKit does with a form that says `autocomplete="off"`: without an event, after `pageshow`. */
const emptyForm = () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.type === 'radio') field.checked = false
    else field.value = ''
  }
}
const typed = () => [
  (form.adults().element() as HTMLInputElement).value,
  (form.diet().element() as HTMLTextAreaElement).value,
  (form.occasion('Birthday').element() as HTMLInputElement).checked,
]

let host: ReturnType<typeof createHost>
let rendered: Awaited<ReturnType<typeof host.render>>
beforeEach(async () => {
  host = createHost()
  rendered = await host.render(<InterestForm offerId={sandboxOffers.complete} />)
  await form.adults().fill('1')
  await form.diet().fill(markers[0])
  await form.occasion('Birthday').click()
})

test('a form that an engine empties when its page comes from the back-forward cache has all back, and sends it', async () => {
  transition('pagehide', true)
  transition('pageshow', true)
  emptyForm()
  await expect.poll(typed).toEqual(['1', markers[0], true])
  await form.send().click()
  await expect.element(page.getByRole('heading', { name: 'Your concierge has it' })).toBeVisible()
  expect(host.sandbox.log.filter(({ markersIn }) => markersIn.length > 0)).toHaveLength(1)
})

test('nothing is kept of a page that is left for good, nor put back into a form that has gone', async () => {
  transition('pagehide', false)
  transition('pageshow', true)
  emptyForm()
  await new Promise((resolve) => setTimeout(resolve))
  expect(typed()).toEqual(['', '', false])

  await form.diet().fill(markers[0])
  const field = form.diet().element() as HTMLTextAreaElement
  transition('pagehide', true)
  transition('pageshow', true)
  await rendered.unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(field.value).toBe('')
})
