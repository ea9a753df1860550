import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chefsCounter } from '../e2e/support/journey.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { startNextHost } from './serveHost.ts'

const browser = useChromium()
const offerPath = `/rewards/offers/${chefsCounter.id}`
const start = async () => startNextHost(await installHost('next-paths', 'next'))
const title = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()

/** Next installs a hundred megabytes and builds, so the whole run has it. */
describe.runIf(process.env.XP_ASSURE)('the hub below a path of Next, App Router', () => {
  it('has the view of a deep link in its HTML, and reads nothing again', { timeout: 400_000 }, async () => {
    const host = await start()
    const html = await (await fetch(host.url + offerPath)).text()
    expect(html).toMatch(/data-xp-component="offer-detail"><div [^>]*data-state="ready"/)
    expect(html).toContain(chefsCounter.title)
    expect(html).not.toMatch(/accessToken|Bearer/)
    const catalog = await (await fetch(`${host.url}/rewards`)).text()
    expect(catalog).toContain(chefsCounter.title)
    // Its loading page is sent before Next knows: the status is 200.
    expect(await (await fetch(`${host.url}/rewards/nowhere`)).text()).toContain('could not be found')

    const { page, lines, requests } = await openPage(browser())
    await page.goto(host.url + offerPath)
    await title(page, chefsCounter.title)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => request.includes('/v1/offers'))).toEqual([])
    expect(lines).toEqual([])
  })

  it('keeps what is typed before its script has come', { timeout: 400_000 }, async () => {
    const host = await start()
    const { page, lines } = await openPage(browser())
    let letScriptsCome = () => {}
    const come = new Promise<void>((resolve) => (letScriptsCome = resolve))
    await page.route('**/_next/static/**/*.js', (route) => come.then(() => route.continue()))
    await page.goto(`${host.url}/rewards`, { waitUntil: 'commit' })
    await page.getByRole('searchbox').fill('copenhagen chef')
    letScriptsCome()
    await page.getByText('1 experience', { exact: true }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('copenhagen chef')
    expect(lines).toEqual([])
  })

  it('reload, Back and Forward show what the address says', { timeout: 400_000 }, async () => {
    const host = await start()
    const { page, lines } = await openPage(browser())
    const isAt = (path: string) => expect.poll(() => page.url()).toBe(host.url + path)
    await page.goto(`${host.url}/rewards?where=NO`)
    await page.getByRole('button', { name: 'Where, Norway', exact: true }).waitFor()
    await page.goto(`${host.url}/rewards`)
    await page.getByRole('link', { name: chefsCounter.title }).click()
    await title(page, chefsCounter.title)
    await isAt(offerPath)
    await page.reload()
    await title(page, chefsCounter.title)
    await page.getByRole('button', { name: 'Ask for it' }).first().click()
    await page.getByRole('button', { name: 'Send to the concierge' }).waitFor()
    await isAt(`${offerPath}/ask`)
    for (const [move, path] of [
      ['goBack', offerPath],
      ['goBack', '/rewards'],
      ['goForward', offerPath],
    ] as const) {
      await page[move]()
      await isAt(path)
      await title(page, path === offerPath ? chefsCounter.title : 'Experiences')
    }
    expect(lines).toEqual([])
  })

  it(
    'asks before Back loses an allergy, with Next’s own router beside it',
    { timeout: 400_000 },
    async () => {
      const host = await start()
      const { page, lines } = await openPage(browser())
      await page.goto(host.url + offerPath)
      // What is pressed before the page's script has come is not heard.
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Ask for it' }).first().click()
      const allergies = page.getByRole('textbox', { name: 'Allergies', exact: true })
      await allergies.fill('MADE-UP')
      const question = page.getByRole('dialog', { name: 'Leave without sending?' })
      await page.evaluate(() => history.back())
      await question.getByRole('button', { name: 'Stay here' }).click()
      expect(await allergies.inputValue()).toBe('MADE-UP')
      await expect.poll(() => page.url()).toBe(`${host.url}${offerPath}/ask`)
      await page.evaluate(() => history.back())
      await question.getByRole('button', { name: 'Leave', exact: true }).click()
      await title(page, chefsCounter.title)
      await expect.poll(() => page.url()).toBe(host.url + offerPath)

      await page.getByRole('button', { name: 'Ask for it' }).first().click()
      await allergies.fill('MADE-UP')
      await page.getByRole('link', { name: 'My account' }).click()
      await question.getByRole('button', { name: 'Stay here' }).click()
      expect(await allergies.inputValue()).toBe('MADE-UP')
      await page.getByRole('link', { name: 'My account' }).click()
      await question.getByRole('button', { name: 'Leave', exact: true }).click()
      await title(page, 'My account')
      expect(lines).toEqual([])
    },
  )

  it(
    'the host’s links, its loading page and its error page work around it',
    { timeout: 400_000 },
    async () => {
      const host = await start()
      const { page } = await openPage(browser())
      await page.goto(`${host.url}/account`)
      await page.waitForLoadState('networkidle')
      host.sandbox.control.scenario({ latencyMs: { offers: 3_000 } })
      await page.getByRole('link', { name: 'Rewards' }).click()
      await page.getByText('Your rewards are coming…').waitFor()
      await title(page, 'Experiences')

      await page
        .getByRole('navigation', { name: 'The host' })
        .getByRole('link', { name: 'My points' })
        .click()
      await title(page, 'Your balance')
      await page.goBack()
      await title(page, 'Experiences')

      await page.context().addCookies([{ name: 'host-fault', value: '1', url: host.url }])
      await page.goto(host.url + offerPath)
      await title(page, 'The host says sorry')
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Try again' }).click()
      await title(page, chefsCounter.title)
    },
  )
})
