import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm, InterestSummary, PhoneVerification } from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { asMember } from '../../support/asMember.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const member = sandboxMembers.withHistory
const button = (name: string | RegExp) => page.getByRole('button', { name })

const phone = <PhoneVerification interestId={sandboxInterest} />

/** A page whose Service asks to wait an hour at the first request of an operation; and the way out of it and back. */
async function open(children: ReactElement, operation?: string) {
  const failures = operation ? [{ kind: 429 as const, operation, retryAfter: 3_600, times: 1 }] : []
  const host = createMemberHost({ member, scenario: { failures } })
  if (children === phone) {
    const answers = { adults: 2, phone: '+442079460958' }
    await asMember(host.sandbox, member, `/v1/interests/${sandboxInterest}/intake`, answers, 'PUT')
  }
  const view = await host.open(children)
  return {
    ...host,
    async comeBack() {
      await view.rerender(host.page(<p>Elsewhere</p>))
      await expect.element(page.getByText('Elsewhere')).toBeVisible()
      await view.rerender(host.page(children))
    },
  }
}

test('who closes the check of a code and opens it again waits on, as a 429 has asked', async () => {
  const host = await open(phone, 'verifyPhone')
  await page.getByRole('textbox', { name: 'Code' }).fill('111111')
  await button('Check').click()
  await expect.element(button(/Try again in/)).toBeVisible()
  await host.comeBack()
  await expect.element(button(/Try again in/)).toHaveAttribute('aria-disabled', 'true')
})

test('who closes the form after a 429 for a new code, and opens it again, waits on', async () => {
  const host = await open(phone, 'issuePhoneCode')
  await button('Send a new code').click()
  await expect.element(button(/New code in .*(hour|minutes)/)).toBeVisible()
  await host.comeBack()
  await expect.element(button(/New code in .*(hour|minutes)/)).toHaveAttribute('aria-disabled', 'true')
})

test('a code that was sent just now is not sent again by who closes the form and opens it', async () => {
  const host = await open(phone)
  await button('Send a new code').click()
  await expect.element(button(/New code in/)).toBeVisible()
  await host.comeBack()
  await expect.element(button(/New code in/)).toHaveAttribute('aria-disabled', 'true')
  expect(host.requests('issuePhoneCode')).toHaveLength(1)
})

test('who leaves the form of a request and comes back waits on, as a 429 has asked', async () => {
  const host = await open(<InterestForm offerId={sandboxOffers.complete} />, 'createInterest')
  await button('Send to the concierge').click()
  await expect.element(button(/Try again in/)).toBeVisible()
  await host.comeBack()
  await expect.element(button(/Try again in/)).toHaveAttribute('aria-disabled', 'true')
})

test('who leaves a change of their answers and comes back waits on, as a 429 has asked', async () => {
  const host = await open(<InterestSummary interestId={sandboxInterest} />, 'submitIntake')
  await button('Change your answers').click()
  await button('Save').click()
  await expect.element(button(/Try again in/)).toBeVisible()
  await host.comeBack()
  await button('Change your answers').click()
  await expect.element(button(/Try again in/)).toHaveAttribute('aria-disabled', 'true')
})
