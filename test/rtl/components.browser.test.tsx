import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  ConciergeChat,
  ConversationList,
  ExperienceHub,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  PhoneVerification,
  RedemptionList,
  Wallet,
} from '../../src/index.ts'
import { ar } from '../../src/locales/ar/index.ts'
import { he } from '../../src/locales/he/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import { createMemberHost } from '../support/memberHost.tsx'

const languages = { ar, he } as const
const offerId = sandboxOffers.complete
const member = sandboxMembers.withHistory

function createHost(language: keyof typeof languages) {
  return createMemberHost({
    member,
    locale: language,
    messages: languages[language],
    assumptions: { operations: { ledger: true } },
  })
}

const conversationOf = (host: ReturnType<typeof createHost>) =>
  host.sandbox.control.conversationsOf(member)[0] ?? ''

const fjord = 'Three nights above the fjord'
const sauna = 'A sauna that floats'

/** Each with words that it has when all is loaded. */
const components: Readonly<
  Record<
    string,
    {
      readonly shown: (host: ReturnType<typeof createHost>) => ReactNode
      readonly says: string | keyof typeof ar
    }
  >
> = {
  ConciergeChat: {
    shown: (host) => <ConciergeChat conversationId={conversationOf(host)} />,
    says: 'chat.hint',
  },
  ExperienceHub: { shown: () => <ExperienceHub />, says: fjord },
  InterestForm: { shown: () => <InterestForm offerId={offerId} />, says: fjord },
  InterestSummary: {
    shown: () => <InterestSummary interestId={sandboxInterest} />,
    says: 'interests.receipt.answers',
  },
  OfferCatalog: { shown: () => <OfferCatalog />, says: fjord },
  OfferDetail: { shown: () => <OfferDetail offerId={offerId} />, says: 'offers.detail.inclusions' },
  PhoneVerification: {
    shown: () => <PhoneVerification interestId={sandboxInterest} />,
    says: 'phone.verified.title',
  },
  RedemptionList: { shown: () => <RedemptionList />, says: sauna },
  Wallet: { shown: () => <Wallet />, says: sauna },
}

describe.each(['ar', 'he'] as const)('in %s at 320 px', (language) => {
  test.each(Object.keys(components))(
    '%s runs from right to left and needs no scrolling sideways',
    async (name) => {
      await page.viewport(320, 800)
      const host = createHost(language)
      const { shown, says } = components[name] ?? { shown: () => null, says: '' }
      await host.open(shown(host))
      const text: unknown = Object.entries(languages[language]).find(([key]) => key === says)?.[1] ?? says
      await expect.element(page.getByText(String(text), { exact: true }).first()).toBeInTheDocument()
      expect(getComputedStyle(document.querySelector('[data-xp-component]') as Element).direction).toBe('rtl')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    },
  )
})

// Chromium draws the ellipsis of a clamped box beyond its edge where the text runs against the page.
test.each([
  [
    'ConversationList',
    <ConversationList key="list" />,
    '.xp-conversation-name',
    /courtyard house, before it/,
  ],
  ['OfferCatalog', <OfferCatalog key="catalog" />, '.xp-offer-card-name', /courtyard house, before it/],
] as const)('%s cuts off no Latin title among Arabic', async (_, shown, names, title) => {
  await page.viewport(320, 800)
  await createHost('ar').open(shown)
  await expect.element(page.getByText(title).first()).toBeInTheDocument()
  const cut = [...document.querySelectorAll(names)].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})

const direction = (element: Element) => [
  getComputedStyle(element).direction,
  getComputedStyle(element).unicodeBidi,
]

test('a phone number keeps its order inside an Arabic sentence, and so does the code that is typed', async () => {
  const host = createHost('ar')
  const intake = { phone: '+442079460958', contactMethod: 'SMS' }
  await asMember(host.sandbox, member, `/v1/interests/${sandboxInterest}/intake`, intake, 'PUT')
  await host.open(<PhoneVerification interestId={sandboxInterest} />)
  const code = page.getByRole('textbox', { name: ar['phone.code'] as string })
  await expect.element(code).toBeVisible()
  expect(direction(code.element())[0]).toBe('ltr')
  const number = document.querySelector('.xp-phone-number')
  expect(number && direction(number)).toEqual(['ltr', 'isolate'])
})

test('the code of a currency stays whole beside Arabic figures', async () => {
  await createHost('ar').open(<Wallet />)
  await expect.element(page.getByText('\u2068US$\u2069').first()).toBeVisible()
})

test('a debit has its minus before its figure, and the symbol on the side that the text runs to', async () => {
  await page.viewport(390, 800)
  await createHost('ar').open(<Wallet />)
  await expect.element(page.getByText('A sauna that floats')).toBeVisible()
  const amount = page
    .getByRole('listitem')
    .filter({ hasText: 'A sauna that floats' })
    .element()
    .querySelector('.xp-amount-sum')
  const value = amount?.querySelector('.xp-amount-value')?.firstChild as Text
  const at = value.data.indexOf('−')
  const [minus, figure] = [boxOf(value, at), boxOf(value, at + 1)]
  expect(minus.left).toBeLessThan(figure.left)
  expect(amount?.querySelector('.xp-amount-symbol')?.getBoundingClientRect().right).toBeLessThanOrEqual(
    minus.left,
  )
})

/** Where one character of a text stands. */
function boxOf(text: Text, at: number): DOMRect {
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect()
}

test('own messages stand at the left of the thread and the concierge’s at the right, whatever their words', async () => {
  await page.viewport(390, 800)
  const host = createHost('ar')
  const id = conversationOf(host)
  host.sandbox.control.addMessages(id, [
    { from: 'concierge', body: 'The table is yours.', createdAt: '2026-11-20T10:00:00Z' },
    { from: 'member', body: 'شكرًا', createdAt: '2026-11-20T10:01:00Z' },
    { from: 'concierge', body: 'على الرحب والسعة', createdAt: '2026-11-20T10:02:00Z' },
    { from: 'member', body: 'See you then.', createdAt: '2026-11-20T10:03:00Z' },
  ])
  await host.open(<ConciergeChat conversationId={id} />)
  await expect.element(page.getByText('See you then.')).toBeVisible()
  const thread = document.querySelector('[data-xp-component]')?.getBoundingClientRect()
  const middle = ((thread?.left ?? 0) + (thread?.right ?? 0)) / 2
  for (const bubble of document.querySelectorAll('.xp-chat-bubble')) {
    const { left, right } = bubble.getBoundingClientRect()
    const isOwn = bubble.closest('[data-own]') !== null
    expect(isOwn ? left < middle - (right - middle) : right > middle + (middle - left)).toBe(true)
  }
})

test('a title that runs the other way still stands at the start of its card, and ends where its words end', async () => {
  await page.viewport(390, 800)
  await createHost('ar').open(<OfferCatalog />)
  await expect.element(page.getByText(fjord, { exact: true })).toBeVisible()
  const title = page.getByText(fjord, { exact: true }).element()
  expect(getComputedStyle(title).direction).toBe('ltr')
  const range = document.createRange()
  range.selectNodeContents(title)
  expect(range.getBoundingClientRect().right).toBeCloseTo(title.getBoundingClientRect().right, 0)
})

test('the field of the chat runs as the page while it is empty, and as what is typed after that', async () => {
  const host = createHost('ar')
  await host.open(<ConciergeChat conversationId={conversationOf(host)} />)
  const field = page.getByRole('textbox', { name: ar['chat.write'] as string })
  await expect.element(field).toHaveStyle({ direction: 'rtl' })
  await field.fill('Hello')
  await expect.element(field).toHaveStyle({ direction: 'ltr' })
  await field.fill('مرحبا')
  await expect.element(field).toHaveStyle({ direction: 'rtl' })
  await field.fill('')
  await expect.element(field).toHaveStyle({ direction: 'rtl' })
})

test('the title of what was asked for begins on the right, in whatever language it is', async () => {
  await page.viewport(1280, 800)
  const host = createHost('ar')
  await host.open(<ExperienceHub location={{ view: 'experiences' }} interestIds={[sandboxInterest]} />)
  await expect.poll(() => document.querySelector('.xp-hub-interest bdi')).not.toBeNull()
  const title = document.querySelector('.xp-hub-interest bdi')
  const words = document.createRange()
  if (title) words.selectNodeContents(title)
  const edge = title?.closest('.xp-stack')?.getBoundingClientRect().right ?? 0
  expect(Math.abs(words.getBoundingClientRect().right - edge)).toBeLessThan(1)
})
