import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { operations } from '../../src/contract/index.ts'
import { ExperienceHub, type HubLocation } from '../../src/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'

const fileOf = (view: string) => `${view.charAt(0).toUpperCase()}${view.slice(1)}View.tsx`

beforeAll(() =>
  commands.holdModules(['experiences', 'redemption', 'interest', 'concierge', 'wallet'].map(fileOf)),
)
afterAll(() => commands.releaseModules())

let host: MemberHost
beforeEach(() => {
  host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
  })
})
const asked = () => host.sandbox.log.map(({ operation }) => operation).sort()

/** Where ids are only known once they are read. */
async function locationOf(where: HubLocation | 'redemption' | 'conversation'): Promise<HubLocation> {
  if (typeof where === 'object') return where
  const { client } = createMemberHost({ member: sandboxMembers.withHistory })
  if (where === 'redemption')
    return {
      view: 'redemption',
      redemptionId: (await client.call(operations.redemptions)).data.redemptions[0]?.id ?? '',
    }
  return {
    view: 'concierge',
    conversationId: (await client.call(operations.conversations)).data.conversations[0]?.id ?? '',
  }
}

// In this order: the code of a view that is held back arrives once it is released, and then for good.
test.each<[HubLocation | 'redemption' | 'conversation', readonly string[]]>([
  [{ view: 'experiences' }, ['interest', 'offers', 'redemptions', 'wallet']],
  ['redemption', ['offers', 'redemption', 'wallet']],
  [{ view: 'interest', interestId: sandboxInterest }, ['interest', 'offers', 'wallet']],
  [{ view: 'concierge' }, ['conversations', 'interest', 'offers', 'redemptions', 'wallet']],
  ['conversation', ['conversations', 'interest', 'messages', 'offers', 'redemptions', 'wallet']],
  [{ view: 'wallet' }, ['ledger', 'wallet']],
])('a view reads what it shows while its code is loading: %j', async (where, reads) => {
  const location = await locationOf(where)
  const { unmount } = await host.open(
    <ExperienceHub defaultLocation={location} interestIds={[sandboxInterest]} />,
  )
  await expect.poll(asked).toEqual(reads)
  expect(document.querySelector('.xp-hub-skeleton')).not.toBeNull()
  await expect.poll(() => commands.heldModules()).toContain(fileOf(location.view))
  await unmount()
})

test('a mouse that crosses the navigation prefetches nothing', async () => {
  await host.open(<ExperienceHub />)
  await expect.element(page.getByRole('button', { name: /fjord/ }).first()).toBeVisible()
  const link = page.getByRole('button', { name: 'My experiences' }).element()
  const event = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })
  link.dispatchEvent(event('pointerover'))
  await new Promise((resolve) => setTimeout(resolve, 60))
  link.dispatchEvent(event('pointerout'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked()).toEqual(['offers', 'redemptions', 'wallet'])
})

test('what the assumptions switch off is not prefetched', async () => {
  host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { conversations: false, redemptions: false } },
  })
  await host.open(<ExperienceHub defaultLocation={{ view: 'concierge' }} />)
  await expect.poll(asked).toEqual(['offers', 'wallet'])
  expect(host.errors).toEqual([])
})

test('hovering over the navigation prefetches a view, code and data, and the view then reads nothing again', async () => {
  await host.open(<ExperienceHub interestIds={[sandboxInterest]} />)
  await expect.element(page.getByRole('button', { name: /fjord/ }).first()).toBeVisible()
  await userEvent.hover(page.getByRole('button', { name: 'Concierge' }))
  await expect.poll(asked).toEqual(['conversations', 'interest', 'offers', 'redemptions', 'wallet'])
  await userEvent.click(page.getByRole('button', { name: 'Concierge' }))
  await expect.poll(() => document.querySelector('.xp-hub-skeleton')).not.toBeNull()
  await commands.releaseModules()
  await expect.element(page.getByRole('heading', { name: 'Conversations' })).toBeVisible()
  await expect.poll(() => document.querySelector('.xp-conversation')).not.toBeNull()
  expect(asked()).toEqual(['conversations', 'interest', 'offers', 'redemptions', 'wallet'])
})
