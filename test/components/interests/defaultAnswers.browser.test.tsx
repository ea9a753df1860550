import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub } from '../../../src/components/hub/index.ts'
import { type DefaultAnswers, InterestForm } from '../../../src/components/interests/index.ts'
import { addDays } from '../../../src/base/index.ts'
import { todayIn } from '../../../src/i18n/index.ts'
import { sandboxOffers } from '../../../src/sandbox/index.ts'
import { createHost, form, markers } from './renderInterest.tsx'

const offerId = sandboxOffers.rightToLeft
const day = addDays(todayIn('Europe/Copenhagen'), 40)
const told = () => vi.mocked(console.error).mock.calls.flat().map(String).join('\n')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('InterestForm, answers that the host knows already', () => {
  it('begins with them, and sends them', async () => {
    const host = createHost()
    const onSubmitted = vi.fn()
    const known: DefaultAnswers = {
      adults: 3,
      preferredDates: [day, day],
      contactMethod: 'SMS',
      phone: '+442079460958',
      occasion: 'BIRTHDAY',
    }
    await host.render(<InterestForm offerId={offerId} defaultAnswers={known} onSubmitted={onSubmitted} />)
    await expect.element(form.adults()).toHaveValue(3)
    await expect.element(form.occasion('Birthday')).toBeChecked()
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(onSubmitted.mock.lastCall?.[0].interest.intake).toMatchObject({
      ...known,
      children: 0,
      contactWindow: 'ANYTIME',
      preferredDates: [day],
    })
    expect(told()).toBe('')
  })

  it('gives way to what the member typed, also when the form is opened again', async () => {
    const host = createHost()
    const known = { adults: 4, children: 2 }
    const asked = await host.render(<InterestForm offerId={offerId} defaultAnswers={known} />)
    await form.adults().fill('2')
    await asked.unmount()
    const again = await host.render(<InterestForm offerId={offerId} defaultAnswers={known} />)
    await expect.element(form.adults()).toHaveValue(2)
    await expect.element(form.children()).toHaveValue(2)
    await again.rerender(host.wrap(<InterestForm offerId={offerId} defaultAnswers={{ adults: 5 }} />))
    await expect.element(form.adults()).toHaveValue(2)
    await expect.element(form.children()).toHaveValue(2)
  })

  it('is handed on by the hub', async () => {
    const host = createHost()
    const ask = { view: 'ask', offerId } as const
    await host.render(<ExperienceHub defaultLocation={ask} defaultAnswers={{ adults: 4 }} />)
    await expect.element(form.adults()).toHaveValue(4)
  })

  it('leaves out what cannot be read, says which, and keeps the rest', async () => {
    const host = createHost()
    const odd = {
      adults: -1,
      children: 1,
      preferredDates: ['tomorrow'],
      contactMethod: 'PIGEON',
      occasion: null,
      colour: 'zq-colour',
      constructor: 'x',
    } as unknown as DefaultAnswers
    await host.render(<InterestForm offerId={offerId} defaultAnswers={odd} />)
    await expect.element(form.adults()).toHaveValue(2)
    await expect.element(form.children()).toHaveValue(1)
    await expect.element(page.getByRole('radio', { name: 'Message' })).toBeChecked()
    await expect.poll(told).toContain('(adults, preferredDates, contactMethod, colour, constructor)')
    expect(told()).not.toContain('zq-colour')
  })

  it('refuses a sensitive answer: it is in no field and no request, and the error does not repeat it', async () => {
    const host = createHost()
    const wrong = { adults: 3, dietary: markers[0], allergies: '' } as unknown as DefaultAnswers
    await host.render(<InterestForm offerId={offerId} defaultAnswers={wrong} />)
    await expect.element(form.diet()).toHaveValue('')
    await expect.element(form.adults()).toHaveValue(3)
    await expect
      .poll(told)
      .toMatch(/sensitive answers \(dietary, allergies\).* theirs to type .* Leave these keys out/)
    expect(told()).not.toContain(markers[0])
    expect(document.documentElement.outerHTML).not.toContain(markers[0])
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.writes()).toEqual(['POST createInterest 201'])
    expect(host.sandbox.log.some(({ markersIn }) => markersIn.length > 0)).toBe(false)
  })

  it('lowers a party to what the offer has room for', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} defaultAnswers={{ adults: 2, children: 90 }} />)
    await expect.element(form.children()).not.toHaveValue(90)
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
  })
})
