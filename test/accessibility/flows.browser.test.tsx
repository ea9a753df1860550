import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConversationList } from '../../src/components/chat/index.ts'
import { ExperienceHub } from '../../src/components/hub/index.ts'
import { OfferCatalog } from '../../src/components/offers/index.ts'
import { RedemptionList } from '../../src/components/redemptions/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createChatHost, frame, manyMessages } from '../components/chat/renderChat.tsx'
import { createMemberHost } from '../support/memberHost.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

/** By keyboard, as whoever could lose the focus does. */
async function press(name: string | RegExp): Promise<void> {
  await expect.element(button(name)).toBeVisible()
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** Once what was pressed is gone, the focus is in the component: never nowhere, which is where `body` is. */
async function expectFocusIn(component: string): Promise<void> {
  await expect
    .poll(() => document.activeElement?.closest('[data-xp-component]')?.getAttribute('data-xp-component'))
    .toBe(component)
}

afterEach(async () => {
  await page.viewport(1280, 900)
})

it.each([
  ['offer-catalog', 'offers', <OfferCatalog key="" />],
  ['redemption-list', 'redemptions', <RedemptionList key="" />],
  ['conversation-list', 'conversations', <ConversationList key="" />],
] as const)('a retry that works leaves the focus in %s', async (component, operation, element) => {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    scenario: { failures: [{ kind: 'wrong-shape', operation, times: 1 }] },
  })
  await host.open(element)
  await press('Try again')
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expectFocusIn(component)
})

it('clearing the filters that found nothing leaves the focus in the catalog', async () => {
  await createMemberHost().open(
    <OfferCatalog defaultFilters={{ search: 'fjord', kinds: ['Dining'], isWithinPoints: true }} />,
  )
  await press(/^Without Dining: \d/)
  await expect.element(button(/^Without Dining/)).not.toBeInTheDocument()
  await expectFocusIn('offer-catalog')
})

it('reading on to the end takes the focus to what came', async () => {
  await createMemberHost({ member: sandboxMembers.withHistory, assumptions: { paging: { size: 4 } } }).open(
    <RedemptionList />,
  )
  const more = page.getByRole('button', { name: /Show (more|earlier)/ })
  await expect.element(more.or(page.getByRole('listitem')).first()).toBeVisible()
  for (let presses = 0; presses < 6 && more.query() !== null; presses += 1) {
    const count = page.getByRole('listitem').elements().length
    await press(/Show (more|earlier)/)
    await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(count)
    await expectFocusIn('redemption-list')
  }
})

it('each part of the hub takes the focus as it is gone to, and back', async () => {
  await createMemberHost({ member: sandboxMembers.withHistory }).open(<ExperienceHub />)
  await expect.element(page.getByRole('heading', { name: 'Experiences', exact: true })).toBeVisible()
  for (const [part, view] of [
    ['My experiences', 'experiences'],
    ['Concierge', 'concierge'],
    ['Wallet', 'wallet'],
    ['Explore', 'explore'],
  ] as const) {
    await press(part)
    await expect
      .poll(() => document.activeElement?.closest('[data-view]')?.getAttribute('data-view'))
      .toBe(view)
    await expect.element(button(part)).toHaveAttribute('aria-current', 'page')
  }
})

it('what takes the focus in a part of the hub is named, so that not all of it is read out', async () => {
  await createMemberHost({ member: sandboxMembers.withHistory }).open(<ExperienceHub />)
  await press('Wallet')
  await expect.element(page.getByRole('group', { name: 'Wallet', exact: true })).toHaveFocus()
})

it('going to the latest message takes the focus to the messages', async () => {
  await createChatHost({ history: manyMessages(40) }).open()
  await expect.element(page.getByText('message 40.')).toBeVisible()
  const thread = frame()
  thread.scrollTop = 0
  await press('Latest message')
  await expect.element(page.getByRole('group', { name: 'Messages' })).toHaveFocus()
})

it('closing the search of a conversation hands the focus back to its button', async () => {
  await createChatHost({ history: manyMessages(520) }).open()
  await press('Search in this conversation')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Search in this conversation' })).toHaveFocus()
})
