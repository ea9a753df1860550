import { type ComponentType, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import {
  ConciergeChat,
  ConversationList,
  ExperienceHub,
  ExperienceProvider,
  InterestForm,
  MemberToday,
  OfferCatalog,
  RedemptionList,
  SavedOffers,
  useRegisterInterest,
} from '../../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { listenForUncaught } from '../../support/listenForUncaught.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const thrown = new Error('of the host')
const fail = vi.fn(() => {
  throw thrown
})

beforeEach(() => {
  sessionStorage.clear()
  fail.mockClear()
})

it('keeps what is typed where the host’s onDirtyChange throws', async () => {
  const host = createMemberHost()
  await host.open(<InterestForm offerId={sandboxOffers.complete} onDirtyChange={fail} />)
  const field = page.getByRole('textbox', { name: /allerg/i })
  await field.fill('walnuts, made up')
  await expect.poll(() => host.errors).toContain(thrown)
  await expect.element(field).toHaveValue('walnuts, made up')
})

it.each(['onSeen', 'subscribe'] as const)(
  'shows the conversation where the host’s %s throws',
  async (name) => {
    const host = createMemberHost({ member: sandboxMembers.withHistory })
    const { conversations } = (await host.client.call(operations.conversations, {})).data
    const conversationId = conversations[0]!.id
    host.sandbox.control.conciergeSays(conversationId, 'It is all arranged.')
    await host.open(<ConciergeChat conversationId={conversationId} {...{ [name]: fail }} />)
    await expect.element(page.getByText('It is all arranged.')).toBeVisible()
    await expect.poll(() => host.errors).toContain(thrown)
    await expect.element(page.getByText('It is all arranged.')).toBeVisible()
  },
)

it('shows what lies ahead where the host’s onReady throws', async () => {
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  await host.open(<MemberToday onReady={fail} />)
  await expect.poll(() => host.errors).toContain(thrown)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  expect(document.body.textContent).not.toContain('Something went wrong')
})

it('sends the answers to the end where the host’s onCreated throws', async () => {
  const uncaught = listenForUncaught()
  const host = createMemberHost()
  const Ask: ComponentType = () => {
    const { submit } = useRegisterInterest(sandboxOffers.complete)
    const [isSent, setIsSent] = useState(false)
    const input = { answers: { adults: 2 }, readSensitive: () => ({ dietary: 'made up' }), onCreated: fail }
    return (
      <button type="button" onClick={() => void submit(input).then(({ ok }) => setIsSent(ok))}>
        {isSent ? 'Sent' : 'Send'}
      </button>
    )
  }
  await host.open(<Ask />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('Sent')
  expect(host.requests('submitIntake')).toHaveLength(1)
  await expect.poll(uncaught).toEqual([thrown])
})

const lodge = 'Three nights above the fjord'
const saved = {
  list: () => Promise.resolve([sandboxOffers.complete]),
  save: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

it.each([
  ['the catalog', <OfferCatalog hrefFor={fail} />, lodge],
  ['the saved offers', <SavedOffers hrefFor={fail} />, lodge],
  ['the redemptions', <RedemptionList hrefFor={fail} />, lodge],
  ['the conversations', <ConversationList hrefFor={fail} onOpen={() => {}} />, lodge],
  ['what lies ahead', <MemberToday hrefFor={fail} onOpen={() => {}} />, lodge],
  ['the hub', <ExperienceHub hrefFor={fail} />, lodge],
])('shows %s, without links, where the host’s hrefFor throws', async (_, view, words) => {
  const host = createMemberHost({ member: sandboxMembers.withHistory, saved })
  await host.open(view)
  await expect.poll(() => document.body.textContent).toContain(words)
  await expect.poll(() => host.errors).toContain(thrown)
  expect(document.querySelector('.xp-root a[href]')).toBeNull()
})

const noHref = () => undefined
const lists = [
  ['the catalog', OfferCatalog],
  ['the saved offers', SavedOffers],
  ['the redemptions', RedemptionList],
  ['the conversations', ConversationList],
] as const

it.each(lists)(
  'opens a row of %s by any press where the host’s hrefFor names no address for it',
  async (_, List) => {
    const host = createMemberHost({ member: sandboxMembers.withHistory, saved })
    const onOpen = vi.fn()
    await host.open(<List hrefFor={noHref} onOpen={onOpen} />)
    const row = page.getByRole('button', { name: lodge }).first()
    await row.click()
    expect(onOpen).toHaveBeenCalledTimes(1)
    await row.click({ modifiers: ['Control'] })
    expect(onOpen).toHaveBeenCalledTimes(2)
  },
)

it.each(lists)(
  'has no row to press in %s where the host names no address and takes no press',
  async (_, List) => {
    const host = createMemberHost({ member: sandboxMembers.withHistory, saved })
    await host.open(<List hrefFor={noHref} />)
    await expect.poll(() => document.body.textContent).toContain(lodge)
    expect(page.getByRole('button', { name: lodge, exact: true }).elements()).toEqual([])
    expect(document.querySelector('.xp-conversation:is(a, button)')).toBeNull()
  },
)

it('surfaces what the host’s code throws, as from a listener of a page, where there is no onError', async () => {
  const uncaught = listenForUncaught()
  const { client } = createMemberHost({ member: sandboxMembers.withHistory })
  await render(
    <ExperienceProvider client={client}>
      <MemberToday onReady={fail} />
    </ExperienceProvider>,
  )
  await expect.poll(uncaught).toContain(thrown)
  await expect.element(page.getByRole('heading').first()).toBeVisible()
})
