import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter, openAt, pathOf, press, sees, signIn, titleOf } from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

let site: Site
afterAll(closeBrowser)

const dialog = () => site.page.getByRole('dialog', { name: 'Terms to accept' })
const writes = () =>
  site.sandbox.log
    .filter(({ method, operation }) => method !== 'GET' && operation !== null && operation !== 'exchange')
    .map(({ operation, status }) => `${operation ?? ''} ${String(status)}`)

async function accept(): Promise<void> {
  await dialog().getByRole('checkbox').check()
  await dialog().getByRole('button', { name: 'Accept', exact: true }).click()
}

it('sends no write before the terms are accepted, and every one after', async () => {
  site = await openSite({ hasAcceptedTerms: false })
  const { page } = site
  await signIn(site)
  await dialog().getByText('Version 3.1', { exact: false }).first().waitFor()
  await dialog().getByRole('button', { name: 'Not now' }).click()
  await sees(page, 'There are terms to accept.')
  await expectSoundPage(page)

  await page.getByRole('link', { name: chefsCounter.title }).first().click()
  await press(page, /^Redeem for/)
  const redeem = page.getByRole('dialog', { name: 'Redeem this experience?' })
  await redeem.getByRole('button', { name: /^Redeem for/ }).click()
  await sees(redeem, 'There are terms to accept first.')
  expect(writes()).toEqual([])

  await redeem.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Read and accept' }).click()
  await dialog().getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog().getByText('Tick the box to accept.').first().waitFor()
  expect(writes()).toEqual([])
  await accept()
  await dialog().waitFor({ state: 'detached' })
  await press(page, /^Redeem for/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Redeem for/ })
    .click()
  await page.getByRole('dialog', { name: 'It is on its way' }).waitFor()
  expect(writes()).toEqual(['acceptTerms 200', 'createRedemption 201'])

  await page.reload()
  await titleOf(page, chefsCounter.title).waitFor()
  expect(await dialog().count()).toBe(0)
})

it('shows the version in force to a member who accepted an earlier one, and a newer one that comes out meanwhile', async () => {
  site = await openSite({ hasAcceptedTerms: false })
  const { page, sandbox } = site
  await openAt(site, '/rewards/wallet', sandboxMembers.withOldTerms)
  await dialog().getByText('Version 3.1', { exact: false }).first().waitFor()
  sandbox.control.publishTerms('3.2')
  await accept()
  await dialog().getByText('This has just changed.').first().waitFor()
  await dialog().getByText('Version 3.2', { exact: false }).first().waitFor()
  expect(await dialog().getByRole('checkbox').isChecked()).toBe(false)
  await accept()
  await dialog().waitFor({ state: 'detached' })
  expect(pathOf(site)).toBe('/rewards/wallet')
  await page.getByRole('heading', { name: 'Your balance' }).waitFor()
})

it('asks a member who has accepted everything nothing', async () => {
  site = await openSite()
  await openAt(site, '/bookings', sandboxMembers.withHistory)
  await site.page.getByRole('link', { name: 'Three nights above the fjord' }).waitFor()
  expect(await dialog().count()).toBe(0)
  expect(await site.page.getByText('There are terms to accept.').count()).toBe(0)
})
