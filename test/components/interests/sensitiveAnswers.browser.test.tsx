import { Suspense } from 'react'
import { describe, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { findRegisteredFields } from './findRegisteredFields.ts'
import { createHost, form, markers, typeSensitive } from './renderInterest.tsx'

const offerId = sandboxOffers.complete
const hasMarker = (text: string) => markers.some((marker) => text.includes(marker))

describe('the sensitive answers', () => {
  it('are cleared once they were sent', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const fields = [form.diet(), form.allergies(), form.access()].map(
      (field) => field.element() as HTMLTextAreaElement,
    )
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    // Also in the elements that have left the page, which a reference could keep alive.
    expect(fields.map(({ value, defaultValue }) => value + defaultValue)).toEqual(['', '', ''])
  })

  it('are left out when they are only white space', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await form.diet().fill('  \n ')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
  })

  it.each([
    ['with the session', (host: ReturnType<typeof createHost>) => host.kit.session.end()],
    ['by the host', (_host: unknown, view: { readonly unmount: () => Promise<void> }) => void view.unmount()],
  ] as const)('are gone from the fields of a form that is taken away %s', async (_how, takeAway) => {
    const host = createHost()
    const view = await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const fields = [form.diet(), form.allergies(), form.access()].map(
      (field) => field.element() as HTMLTextAreaElement,
    )
    takeAway(host, view)
    await expect.poll(() => fields.some(({ isConnected }) => isConnected)).toBe(false)
    // React holds on to fields that have left.
    await expect
      .poll(() => fields.map(({ value, defaultValue }) => value + defaultValue))
      .toEqual(['', '', ''])
  })

  // A boundary of the host's own: a plain page has none.
  it.skipIf(inject('isPreact'))('stay in fields that are only hidden for a while', async () => {
    const host = createHost()
    const { promise, resolve } = withResolver()
    let isWaiting = false
    const Waiting = () => {
      if (isWaiting) throw promise
      return null
    }
    const page = () => (
      <Suspense fallback={<p>A moment</p>}>
        <Waiting />
        <InterestForm offerId={offerId} />
      </Suspense>
    )
    const view = await host.render(page())
    await typeSensitive()
    isWaiting = true
    await view.rerender(host.wrap(page()))
    await expect.element(form.diet()).not.toBeInTheDocument()
    isWaiting = false
    resolve()
    await expect.element(form.diet()).toHaveValue(markers[0])
  })
})

function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve: () => resolve() }
}

describe('the sensitive fields', () => {
  // Found by React's own internals.
  it.skipIf(inject('isPreact'))('are not registered with react-hook-form', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.way('Call').click()
    await form.phone().fill('+44 20')
    const { names, elements } = findRegisteredFields()
    expect(names).toEqual([
      'adults',
      'blackoutDates',
      'children',
      'contactMethod',
      'contactWindow',
      'occasion',
      'phone',
      'preferredDates',
    ])
    for (const field of [form.diet(), form.allergies(), form.access()])
      expect(elements).not.toContain(field.element())
  })

  it('cannot be put into a URL by a native submit', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const element = form.diet().element() as HTMLTextAreaElement
    const sent = [...new FormData(element.form ?? undefined)].map(([, value]) => String(value))
    expect(sent.filter(hasMarker)).toEqual([])
    expect(element.form?.method).toBe('post')
  })

  it('turn off autofill, spelling, writing help and extensions', async () => {
    await createHost().render(<InterestForm offerId={offerId} />)
    await expect.element(form.diet()).toBeVisible()
    for (const field of [form.diet(), form.allergies(), form.access()]) {
      const element = field.element() as HTMLTextAreaElement
      expect(element.spellcheck).toBe(false)
      expect(element.form?.autocomplete).toBe('off')
      expect(element.name).toBe('')
      expect(element.id).not.toMatch(/diet|allerg|access/i)
      for (const [name, value] of [
        ['autocomplete', 'off'],
        ['autocorrect', 'off'],
        ['autocapitalize', 'off'],
        ['writingsuggestions', 'false'],
        ['data-gramm', 'false'],
        ['data-1p-ignore', 'true'],
        ['data-lpignore', 'true'],
        ['data-form-type', 'other'],
      ] as const) {
        expect(element.getAttribute(name), name).toBe(value)
      }
    }
  })

  it('stand beside the consent text of the organisation', async () => {
    await createHost({ slots: { healthDataConsent: <p>We ask for your consent.</p> } }).render(
      <InterestForm offerId={offerId} />,
    )
    const group = page.getByRole('group', { name: /^Diet, allergies, access/ })
    await expect.element(group.getByText('We ask for your consent.')).toBeVisible()
    await expect
      .element(group)
      .toHaveAccessibleDescription(/not stored: not here.*what you write here is lost/)
  })
})
