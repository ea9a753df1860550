import type { Page } from 'playwright'
import { beforeEach, expect, it } from 'vitest'
import { wholeChromium } from '../../scripts/engines.mjs'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter } from '../e2e/support/journey.ts'
import { asMember } from '../support/asMember.ts'
import { useChromium } from '../support/chromium.ts'
import { type MemberPage, serveMemberPage } from './bfcache/serveMemberPage.ts'

const balance = '67,300'
const after = (67_300 - chefsCounter.price).toLocaleString('en-GB')

// Playwright switches the cache off; a member's browser has it.
const browser = useChromium({ isWhole: true, ignoreDefaultArgs: ['--disable-back-forward-cache'] })

let site: MemberPage
let page: Page
let complaints: string[]
beforeEach(async ({ skip }) => {
  skip(!wholeChromium(), 'only Chromium’s headless shell is installed, which has no back-forward cache')
  site = await serveMemberPage()
  page = await browser().newPage()
  complaints = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(site.url)
  await page.getByText(balance).first().waitFor()
  await page.waitForLoadState('networkidle')
  return async () => {
    await page.close()
    await site.close()
  }
})

/** Leaves for another page of the site and comes back by the browser's button. */
async function leaveAndComeBack(meanwhile: () => void | Promise<void> = () => {}): Promise<void> {
  await page.goto(site.otherUrl)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  // The page itself came back, with all its state: none was loaded again.
  await expect.poll(() => page.evaluate(() => window.shown)).toEqual([false, true])
}

it('stands as it was left when the member is still signed in', async () => {
  await leaveAndComeBack()
  expect(await page.locator('body').innerText()).toContain(balance)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('body').innerText()).toContain(balance)
  expect(complaints).toEqual([])
})

it('shows what the member spent on another page, however short it was', async () => {
  await leaveAndComeBack(async () => {
    await asMember(site.sandbox, sandboxMembers.withHistory, '/v1/redemptions', { offer: chefsCounter.id })
    // What was read within the last two seconds is not read again.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
  })
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')))
  await page.getByText(after).first().waitFor()
  expect(complaints).toEqual([])
})

it('shows nothing of the member whose session the site had ended', async () => {
  await page.evaluate(() => window.endSession())
  await leaveAndComeBack()
  expect(await page.content()).not.toContain(balance)
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['You are signed out'])
  expect(complaints).toEqual([])
})

it('asks the organisation once, and shows nothing, when the member signed out on another page of it', async () => {
  const before = site.refreshes()
  await leaveAndComeBack(site.signOut)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(await page.content()).not.toContain(balance)
  expect(site.refreshes()).toBe(before + 1)
})
