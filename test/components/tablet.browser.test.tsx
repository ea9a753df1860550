import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog, OfferDetail, RedemptionDetail } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { seedRedemptions } from '../../stories/seedRedemptions.ts'
import { createMemberHost } from '../support/memberHost.tsx'

beforeEach(() => page.viewport(768, 1024))

const createHost = () => createMemberHost({ member: sandboxMembers.withHistory })
const widthOf = (part: Element | null | undefined) => part?.getBoundingClientRect().width ?? 0
const stay = () => undefined

test('a tablet shows what an offer is and costs under its pictures, without scrolling', async () => {
  await createHost().open(<OfferDetail headingLevel={1} offerId="fjord-lodge" onRedeem={stay} />)
  const redeem = page.getByRole('button', { name: /^Redeem for/ })
  await expect.element(redeem).toBeVisible()
  expect(redeem.element().getBoundingClientRect().bottom).toBeLessThan(1024)
  await expect.element(page.getByRole('button', { name: /^All \d pictures$/ })).toBeVisible()
})

test('the facts of an experience have more room than the way to the concierge beside them', async () => {
  await createHost().open(
    <RedemptionDetail redemptionId={seedRedemptions.PURCHASED} onOpenConversation={stay} />,
  )
  const concierge = page.getByRole('button', { name: /^Your concierge/ })
  await expect.element(concierge).toBeVisible()
  const facts = document.querySelector('dl')
  expect(facts?.getBoundingClientRect().right).toBeLessThan(concierge.element().getBoundingClientRect().left)
  expect(widthOf(facts)).toBeGreaterThan(widthOf(concierge.element()))
})

test.each([
  ['a tablet', 704, '100%'],
  ['the narrowest phone', 320, '100%'],
  ['a phone in letters twice as large', 390, '200%'],
])('no word of where and when is cut on a card of %s', async (_where, width, size) => {
  await page.viewport(width, 1024)
  document.documentElement.style.fontSize = size
  await createHost().open(<OfferCatalog />)
  const card = page.getByRole('article').filter({ hasText: 'Kyoto' })
  await expect.element(card).toBeVisible()
  const cut = [...card.element().querySelectorAll('.xp-offer-card-meta *')].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
  document.documentElement.style.removeProperty('font-size')
})
