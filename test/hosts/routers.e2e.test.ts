import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { serveStaticHost } from './serveHost.ts'

/** The recipes of docs/recipes.md, each with its router. They are installed from npm, so the whole run has them. */
const routers = ['react-router', 'tanstack-router', 'vue-router']
const browser = useChromium()
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without sending?' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const diet = (page: Page) => page.getByRole('textbox', { name: 'Diet', exact: true })

describe.runIf(process.env.XP_ASSURE).each(routers)('in a host with %s', (router) => {
  it(
    'a link and the browser’s Back ask before a sensitive answer is lost',
    { timeout: 300_000 },
    async () => {
      const host = await serveStaticHost(`${await installHost('routers')}/dist`)
      const { page } = await openPage(browser())
      await page.goto(`${host.url}/${router}.html`)
      await title(page, 'Home')
      for (const name of ['Other', 'Ask']) await page.getByRole('link', { name }).click()
      await diet(page).fill('MADE-UP')

      await page.getByRole('link', { name: 'Home' }).click()
      await press(page, 'Stay here')
      await page.evaluate(() => history.back())
      await press(page, 'Stay here')
      expect(await diet(page).inputValue()).toBe('MADE-UP')
      await expect.poll(() => page.url()).toMatch(/#\/ask$/)

      await page.evaluate(() => history.back())
      await press(page, 'Leave')
      await title(page, 'Other')
      await expect.poll(() => page.url()).toMatch(/#\/other$/)

      // Nothing typed, nothing asked.
      await page.evaluate(() => history.forward())
      await diet(page).waitFor()
      expect(await diet(page).inputValue()).toBe('')
      await page.getByRole('link', { name: 'Home' }).click()
      await title(page, 'Home')
      expect(await question(page).count()).toBe(0)
    },
  )
})

describe.runIf(process.env.XP_ASSURE).each(['react-router', 'tanstack-router'])(
  'the hub in a host with %s',
  (router) => {
    it('keeps in the address what the catalog is narrowed to, as text', { timeout: 300_000 }, async () => {
      const host = await serveStaticHost(`${await installHost('routers')}/dist`)
      const { page } = await openPage(browser())
      await page.goto(`${host.url}/${router}.html#/rewards/`)
      for (const kind of ['Travel', 'Dining']) await chip(page, kind).click()
      const isPressed = async (name: string) =>
        (await chip(page, name).getAttribute('aria-pressed')) === 'true'
      await expect.poll(() => page.url()).toMatch(/kind=Travel&kind=Dining$/)
      expect([await isPressed('Travel'), await isPressed('Dining'), await isPressed('Music')]).toEqual([
        true,
        true,
        false,
      ])
      await page.getByRole('searchbox').fill('1e3 "x"')
      await expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get('q')).toBe('1e3 "x"')
      await page.reload()
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('1e3 "x"')
      await expect.poll(() => isPressed('Dining')).toBe(true)

      await page.goto(`${host.url}/${router}.html#/rewards/offers/fjord-lodge`)
      await page.getByRole('heading', { name: 'Three nights above the fjord' }).first().waitFor()
    })
  },
)
