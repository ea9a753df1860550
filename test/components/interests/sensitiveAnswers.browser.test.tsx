import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { findInReact, findRegisteredFields } from './reachable.ts'
import { createHost, form, markers, typeSensitive } from './renderInterest.tsx'

const offerId = sandboxOffers.complete
type Host = ReturnType<typeof createHost>

/** Every place that could hold what was typed, but the fields and the body of the PUT. */
function leaks(host: Host): string[] {
  const places: Record<string, unknown> = {
    html: document.documentElement.outerHTML,
    address: location.href,
    history: history.state,
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
    cookies: document.cookie,
    title: document.title,
    windowName: window.name,
    events: host.events,
    errors: host.errors.map((error) => [String(error), (error as Error).stack, { ...(error as object) }, String((error as Error).cause)]),
    cache: host.kit.queryClient.getQueryCache().getAll().map(({ queryKey, state }) => [queryKey, state.data, String(state.error)]),
    mutations: host.kit.queryClient.getMutationCache().getAll().map(({ state }) => state),
    draft: host.kit.drafts.get('interest', offerId),
    log: host.sandbox.log,
    console: consoleCalls,
  }
  const inPlaces = Object.entries(places).flatMap(([place, value]) => (hasMarker(JSON.stringify(value) ?? '') ? [place] : []))
  const { createInterest, submitIntake } = operations
  const ids = host.events.flatMap((event) => ('interestId' in event ? [event.interestId] : []))
  const intents = [host.kit.intents.get(createInterest.name, offerId), ...ids.map((id) => host.kit.intents.get(submitIntake.name, id))]
  const inIntents = intents.flatMap((intent) => (hasMarker(JSON.stringify(intent) + (intent.bytes ? new TextDecoder().decode(intent.bytes) : '')) ? [`intent ${intent.operation}`] : []))
  return [...inPlaces, ...inIntents, ...findInReact(markers).map((path) => `react ${path}`)]
}

const hasMarker = (text: string) => markers.some((marker) => text.includes(marker))
let consoleCalls: string[] = []

beforeEach(() => {
  consoleCalls = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleCalls.push(args.map(String).join(' ')))
  }
})
afterEach(() => vi.restoreAllMocks())

describe('the sensitive answers', () => {
  it('are nowhere but in their fields while they are typed', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.occasion('Birthday').click()
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(leaks(host)).toEqual([])
  })

  it('are nowhere else while they are sent', async () => {
    const host = createHost({ scenario: { latencyMs: { submitIntake: 1_500 } } })
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.send().click()
    await expect.poll(() => host.sandbox.log.some(({ operation }) => operation === 'submitIntake')).toBe(true)
    expect(leaks(host)).toEqual([])
    await expect.element(form.receipt()).toBeVisible()
  })

  it.each([
    ['refused', { kind: 422, operation: 'submitIntake' }],
    ['failed', { kind: 500, operation: 'submitIntake' }],
    ['lost', { kind: 'lost-answer', operation: 'submitIntake' }],
    ['refused at the create', { kind: 422, operation: 'createInterest' }],
  ] as const)('stay in their fields, and are nowhere else, when sending is %s', async (_what, fault) => {
    const host = createHost({ scenario: { faults: [fault] } })
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.send().click()
    await expect.poll(() => document.querySelector('.xp-failure-notice')).toBeTruthy()
    await expect.element(form.diet()).toHaveValue(markers[0])
    await expect.element(form.access()).toHaveValue(markers[2])
    expect(leaks(host)).toEqual([])
  })

  it('are cleared once they were sent', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const fields = [form.diet(), form.allergies(), form.access()].map((field) => field.element() as HTMLTextAreaElement)
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    // Also in the elements that have left the page, which a reference could keep alive.
    expect(fields.map(({ value, defaultValue }) => value + defaultValue)).toEqual(['', '', ''])
    expect(leaks(host)).toEqual([])
  })

  it('are left out when they are only white space', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await form.diet().fill('  \n ')
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
  })

  it('go when the session ends', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    const [field] = [form.diet().element()]
    host.kit.session.end()
    await expect.element(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(field.isConnected).toBe(false)
    expect(leaks(host)).toEqual([])
  })
})

describe('the sensitive fields', () => {
  it('are not registered with react-hook-form', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} />)
    await typeSensitive()
    await form.way('Call').click()
    await form.phone().fill('+44 20')
    const { names, elements } = findRegisteredFields()
    expect(names).toEqual(['adults', 'blackoutDates', 'children', 'contactMethod', 'contactWindow', 'occasion', 'phone', 'preferredDates'])
    for (const field of [form.diet(), form.allergies(), form.access()]) expect(elements).not.toContain(field.element())
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

  it('stand in an element that session recorders leave out', async () => {
    await createHost().render(<InterestForm offerId={offerId} />)
    await expect.element(form.diet()).toBeVisible()
    const selectors = ['.rr-block', '.fs-exclude', '[data-hj-suppress]', '[data-dd-privacy="hidden"]', '.ph-no-capture', '.sentry-block', '[data-clarity-mask="true"]', '.nr-block', '[data-private]', '[data-sl="exclude"]']
    for (const selector of selectors) {
      for (const field of [form.diet(), form.allergies(), form.access()]) expect(field.element().closest(selector), selector).not.toBeNull()
      expect(form.send().element().closest(selector), selector).toBeNull()
    }
  })

  it('stand beside the consent text of the organisation', async () => {
    await createHost({ slots: { healthDataConsent: <p>We ask for your consent.</p> } }).render(<InterestForm offerId={offerId} />)
    const group = page.getByRole('group', { name: /^Diet, allergies, access/ })
    await expect.element(group.getByText('We ask for your consent.')).toBeVisible()
    await expect.element(group).toHaveAccessibleDescription(/not stored: not here.*loses what you write here/)
  })
})
