import type { Dialog } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chefsCounter } from '../e2e/support/journey.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { serveStaticHost } from './serveHost.ts'

/** Scripts that load the next page into this one, as docs/recipes.md has them. They are from npm, so the whole run has them. */
const scripts = [
  ['turbo', 'link-scripts', 'link-scripts'],
  ['htmx', 'link-scripts', 'link-scripts'],
  ['swup', 'link-scripts', 'link-scripts'],
  // Beside the host of the same fixture, which another file may put together meanwhile.
  ['astro', 'astro-links', 'astro'],
] as const
const browser = useChromium()

describe.runIf(process.env.XP_ASSURE).each(scripts)(
  'in a host whose links are taken over by %s',
  (script, name, fixture) => {
    it(
      'the hub’s history is its own, and a link asks before a sensitive answer is lost',
      { timeout: 300_000 },
      async () => {
        const host = await serveStaticHost(`${await installHost(name, fixture)}/dist`)
        const { page, lines, requests } = await openPage(browser())
        const title = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
        const link = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
        const diet = page.getByRole('textbox', { name: 'Diet', exact: true })
        const tokens = () => requests.filter((request) => request === 'POST /api/member-token').length
        await page.goto(`${host.url}/${script}-home.html`)
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))
        await link('Other')
        await title('Other')
        // It does take over: no page was loaded.
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

        await link('Rewards')
        await title('Experiences')
        await link(chefsCounter.title)
        await title(chefsCounter.title)
        await page.goBack()
        await title('Experiences')
        await page.goForward()
        await title(chefsCounter.title)
        // The same hub all the time.
        expect(tokens()).toBe(1)

        await page.getByRole('button', { name: 'Ask for it' }).first().click()
        await diet.fill('MADE-UP')
        const asked: Dialog[] = []
        page.once('dialog', (dialog) => void (asked.push(dialog), dialog.dismiss()))
        await link('Home')
        await expect.poll(() => asked.map((dialog) => dialog.type())).toEqual(['beforeunload'])
        expect(await diet.inputValue()).toBe('MADE-UP')
        page.once('dialog', (dialog) => void dialog.accept())
        await link('Home')
        await title('Home')

        // What the address says is what is seen.
        await page.goBack()
        await diet.waitFor()
        expect(page.url()).toMatch(/-rewards\.html#\/offers\/.+\/ask$/)
        expect(await diet.inputValue()).toBe('')
        await page.goBack()
        await title(chefsCounter.title)
        expect(lines.filter((line) => /^(error|thrown)/.test(line))).toEqual([])
      },
    )
  },
)
