import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ExperienceHub, InterestForm, RedemptionFeedback, useHubHistory } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { holdAnswers } from '../../support/holdAnswers.ts'
import { isAskedByBrowser } from '../../support/isAskedByBrowser.ts'
import { createChatHost } from '../chat/renderChat.tsx'
import { createHost as createInterestHost, form, markers } from '../interests/renderInterest.tsx'
import { createHost } from '../redemptions/renderRedemptions.tsx'

function Hub() {
  return <ExperienceHub {...useHubHistory()} />
}

const offerId = 'fjord-lodge'
const field = () => page.getByRole('textbox', { name: 'Write to your concierge' })
const neverAsked = async () => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isAskedByBrowser()).toBe(false)
}

beforeEach(() => history.replaceState(null, '', '#/'))

describe('the browser asks before the page goes', () => {
  it('while an answer is typed, sensitive or not, and no longer when it is taken back', async () => {
    await createInterestHost().render(<InterestForm offerId={offerId} />)
    await expect.element(form.adults()).toBeVisible()
    await neverAsked()
    await form.adults().fill('3')
    await expect.poll(isAskedByBrowser).toBe(true)
    await form.adults().fill('2')
    await expect.poll(isAskedByBrowser).toBe(false)
    await form.diet().fill('x')
    await expect.poll(isAskedByBrowser).toBe(true)
    await form.diet().fill('')
    await expect.poll(isAskedByBrowser).toBe(false)
  })

  it('while a message is written, waits or has failed, and no longer when it has arrived', async () => {
    const host = createChatHost()
    await host.open()
    await field().fill('Could we come a day earlier?')
    expect(isAskedByBrowser()).toBe(true)
    await field().fill('')
    expect(isAskedByBrowser()).toBe(false)
    host.sandbox.control.scenario({ failures: [{ kind: 422, operation: 'sendMessage', times: 1 }] })
    await field().fill('Could we come a day earlier?')
    await page.getByRole('button', { name: /^Send/ }).click()
    expect(isAskedByBrowser()).toBe(true)
    await page.getByRole('button', { name: /^Try again/ }).click()
    await expect.poll(isAskedByBrowser).toBe(false)
    expect(host.sandbox.log.filter(({ operation }) => operation === 'sendMessage')).toHaveLength(2)
  })

  it('not while feedback is only opened to be changed', async () => {
    const host = createHost({ member: sandboxMembers.withHistory })
    const rated = (await host.redemptions()).find(({ feedback }) => feedback)
    await host.render(<RedemptionFeedback redemptionId={rated?.id ?? ''} />)
    await page.getByRole('button', { name: 'Change' }).click()
    await neverAsked()
    await page.getByRole('radio', { name: '3', exact: true }).click()
    await expect.poll(isAskedByBrowser).toBe(true)
  })

  it('also from another view of the hub, and neither where the host has taken it away nor after signing out', async () => {
    const host = createInterestHost()
    const hub = <Hub />
    const screen = await host.render(hub)
    location.hash = `#/offers/${offerId}/ask`
    await form.adults().fill('3')
    location.hash = '#/wallet'
    await expect.poll(() => form.adults().query()).toBeNull()
    expect(isAskedByBrowser()).toBe(true)
    await screen.rerender(<p>Accounts</p>)
    expect(isAskedByBrowser()).toBe(false)
    await screen.rerender(host.wrap(hub))
    await expect.poll(isAskedByBrowser).toBe(true)
    host.kit.session.end()
    await expect.poll(isAskedByBrowser).toBe(false)
  })

  it('while answers that only the attempt holds are being sent', async () => {
    const requests = holdAnswers('submitIntake')
    const host = createInterestHost(requests)
    const screen = await host.render(<InterestForm offerId={offerId} />)
    await form.allergies().fill(markers[1])
    await form.send().click()
    await expect.poll(() => host.writes()).toContain('POST createInterest 201')
    await screen.rerender(host.wrap(null))
    expect(isAskedByBrowser()).toBe(true)
    requests.release()
    await expect.poll(isAskedByBrowser).toBe(false)
    expect(host.writes()).toContain('PUT submitIntake 200')
  })

  it('not once more when we have asked and the member leaves', async () => {
    await createInterestHost().render(<Hub />)
    location.hash = `#/offers/${offerId}/ask`
    await form.adults().fill('3')
    await form.diet().fill('x')
    await page.getByRole('link', { name: 'Wallet' }).click()
    const leave = page.getByRole('button', { name: 'Leave' })
    await expect.element(leave).toBeVisible()
    // No time passes in between, however slow the machine is.
    ;(leave.element() as HTMLElement).click()
    expect(isAskedByBrowser()).toBe(false)
    // Where the page did not go, what is kept is asked about again.
    await expect.poll(isAskedByBrowser, { timeout: 5_000 }).toBe(true)
  })
})
