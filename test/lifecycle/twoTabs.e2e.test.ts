import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter, openAt, press, sees, soon } from '../e2e/support/journey.ts'
import { closeBrowser, openSite, type Site } from '../e2e/support/openSite.ts'

afterAll(closeBrowser)

const path = `/rewards/offers/${chefsCounter.id}`
const before = 48_250
const after = before - chefsCounter.price

const balanceOf = ({ sandbox }: Site) => sandbox.control.walletOf(sandboxMembers.fresh).balance
const creates = ({ sandbox }: Site) => sandbox.log.filter(({ operation }) => operation === 'createRedemption')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function redeem(page: Page): Promise<void> {
  await press(page, /^Redeem for/)
  await dialog(page, 'Redeem this experience?')
    .getByRole('button', { name: /^Redeem for/ })
    .click()
}

/** A tab that the member opened from the first: it starts with a copy of what the first one keeps for itself. */
async function openFrom(page: Page, url: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void window.open(address), url),
  ])
  tab.setDefaultTimeout(15_000)
  return tab
}

it('spends once when the answer was lost in one tab and both tabs try again', async () => {
  const site = await openSite()
  const { page, sandbox, url } = site
  await openAt(site, path)
  sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] })
  await redeem(page)
  await dialog(page, 'Has it been redeemed?').waitFor()

  const second = await openFrom(page, url + path)
  await press(second, /^Redeem for/)
  await dialog(second, 'Has it been redeemed?').getByRole('button', { name: 'Try again' }).click()
  await dialog(second, 'It is on its way').getByText('Nothing was taken twice.').first().waitFor()
  await dialog(page, 'Has it been redeemed?').getByRole('button', { name: 'Try again' }).click()
  await dialog(page, 'It is on its way').getByText('Nothing was taken twice.').first().waitFor()

  expect(balanceOf(site)).toBe(after)
  // Both tabs find it in the list.
  expect(creates(site)).toHaveLength(1)
})

it('shows in a second tab what the first one spent, as soon as the member looks at it', async () => {
  const site = await openSite()
  const { page, context, url } = site
  await openAt(site, path)
  const second = await context.newPage()
  await second.goto(`${url}/rewards/wallet`)
  const shown = second.locator('[data-xp-component="wallet"]')
  await sees(shown, before.toLocaleString('en-GB'))
  await redeem(page)
  await dialog(page, 'It is on its way').waitFor()
  expect(creates(site)).toHaveLength(1)
  // Longer ago than a reading counts as new.
  await second.evaluate(() => {
    const realNow = Date.now.bind(Date)
    Date.now = () => realNow() + 60_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => shown.innerText(), soon).toContain(after.toLocaleString('en-GB'))
  expect(balanceOf(site)).toBe(after)
})
