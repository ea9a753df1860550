import { commitsSoFar, takeRenders } from './watchRenders.ts'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { operations } from '../../src/contract/index.ts'
import {
  ConciergeChat,
  ConversationList,
  ExperienceHub,
  InterestForm,
  OfferCatalog,
  OfferDetail,
  RedemptionDetail,
  RedemptionList,
  Wallet,
} from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'

const member = sandboxMembers.withHistory
const offerId = 'fjord-lodge'
/** The first cards are mounted before the rest of the batch. */
const wholeBatch = '.xp-offer-item:nth-child(24)'
const pictures = new URL('../../src/sandbox/pictures', import.meta.url).href

let host: MemberHost
let conversationId: string
let redemptionId: string
beforeEach(async () => {
  host = createMemberHost({
    member,
    pictures,
    assumptions: { messagePolling: { activeMs: 60_000, idleMs: 60_000 }, operations: { ledger: true } },
  })
  const { data } = await host.client.call(operations.redemptions, { query: { limit: 100 } })
  redemptionId = data.redemptions.find(({ status }) => status === 'SUBMITTED')?.id ?? ''
  conversationId = host.sandbox.control.conversationsOf(member)[0] ?? ''
  for (let line = 0; line < 12; line += 1)
    host.sandbox.control.conciergeSays(conversationId, `Line ${String(line)}.`)
  // Its address is another one in each answer.
  host.sandbox.control.addMessages(conversationId, [
    { from: 'concierge', body: 'With a file', attachments: ['menu.pdf'] },
  ])
})

/** What is put off, such as news of the cache and what follows a commit, has been rendered. */
async function settled(): Promise<void> {
  await expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)
  // When a lazy picture loads is the browser's to choose, and each renders once when it has: so that none is left for later.
  const unsettledPicture = () => {
    for (const image of document.images) image.loading = 'eager'
    return document.querySelector('.xp-picture:is([data-state="waiting"], :not([data-state]))')
  }
  await expect.poll(unsettledPicture).toBeNull()
  let before = commitsSoFar()
  for (let still = 0; still < 4; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (commitsSoFar() !== before) still = 0
    before = commitsSoFar()
  }
}

async function open(children: ReactNode, content: string): Promise<void> {
  await host.open(<div style={{ blockSize: 600 }}>{children}</div>)
  await expect.poll(() => document.querySelector(content), { message: content }).not.toBeNull()
  await expect.poll(() => document.querySelector('.xp-skeleton, [aria-busy="true"]')).toBeNull()
  await settled()
  // The list of messages renders once more when its scrolling has ended, which a timer of 150 ms decides.
  for (const interval of [250, 250])
    await expect.poll(() => takeRenders().commits, { interval, message: 'it comes to rest' }).toBe(0)
}

/** Every read that is on screen is made again, as by a poll or a look at the tab. */
async function readAgain(): Promise<void> {
  await host.kit.queryClient.refetchQueries({ type: 'active' })
  await settled()
}

/** Element, what tells that it is there, and what may render: the wallet says when it was read. */
const views: Readonly<Record<string, readonly [() => ReactNode, string, (readonly string[])?]>> = {
  OfferCatalog: [() => <OfferCatalog />, wholeBatch],
  OfferDetail: [() => <OfferDetail offerId={offerId} />, 'h2'],
  Wallet: [
    () => <Wallet />,
    '.xp-wallet-figure',
    ['WalletFootnote', 'SumAmount', 'Amount', 'VisuallyHidden'],
  ],
  RedemptionList: [() => <RedemptionList />, '.xp-redemption-row'],
  RedemptionDetail: [() => <RedemptionDetail redemptionId={redemptionId} />, 'h2'],
  ConversationList: [() => <ConversationList />, '.xp-conversation'],
  ConciergeChat: [() => <ConciergeChat conversationId={conversationId} />, '.xp-chat-message'],
  'ExperienceHub, explore': [() => <ExperienceHub />, wholeBatch],
  'ExperienceHub, experiences': [
    () => <ExperienceHub defaultLocation={{ view: 'experiences' }} />,
    '.xp-redemption-row',
  ],
}

test.each(
  inject('isWhole')
    ? Object.keys(views)
    : ['OfferCatalog', 'Wallet', 'ConciergeChat', 'ExperienceHub, experiences'],
)('%s renders nothing again after a poll without news', async (name) => {
  const [element, content, changes = []] = views[name] ?? [() => null, '']
  await open(element(), content)
  const asked = host.sandbox.log.length
  await readAgain()
  expect(host.sandbox.log.length, 'it was asked').toBeGreaterThan(asked)
  expect(takeRenders()).toEqual({
    commits: Math.min(changes.length, 1),
    again: Object.fromEntries(changes.map((each) => [each, 1])),
    mounted: {},
  })
})

describe('what renders when something is new', () => {
  test('a message renders itself, and none of those that were there', async () => {
    await open(<ConciergeChat conversationId={conversationId} />, '.xp-chat-message')
    const before = document.querySelectorAll('.xp-chat-message').length
    expect(before).toBeGreaterThan(10)
    host.sandbox.control.conciergeSays(conversationId, 'This is news.')
    await readAgain()
    await expect.element(page.getByText('This is news.').first()).toBeVisible()
    const { again, mounted } = takeRenders()
    expect(mounted.ChatMessage).toBe(1)
    expect(
      again.ChatMessage ?? 0,
      'the new one, once it is known to be new, and the one before, which no longer ends its group',
    ).toBeLessThanOrEqual(2)
  })

  test('a key in the composer renders the composer', async () => {
    await open(<ConciergeChat conversationId={conversationId} />, '.xp-chat-message')
    await page.getByRole('textbox').click()
    await settled()
    takeRenders()
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('textbox')).toHaveValue('a')
    await settled()
    expect(takeRenders()).toEqual({ commits: 1, again: { ChatComposer: 1, Form: 1, Icon: 1 }, mounted: {} })
  })

  test('a key in the search of the catalog renders no card that stays', async () => {
    await open(<OfferCatalog hrefFor={({ id }) => `#${id}`} />, '.xp-offer-card')
    const search = page.getByRole('searchbox')
    // Whatever is searched for, there is no lead any more: that is the first letter's.
    await search.fill('t')
    await expect.poll(() => document.querySelector('.xp-offer-card[data-lead]')).toBeNull()
    await settled()
    takeRenders()
    await userEvent.type(search, 'h', { skipClick: true })
    await expect.element(search).toHaveValue('th')
    await settled()
    const { again } = takeRenders()
    expect(document.querySelectorAll('.xp-offer-card').length).toBeGreaterThan(5)
    expect(again.OfferFilterBar).toBeGreaterThan(0)
    expect(again.OfferCard).toBeUndefined()
  })

  test('a key in the form renders its own section', async () => {
    await open(<InterestForm offerId={offerId} />, '[role="grid"]')
    const sections = [
      'InterestQuestions',
      'PartySection',
      'DatesSection',
      'ContactSection',
      'PhoneQuestion',
      'OccasionSection',
      'SensitiveQuestions',
    ] as const
    const rendered = async () => {
      await settled()
      const { again } = takeRenders()
      return sections.filter((name) => name in again)
    }
    await page.getByRole('spinbutton', { name: 'Adults' }).fill('1')
    expect(await rendered()).toEqual(['PartySection'])
    await page.getByRole('radio', { name: 'Birthday' }).click()
    expect(await rendered()).toEqual(['OccasionSection'])
    await page.getByRole('radio', { name: 'Text', exact: true }).click()
    expect(await rendered()).toEqual(['ContactSection', 'PhoneQuestion'])
    const phone = page.getByRole('textbox', { name: /^Phone/ })
    await phone.click()
    await rendered()
    await userEvent.keyboard('2')
    expect(await rendered(), 'not the rest of its section').toEqual(['PhoneQuestion'])
    await page.getByRole('textbox', { name: 'Diet', exact: true }).fill('a')
    expect(
      (await rendered()).filter((name) => name !== 'PhoneQuestion'),
      'the first letter tells that there is something to lose',
    ).toEqual(['InterestQuestions', 'SensitiveQuestions'])
    await page.getByRole('textbox', { name: 'Diet', exact: true }).fill('ab')
    expect(await rendered()).toEqual([])
  })
})
