import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { InjectedFailureKind } from '../../../src/sandbox/index.ts'
import { comeBack, createLeaving, lost, lostEvent, openChange } from './createLeaving.tsx'
import { form, markers, typeSensitive } from './renderInterest.tsx'

type Host = ReturnType<typeof createLeaving>

/** The Service has acted, or was never reached: either way nobody in the page hears of it. */
const failures = (operation: string, ...kinds: readonly InjectedFailureKind[]) =>
  kinds.map((kind) => ({ kind, operation, times: 1 }))
const unheard = () => form.notice('We did not hear back.')
const hasArrived = () => form.notice('Your request has arrived.')
const rewritten = 'zq-allergy-of-the-second-attempt'

/** Sends what stands in the form, twice: of the second attempt the allergies are other ones. */
async function sendTwice(host: Host, operation: string, send: () => ReturnType<typeof form.send>) {
  const attempts = () => host.sandbox.log.filter((entry) => entry.operation === operation).length
  await send().click()
  await expect.element(unheard()).toBeVisible()
  expect(attempts()).toBe(1)
  await form.allergies().fill(rewritten)
  await send().click()
  await expect.poll(attempts).toBe(2)
  await expect.element(send()).not.toHaveAttribute('aria-disabled', 'true')
}

/** The member is told that nobody knows, nothing says that the answers were sent, and what was typed still stands there. */
async function expectUnknown(host: Host) {
  await expect.element(unheard()).toBeVisible()
  await expect
    .element(page.getByText(/It may have arrived\. (Trying|Sending) again is safe/).first())
    .toBeVisible()
  await expect.element(form.receipt()).not.toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/Forwarded to your concierge/)
  expect(host.onSubmitted).not.toHaveBeenCalled()
  expect(host.names()).not.toContain('interest.submitted')
  expect(host.names()).not.toContain('interest.changed')
  expect(host.names()).not.toContain('interest.answersLost')
  await expect.element(lost()).not.toBeInTheDocument()
  await expect.element(form.diet()).toHaveValue(markers[0])
  await expect.element(form.allergies()).toHaveValue(rewritten)
}

/** The form was taken away with what was typed: the member reads that it is lost, and writes it again. */
async function expectToldLost(host: Host, interestId: string | null) {
  host.leave()
  await expect.poll(host.lostEvents).toEqual([lostEvent(interestId)])
  await comeBack().click()
  await expect.element(lost()).toBeVisible()
  await expect
    .element(page.getByText(/As far as we know, your concierge does not have it, and it is not kept/).first())
    .toBeVisible()
  expect(document.body.textContent).not.toMatch(/zq-/)
}

describe('sensitive answers of which two attempts were not answered', () => {
  it.each([
    ['neither had arrived', ['network', 'network'], 0],
    ['the first had arrived', ['lost-answer', 'network'], 3],
    ['both had arrived', ['lost-answer', 'lost-answer'], 6],
  ] as const)(
    'stand in their fields, and are told to be lost with them: %s',
    async (_what, kinds, arrived) => {
      const host = createLeaving(failures('submitIntake', ...kinds))
      await host.render(<host.Leaving />)
      await typeSensitive()
      await sendTwice(host, 'submitIntake', form.send)
      await expectUnknown(host)
      await expect.element(hasArrived()).toBeVisible()
      await expect.element(page.getByText(/Only your details are not confirmed\./).first()).toBeVisible()
      expect(host.arrived()).toBe(arrived)

      await expectToldLost(host, host.interestId())
      await typeSensitive()
      await form.send().click()
      await expect.element(form.receipt()).toBeVisible()
      await expect.element(lost()).not.toBeInTheDocument()
      expect(host.arrived()).toBe(arrived + 3)
      expect(host.onSubmitted).toHaveBeenCalledOnce()
      expect(host.kit.madeInterests.ids()).toHaveLength(1)
    },
  )

  it('are not among what may have arrived while the interest itself is not known to exist', async () => {
    const host = createLeaving(failures('createInterest', 'lost-answer', 'lost-answer'))
    await host.render(<host.Leaving />)
    await typeSensitive()
    await sendTwice(host, 'createInterest', form.send)
    await expectUnknown(host)
    await expect.element(hasArrived()).not.toBeInTheDocument()
    await expectToldLost(host, null)
    await form.diet().fill(markers[0])
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    expect(host.arrived()).toBe(1)
    expect(
      host.sandbox.log.filter(({ operation, replayed }) => operation === 'createInterest' && !replayed),
    ).toHaveLength(1)
  })
})

describe('changed sensitive answers of which two attempts were not answered', () => {
  async function changeTwice(second: InjectedFailureKind) {
    const host = createLeaving(failures('submitIntake', 'lost-answer', second))
    const id = await openChange(host)
    await sendTwice(host, 'submitIntake', form.save)
    return { ...host, id }
  }

  it('stand in their fields, and are told to be lost on the receipt where the second had not arrived', async () => {
    const host = await changeTwice('network')
    await expectUnknown(host)
    await expectToldLost(host, host.id)
    expect(host.sandbox.control.sensitiveAnswers(host.id)).toBe(1)
  })

  it('stand in their fields, and are not told to be lost where the interest says that they have arrived', async () => {
    const host = await changeTwice('lost-answer')
    await expectUnknown(host)
    host.leave()
    await comeBack().click()
    await expect.element(page.getByText(/Forwarded to your concierge/).first()).toBeVisible()
    await expect.element(lost()).not.toBeInTheDocument()
    expect(host.names()).not.toContain('interest.answersLost')
    expect(host.sandbox.control.sensitiveAnswers(host.id)).toBe(3)
  })
})
