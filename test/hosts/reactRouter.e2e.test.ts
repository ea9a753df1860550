import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { chefsCounter } from '../e2e/support/journey.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { startReactRouterHost } from './serveHost.ts'

const browser = useChromium()
const offerPath = `/rewards/offers/${chefsCounter.id}`
const timeout = 400_000
const title = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** A host that a member has signed in to. */
async function open(member: string = sandboxMembers.fresh) {
  const host = await startReactRouterHost(await installHost('react-router'))
  const opened = await openPage(browser())
  await signIn(opened.page, host.url, member)
  return { ...host, ...opened }
}

async function signIn(page: Page, url: string, member: string): Promise<void> {
  await page.goto(url)
  await press(page, `Sign in as ${member}`)
  await title(page, 'Experiences')
}

/** It is installed from npm and built, so the whole run has it. */
describe.runIf(process.env.XP_ASSURE)('the hub below a path of React Router as a framework', () => {
  it('has the view of a deep link in its HTML, and reads nothing again', { timeout }, async () => {
    const { url, page, lines, requests } = await open()
    const html = await (await page.request.get(url + offerPath)).text()
    expect(html).toMatch(/data-xp-component="offer-detail"><div [^>]*data-state="ready"/)
    expect(html).toContain(chefsCounter.title)
    expect(html).not.toMatch(/accessToken|Bearer/)
    expect((await page.request.get(`${url}/rewards/nowhere`)).status()).toBe(404)

    requests.splice(0)
    await page.goto(url + offerPath)
    await title(page, chefsCounter.title)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => request.includes('/v1/offers'))).toEqual([])
    expect(lines).toEqual([])
  })

  it(
    'goes from view to view without its server, and stays where it is while it is narrowed',
    { timeout },
    async () => {
      const { url, page, lines, requests } = await open()
      await page.waitForLoadState('networkidle')
      requests.splice(0)
      await page.evaluate(() => window.scrollTo(0, 300))
      await press(page, 'Dining')
      await expect.poll(() => page.url()).toBe(`${url}/rewards/?kind=Dining`)
      expect(await page.evaluate(() => window.scrollY)).toBe(300)
      await page.getByRole('link', { name: chefsCounter.title }).click()
      await title(page, chefsCounter.title)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await title(page, 'Experiences')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
      expect(requests.filter((request) => /\.data$|__manifest/.test(request))).toEqual([])
      expect(lines).toEqual([])
    },
  )

  it('asks before an allergy is lost, and keeps what else was typed', { timeout }, async () => {
    const { url, page, lines } = await open()
    await page.goto(url + offerPath)
    // What is pressed before the page's script has come is not heard.
    await page.waitForLoadState('networkidle')
    await press(page, 'Ask for it')
    const allergies = page.getByRole('textbox', { name: 'Allergies', exact: true })
    await allergies.fill('MADE-UP')
    await page.getByRole('radio', { name: 'Anniversary' }).check()
    const question = page.getByRole('dialog', { name: 'Leave without sending?' })
    await follow(page, 'My account')
    await question.getByRole('button', { name: 'Stay here' }).click()
    expect(await allergies.inputValue()).toBe('MADE-UP')
    await follow(page, 'My account')
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await title(page, 'My account')
    await page.goBack()
    await expect.poll(() => page.getByRole('radio', { name: 'Anniversary' }).isChecked()).toBe(true)
    expect(await allergies.inputValue()).toBe('')
    expect(lines).toEqual([])
  })

  it('shows the next member nothing of the one before', { timeout }, async () => {
    const { url, page, lines } = await open(sandboxMembers.withHistory)
    const balance = page.locator('.xp-hub-balance')
    const before = await balance.innerText()
    expect(before).toMatch(/\d/)
    await press(page, 'Sign out')
    await title(page, 'Home')
    await page.getByText('Signed out').waitFor()
    await signIn(page, url, sandboxMembers.fresh)
    const html = await (await page.request.get(`${url}/rewards`)).text()
    expect(html).not.toContain(sandboxMembers.withHistory)
    await expect.poll(() => balance.innerText()).toMatch(/\d/)
    expect(await balance.innerText()).not.toBe(before)
    expect(lines).toEqual([])
  })
})
