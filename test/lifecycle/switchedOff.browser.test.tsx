import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as surface from '../../src/index.ts'
import * as staff from '../../src/staff/index.ts'
import { sandboxInterest } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { untilStill } from '../support/untilStill.ts'
import { knownIdsOf, members } from './knownIds.ts'
import { assumptions, publicComponents } from './publicComponents.tsx'

const slow = { activeMs: 600_000, idleMs: 600_000 }

/** What a Service may lack, and which components have nothing to show without it. */
const lacking = {
  offer: [],
  eligibility: [],
  createRedemption: ['redeem-offer'],
  redemption: [],
  redemptions: ['redemption-list', 'member-today'],
  conversations: ['conversation-list'],
  ledger: ['points-over-time'],
  issuePhoneCode: [],
} as const

/** Those whose being empty is no mistake of the host. */
const quiet: readonly string[] = ['member-today', 'points-over-time']

const complaints: string[] = []
beforeEach(() => {
  sessionStorage.clear()
  complaints.splice(0)
  vi.spyOn(console, 'error').mockImplementation(
    (...words) => void complaints.push(words.map(String).join(' ')),
  )
})
afterEach(() => vi.restoreAllMocks())

const hostWithout = (off: string, member: string = members.history) =>
  createMemberHost({
    member,
    assumptions: {
      messagePolling: slow,
      redemptionPolling: slow,
      operations: { ...assumptions.operations, [off]: false },
    },
    pictures: '/pictures',
  })
const waiting = () =>
  [...document.querySelectorAll('[aria-busy=true], .xp-skeleton')].filter((element) =>
    element.checkVisibility(),
  )

test.each(Object.keys(lacking) as (keyof typeof lacking)[])(
  'without %s no component waits or fails, and those that need nothing of it are there',
  async (off) => {
    const ids = await knownIdsOf(createMemberHost({ member: members.history }), members.history)
    const all = Object.entries(publicComponents({ surface, staff }, ids)).filter(
      ([, { member = 'history' }]) => member === 'history',
    )
    const host = hostWithout(off)
    await host.open(
      <>
        {all.map(([name, { element }]) => (
          <div key={name}>{element}</div>
        ))}
        <surface.RedeemOffer offerId="fjord-lodge" />
      </>,
    )
    await untilStill(() => document.body.innerText)
    // The code of a calendar may come after the words around it.
    await expect.poll(waiting).toEqual([])
    expect(host.errors).toEqual([])
    const roots = [...document.querySelectorAll<HTMLElement>('[data-xp-component]')]
    expect(roots.length).toBeGreaterThan(all.length)
    const empty = roots
      .filter(({ innerText }) => innerText === '')
      .map(({ dataset }) => dataset['xpComponent'])
    // Of what lies ahead there are two, one of them in the hub.
    expect(new Set(empty)).toEqual(new Set(lacking[off]))
    expect(new Set(complaints).size).toBe(lacking[off].filter((name) => !quiet.includes(name)).length)
  },
)

test('a component without what it shows tells its developer once', async () => {
  await hostWithout('redemptions').open(<surface.RedemptionList />)
  await expect
    .poll(() => complaints)
    .toContainEqual(
      expect.stringMatching(/redemption-list shows nothing: the assumptions switch redemptions off\./),
    )
})

const entries = () =>
  page
    .getByRole('navigation')
    .getByRole('button')
    .all()
    .map((button) => button.element().textContent)

test.each([
  ['redemptions', ['Explore', 'Concierge', 'Wallet'], { view: 'experiences' }],
  ['conversations', ['Explore', 'My experiences', 'Wallet'], { view: 'concierge' }],
] as const)('a hub without %s has no page for them', async (off, pages, location) => {
  const host = hostWithout(off)
  await host.open(<surface.ExperienceHub location={location} />)
  await expect.element(page.getByRole('button', { name: /fjord/ }).first()).toBeVisible()
  expect(entries()).toEqual(pages)
  expect(complaints).toEqual([])
})

test('what was asked for has its page without a list of redemptions', async () => {
  const host = hostWithout('redemptions')
  await host.open(
    <surface.ExperienceHub location={{ view: 'experiences' }} interestIds={[sandboxInterest]} />,
  )
  await expect.element(page.getByRole('heading', { name: 'My experiences', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What you asked for', level: 3 })).toBeVisible()
  await untilStill(() => document.body.innerText)
  expect(entries()).toContain('My experiences')
  expect(waiting()).toEqual([])
  expect(complaints).toEqual([])
})

test('a conversation opens by itself without a list of conversations', async () => {
  const { conversationId } = await knownIdsOf(createMemberHost({ member: members.history }), members.history)
  const host = hostWithout('conversations')
  await host.open(<surface.ExperienceHub location={{ view: 'concierge', conversationId }} />)
  await expect.element(page.getByRole('textbox')).toBeVisible()
  await untilStill(() => document.body.innerText)
  expect(waiting()).toEqual([])
  expect(document.querySelector('.xp-conversations')).toBeNull()
  expect(complaints).toEqual([])
})

test('an offer cannot be redeemed in a hub whose Service takes no redemptions', async () => {
  const host = hostWithout('createRedemption', members.fresh)
  await host.open(<surface.ExperienceHub location={{ view: 'offer', offerId: 'fjord-lodge' }} />)
  await expect.element(page.getByRole('button', { name: /^Ask/ }).first()).toBeVisible()
  expect(page.getByRole('button', { name: /Redeem/ }).elements()).toEqual([])
  expect(complaints).toEqual([])
})

test('one redemption is read out of the list where the Service reads none by itself', async () => {
  const host = hostWithout('redemption')
  const { redemptionId } = await knownIdsOf(createMemberHost({ member: members.history }), members.history)
  const { unmount } = await host.open(<surface.RedemptionDetail redemptionId={redemptionId} />)
  await expect.element(page.getByRole('heading', { name: 'A sauna that floats' })).toBeVisible()
  expect(host.requests('redemption')).toEqual([])
  await unmount()
  await host.open(<surface.RedemptionDetail redemptionId="of-nobody" />)
  await expect.element(page.getByText(/no longer|not found|cannot find/i).first()).toBeVisible()
})
