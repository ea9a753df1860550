import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { ExperienceHub, useHubHistory } from '../../../src/index.ts'
import {
  comeBack,
  createDoor,
  createLeaving,
  type Failures,
  failing,
  lost,
  lostEvent,
  offerId,
  openChange,
} from './createLeaving.tsx'
import { createHost, form, markers, typeSensitive } from './renderInterest.tsx'

describe('sensitive answers that were sent', () => {
  it.each([
    ['as the button is pressed', undefined, false],
    ['while the interest is sent', 'POST', false],
    ['once the interest exists', undefined, true],
    ['while they are sent', 'PUT', false],
  ] as const)('arrive when the form is taken away %s', async (_when, during, leavesOnceCreated) => {
    const host = createLeaving()
    await host.render(
      <StrictMode>
        <host.Leaving leavesOnceCreated={leavesOnceCreated} />
      </StrictMode>,
    )
    await form.way('Call').click()
    await form.phone().fill('+44 20 7946 0958')
    await typeSensitive()
    const fields = [form.diet(), form.allergies(), form.access()].map((field) => field.element())
    if (during) host.door.hold(during)
    const send = form.send().element() as HTMLElement
    send.click()
    send.click()
    if (during) await host.door.isHeld()
    if (!leavesOnceCreated) host.leave()
    await expect.element(comeBack()).toBeVisible()
    host.door.open()
    await host.until('PUT submitIntake 200')
    await expect.poll(() => host.onSubmitted.mock.calls.length).toBe(1)
    expect(host.arrived()).toBe(3)
    expect(host.names()).toEqual(['interest.started', 'interest.created', 'interest.submitted'])
    expect(host.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 200'])
    expect(fields.map((field) => (field as HTMLTextAreaElement).value).join('')).toBe('')
  })

  it('arrive with the retry after an answer that was lost', async () => {
    const host = createLeaving(failing('lost-answer', 'createInterest'))
    await host.render(<host.Leaving />)
    await typeSensitive()
    await form.send().click()
    await expect.element(page.getByText(/It may have arrived/).first()).toBeVisible()
    host.door.hold('POST')
    await form.send().click()
    await host.door.isHeld()
    host.leave()
    host.door.open()
    await host.until('PUT submitIntake 200')
    expect(host.arrived()).toBe(3)
    await expect.poll(() => host.onSubmitted.mock.calls.length).toBe(1)
  })
})

describe('sensitive answers of a change', () => {
  it('arrive when the form is taken away while they are sent', async () => {
    const host = createLeaving()
    const id = await openChange(host)
    host.door.hold('PUT')
    await form.save().click()
    await host.door.isHeld()
    host.leave()
    host.door.open()
    await host.until('PUT submitIntake 200')
    expect(host.sandbox.control.sensitiveAnswers(id)).toBe(1)
    await expect.poll(() => host.onSubmitted.mock.calls.length).toBe(1)
    expect(host.names()).not.toContain('interest.answersLost')
  })

  it.each(['as they are refused', 'unsent'] as const)(
    'are told to be lost on the receipt when the form is taken away %s',
    async (when) => {
      const host = createLeaving(failing(422, 'submitIntake'))
      const id = await openChange(host, (form) => <StrictMode>{form}</StrictMode>)
      if (when !== 'unsent') {
        host.door.hold('PUT')
        await form.save().click()
        await host.door.isHeld()
      }
      host.leave()
      host.door.open()
      await expect.poll(host.lostEvents).toEqual([lostEvent(id)])
      expect(host.onSubmitted).not.toHaveBeenCalled()
      await comeBack().click()
      await expect.element(lost()).toBeVisible()
      host.sandbox.control.scenario({})
      await page.getByRole('button', { name: 'Write it again' }).click()
      await expect.element(form.diet()).toHaveValue('')
      await expect.element(lost()).toBeVisible()
      await form.diet().fill(markers[0])
      await form.save().click()
      await expect.element(form.receipt()).toBeVisible()
      await expect.element(lost()).not.toBeInTheDocument()
      expect(host.sandbox.control.sensitiveAnswers(id)).toBe(1)
    },
  )
})

describe('sensitive answers that did not arrive', () => {
  it.each([
    [422, 'createInterest'],
    ['lost-answer', 'createInterest'],
    [500, 'submitIntake'],
    ['network', 'submitIntake'],
  ] as const)('are told to be lost after a form is gone: %s at %s', async (kind, operation) => {
    const host = createLeaving(failing(kind, operation))
    await host.render(<host.Leaving />)
    await form.way('Email').click()
    await typeSensitive()
    host.door.hold('POST')
    await form.send().click()
    await host.door.isHeld()
    host.leave()
    host.door.open()
    await expect.poll(() => host.lostEvents().length).toBe(1)
    expect(host.lostEvents()).toEqual([lostEvent(host.interestId() || null)])
    expect(host.onSubmitted).not.toHaveBeenCalled()
    expect(host.names()).not.toContain('interest.submitted')

    host.sandbox.control.scenario({})
    await comeBack().click()
    await expect.element(lost()).toBeVisible()
    await expect.element(form.way('Email')).toBeChecked()
    await expect.element(form.diet()).toHaveValue('')
    await typeSensitive()
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    await expect.element(lost()).not.toBeInTheDocument()
    expect(host.arrived()).toBe(3)
    expect(host.kit.madeInterests.ids()).toHaveLength(1)
  })

  it('are not told to be lost where only the answer was: the interest says that they were forwarded', async () => {
    const host = createLeaving(failing('lost-answer', 'submitIntake'))
    await host.render(<host.Leaving />)
    await typeSensitive()
    host.door.hold('PUT')
    await form.send().click()
    await host.door.isHeld()
    host.leave()
    host.door.open()
    await expect.poll(() => host.sandbox.log.at(-1)?.operation).toBe('interest')
    await comeBack().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    expect(host.names()).not.toContain('interest.answersLost')
    expect(host.arrived()).toBe(3)
  })

  it('stay in their fields, and are lost when the form is taken away after the failure', async () => {
    const host = createLeaving(failing(422, 'submitIntake'))
    await host.render(<host.Leaving />)
    await typeSensitive()
    await form.send().click()
    await expect.element(form.notice('Your request has arrived.')).toBeVisible()
    await expect.element(form.diet()).toHaveValue(markers[0])
    expect(host.names()).not.toContain('interest.answersLost')
    host.leave()
    await expect.poll(host.lostEvents).toEqual([lostEvent(host.interestId())])
    await comeBack().click()
    await expect.element(lost()).toBeVisible()
  })

  it('are told with the end of the session, which sends nothing more', async () => {
    const host = createLeaving()
    await host.render(<host.Leaving />)
    await typeSensitive()
    host.door.hold('POST')
    await form.send().click()
    await host.door.isHeld()
    host.kit.session.end()
    await expect.element(page.getByText(/what you had not sent is not kept/)).toBeVisible()
    host.door.open()
    expect(host.names().filter((name) => name !== 'session.ended')).toEqual(['interest.started'])
    expect(host.onSubmitted).not.toHaveBeenCalled()
    expect(host.writes()).toEqual([])
  })

  it('are lost with the word of the member who leaves, which is no news', async () => {
    const host = createHost()
    await host.render(<InterestForm offerId={offerId} onBack={() => {}} />)
    await form.diet().fill(markers[0])
    await page.getByRole('button', { name: 'Back to the experience' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect.element(form.diet()).toHaveValue('')
    await expect.element(lost()).not.toBeInTheDocument()
    expect(host.events.map(({ name }) => name)).not.toContain('interest.answersLost')
  })
})

describe('sensitive answers in the hub', () => {
  function Hub() {
    return <ExperienceHub {...useHubHistory()} />
  }
  const allergies = () => page.getByLabelText('Allergies', { exact: true })
  async function openForm(failures: Failures) {
    const host = createHost({ scenario: { failures } })
    const door = createDoor(host.sandbox)
    door.hold('POST')
    history.replaceState(null, '', '#/wallet')
    await host.render(<Hub />)
    history.pushState(null, '', `#/offers/${offerId}/ask`)
    window.dispatchEvent(new Event('popstate'))
    await allergies().fill(markers[1])
    await form.send().click()
    await door.isHeld()
    return { ...host, door }
  }

  it('arrive when the member goes Back while they are sent, who is told that sending goes on', async () => {
    const host = await openForm([])
    history.back()
    await expect.element(page.getByText(/Sending goes on without you/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect.poll(() => location.hash).toBe('#/wallet')
    host.door.open()
    await expect.poll(() => host.writes()).toContain('PUT submitIntake 200')
    expect(host.sandbox.control.sensitiveAnswers(host.kit.madeInterests.ids()[0] ?? '')).toBe(1)
  })

  it('that did not arrive are told in the view that is shown by then, which leads back to the form', async () => {
    const host = await openForm(failing(422, 'submitIntake'))
    await page.getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeInTheDocument()
    host.door.open()
    await expect.element(lost()).toBeVisible()
    await page.getByRole('button', { name: 'Write it again' }).click()
    await expect.element(allergies()).toHaveValue('')
    await expect.element(lost()).toBeVisible()
    await allergies().fill(markers[1])
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    await expect.element(lost()).not.toBeInTheDocument()
    expect(host.sandbox.control.sensitiveAnswers(host.kit.madeInterests.ids()[0] ?? '')).toBe(1)
    history.replaceState(null, '', location.pathname + location.search)
  })
})
