import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ConciergeChat, InterestForm, PhoneVerification, RedeemOffer } from '../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import { createMemberHost, type MemberHostOptions } from '../support/memberHost.tsx'
import { translatePage } from './translatePage.ts'

const member = sandboxMembers.withHistory
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function open(children: ReactElement, options: MemberHostOptions = {}) {
  const host = createMemberHost({ member, ...options })
  if (children.type === PhoneVerification) {
    const answers = { adults: 2, phone: '+442079460958' }
    await asMember(host.sandbox, member, `/v1/interests/${sandboxInterest}/intake`, answers, 'PUT')
  }
  await host.open(children)
  onTestFinished(translatePage(document.body))
  return host
}

const asksToWait = (operation: string) => ({
  scenario: { failures: [{ kind: 429 as const, operation, retryAfter: 2, times: 1 }] },
})

it('the end of a wait that the Service asked for takes no form away, nor what is typed in it', async () => {
  const host = await open(<InterestForm offerId={sandboxOffers.complete} />, asksToWait('createInterest'))
  const allergies = page.getByRole('textbox', { name: /allerg/i })
  await allergies.fill('Peanuts')
  await button('Send to the concierge').click()
  await expect.element(button(/Try again in/)).toBeVisible()
  await expect.element(page.getByText('You can try again now.').first()).toBeVisible()
  await expect.element(allergies).toHaveValue('Peanuts')
  await button('Send to the concierge').click()
  await expect.element(page.getByText('Your concierge has it')).toBeVisible()
  expect(host.errors.filter((error) => !String(error).includes('429'))).toEqual([])
})

it('the end of the wait for another code takes no form away', async () => {
  await open(<PhoneVerification interestId={sandboxInterest} />, asksToWait('issuePhoneCode'))
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('12')
  await button('Send a new code').click()
  await expect.element(button(/New code in/)).toBeVisible()
  await expect.element(button(/^Send a new code/)).toBeVisible()
  await expect.element(code).toHaveValue('12')
})

it('a message that was sent says so', async () => {
  let isSent = false
  // What it wrote is not listed yet.
  const answer = ({ method, url }: Request) => {
    if (!url.includes('/messages')) return undefined
    if (method === 'POST') isSent = true
    return method === 'GET' && isSent ? new Promise<undefined>(() => {}) : undefined
  }
  const conversationId = createMemberHost({ member }).sandbox.control.conversationsOf(member)[0] ?? ''
  await open(<ConciergeChat conversationId={conversationId} />, { answer })
  await page.getByRole('textbox').fill('Could we come earlier?')
  await button('Send').click()
  await expect.poll(() => document.querySelector('.xp-chat-state')?.textContent).toBe('Sent')
})

it('a redemption whose answer was lost can be tried again', async () => {
  const scenario = { failures: [{ kind: 'lost-answer' as const, operation: 'createRedemption', times: 1 }] }
  await open(<RedeemOffer offerId="fjord-lodge" />, { member: sandboxMembers.fresh, scenario })
  await button(/^Redeem for/).click()
  await button('Try again').click()
  await expect.element(page.getByText('Your first try had arrived.')).toBeVisible()
})
