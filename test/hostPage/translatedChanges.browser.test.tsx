import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  ConciergeChat,
  InterestForm,
  MemberToday,
  type Offer,
  OfferCatalog,
  PhoneVerification,
  RedeemOffer,
} from '../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createChatHost } from '../components/chat/renderChat.tsx'
import { asMember } from '../support/asMember.ts'
import { blockUrls } from '../support/blockUrls.ts'
import { createMemberHost, type MemberHostOptions } from '../support/memberHost.tsx'
import { translatePage } from './translatePage.ts'

const member = sandboxMembers.withHistory
const conversationId = createMemberHost({ member }).sandbox.control.conversationsOf(member)[0] ?? ''
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

it('a message reads the same before and after its address becomes a link', async () => {
  onTestFinished(() => blockUrls())
  await blockUrls('*/src/components/chat/findLinks.ts*')
  await createChatHost({ history: [{ from: 'concierge', body: 'See https://example.com/a. Soon.' }] }).open()
  onTestFinished(translatePage(document.body))
  await expect.element(page.getByText(/^See https/)).toBeVisible()
  await blockUrls()
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/offline/i).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible()
  expect(document.querySelector('.xp-chat-bubble')?.textContent).toBe('See https://example.com/a. Soon.')
})

it('replies are counted anew', async () => {
  const host = createMemberHost({ member })
  const { control } = host.sandbox
  const repliedIn = control.conversationsOf(member).at(-3) ?? ''
  control.conciergeSays(repliedIn, 'The boat leaves at ten.')
  await host.open(
    <MemberToday lastSeenAt={{ [repliedIn]: new Date(Date.now() - 3_600_000).toISOString() }} />,
  )
  await expect.element(page.getByText('1 new message')).toBeVisible()
  onTestFinished(translatePage(document.body))
  control.conciergeSays(repliedIn, 'From the inner quay.')
  await host.kit.queryClient.refetchQueries()
  await expect.element(page.getByText('2 new messages')).toBeVisible()
})

it('a card says how many places are left now, and until when they can be booked', async () => {
  let change: Partial<Offer> = { availability: { quantityRemaining: 2 } }
  const answer = async (request: Request) => {
    if (!request.url.includes('/offers')) return undefined
    const { offers, ...rest } = (await (await host.sandbox.fetch(request)).json()) as {
      offers: readonly Offer[]
    }
    return Response.json({ ...rest, offers: offers.map((offer) => ({ ...offer, ...change })) })
  }
  const host = createMemberHost({ answer })
  await host.open(<OfferCatalog />)
  onTestFinished(translatePage(document.body))
  const label = () => document.querySelector('.xp-picture-label')?.textContent
  await expect.poll(label).toBe('2 places left')
  change = { availability: { quantityRemaining: 1 } }
  await host.kit.queryClient.refetchQueries()
  await expect.poll(label).toBe('1 place left')
  change = { availability: {}, expiresAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }
  await host.kit.queryClient.refetchQueries()
  await expect.poll(label).toMatch(/Book by/)
})
