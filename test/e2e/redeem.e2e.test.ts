import { afterAll, expect, it } from 'vitest'
import type { Redemption } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import {
  announced,
  chefsCounter,
  expectTokensInAuthorizationOnly,
  openAt,
  pathOf,
  press,
  sees,
  soon,
} from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { closeBrowser, openSite, phone, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const before = 48_250
const after = before - chefsCounter.price
const offerPath = `/rewards/offers/${chefsCounter.id}`
const followMs = 15_000

const creates = () => site.sandbox.log.filter(({ operation }) => operation === 'createRedemption')
const dialog = (name: string) => site.page.getByRole('dialog', { name })
const points = (amount: number) => amount.toLocaleString('en-GB')

async function openRedeem(): Promise<void> {
  await press(site.page, /^Redeem for/)
}

/** What the Service has, and what the page shows of it: hub header, figures and history. */
async function expectWallet(balance: number, newest: string): Promise<void> {
  const { page, sandbox } = site
  expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(balance)
  await page
    .getByRole('navigation', { name: 'Parts of your programme' })
    .getByRole('link', { name: 'Wallet' })
    .click()
  await expect
    .poll(() => page.getByRole('link', { name: /^Your balance \d/ }).innerText(), soon)
    .toContain(points(balance))
  await expect
    .poll(() => page.locator('[data-xp-component="wallet"]').getByRole('listitem').first().innerText(), soon)
    .toContain(newest)
  expect(await page.locator('[data-xp-component="wallet"]').innerText()).toContain(points(balance))
}

it('spends once for a double click, and shows the balance before and after', async () => {
  site = await openSite({ viewport: phone })
  const { page } = site
  await openAt(site, offerPath)
  await openRedeem()
  const confirm = dialog('Redeem this experience?')
  await sees(confirm, points(before))
  await sees(confirm, points(after))
  await expectSoundPage(page)
  await confirm.getByRole('button', { name: /^Redeem for/ }).dblclick()
  const done = dialog('It is on its way')
  await sees(done, points(after))
  expect(creates()).toHaveLength(1)
  await done.getByRole('button', { name: 'See where it stands' }).click()
  await sees(page, 'Your request is in.')
  expect(pathOf(site)).toMatch(/^\/rewards\/experiences\/redemptions\/[\w.-]+$/)
  await expectWallet(after, points(chefsCounter.price))
  expect(site.console).toEqual([])
  await expectTokensInAuthorizationOnly(site)
})

it.each(['tries again', 'reloads, then tries again'])(
  'spends once when the answer was lost and the member %s',
  async (way) => {
    site = await openSite()
    const { page, sandbox } = site
    await openAt(site, offerPath)
    sandbox.control.scenario({ failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] })
    await openRedeem()
    await dialog('Redeem this experience?')
      .getByRole('button', { name: /^Redeem for/ })
      .click()
    await dialog('Has it been redeemed?').waitFor()
    if (way.startsWith('reloads')) {
      await page.reload()
      await openRedeem()
    }
    await dialog('Has it been redeemed?').getByRole('button', { name: 'Try again' }).click()
    await dialog('It is on its way').getByText('Nothing was taken twice.').first().waitFor()
    // The list shows it: nothing is sent again.
    expect(creates()).toHaveLength(1)
    await dialog('It is on its way').getByRole('button', { name: 'Done' }).click()
    await expectWallet(after, points(chefsCounter.price))
  },
)

it('follows a redemption to its end while the page is open, and takes a rating and another in its place', async () => {
  // By polls: told by the stream, it would be announced, and gone again, before the clock is moved.
  site = await openSite({ hasClock: true, hasNews: false })
  const { page, sandbox } = site
  const { id } = await asMember<Redemption>(sandbox, sandboxMembers.fresh, '/v1/redemptions', {
    offer: chefsCounter.id,
  })
  await openAt(site, `/rewards/experiences/redemptions/${id}`)
  await sees(page, 'Your request is in.')
  expect(await page.getByRole('radio').count()).toBe(0)

  for (const [status, words] of [
    ['AWAITING_VENDOR', 'Waiting for the provider'],
    ['PURCHASED', 'Purchased'],
    ['COMPLETED', 'Completed'],
  ] as const) {
    sandbox.control.advance(id, status)
    await site.pass(followMs)
    await expect.poll(() => announced(site), soon).toContain(`This has changed. ${words}.`)
  }
  await expectSoundPage(page)

  const answer = () =>
    asMember<Redemption>(sandbox, sandboxMembers.fresh, `/v1/redemptions/${id}`).then(({ feedback }) => [
      feedback?.rating,
      feedback?.comment,
    ])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sees(page, 'Choose a number from 0 to 10.')
  expect(await answer()).toEqual([undefined, undefined])
  await page.getByRole('radio', { name: '6', exact: true }).check()
  // As far as one goes by the arrow keys: 6, 7, 8.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page
    .getByRole('textbox', { name: 'Anything you would tell us?' })
    .fill('The second course.\nAll of it.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await sees(page, '8 of 10')
  expect(await answer()).toEqual([8, 'The second course.\nAll of it.'])

  await page.getByRole('button', { name: 'Change your answer' }).click()
  await page.getByRole('radio', { name: '10', exact: true }).check()
  await page.getByRole('button', { name: 'Send the new answer' }).click()
  await sees(page, '10 of 10')
  expect(await answer()).toEqual([10, 'The second course.\nAll of it.'])
})

it('says why a redemption was cancelled, and gives the points back in wallet and history', async () => {
  site = await openSite({ hasClock: true })
  const { page, sandbox } = site
  const { id } = await asMember<Redemption>(sandbox, sandboxMembers.fresh, '/v1/redemptions', {
    offer: chefsCounter.id,
  })
  await openAt(site, '/rewards/wallet')
  await expectWallet(after, points(chefsCounter.price))
  await page.getByRole('link', { name: 'My experiences' }).click()
  await page.getByRole('link', { name: chefsCounter.title }).click()
  await sees(page, 'Your request is in.', { exact: false })
  sandbox.control.advance(id, 'CANCELED', {
    canceledReason: 'VENDOR_DECLINED',
    canceledNote: 'The kitchen is closed that week.',
  })
  await site.pass(followMs)
  await sees(page, 'The provider declined', { exact: false })
  await sees(page, 'The kitchen is closed that week.', { exact: false })
  await expectWallet(before, 'Refund')
})
