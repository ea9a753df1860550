import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { chefsCounter } from '../e2e/support/journey.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { browseAndAsk } from './browseAndAsk.ts'
import { hostNames, serveHost } from './hostNames.ts'
import { installHost } from './installHost.ts'
import { wrongIn } from './runDoctor.ts'

/** In `npm test` one host stands for all; the whole run has them all, here and in the other engines. */
const hosts = process.env.XP_ASSURE ? hostNames : hostNames.slice(0, 1)
const browser = useChromium()

async function open(url: string) {
  const opened = await openPage(browser())
  await opened.page.goto(url)
  return opened
}

describe.each(hosts)('in the host %s, built from the packed library', (name) => {
  it.skipIf(name !== 'next')(
    'the HTML of the server holds the catalog and no token, and hydrates without a word',
    { timeout: 300_000 },
    async () => {
      const host = await serveHost(name)
      const html = await (await fetch(host.url)).text()
      expect(html).toContain(chefsCounter.title)
      expect(html).not.toMatch(/accessToken|Bearer/)
      expect(html).not.toMatch(/<[^>]+ style=/)
      const { page, lines, requests } = await open(`${host.url}/streamed`)
      await page.getByRole('heading', { name: 'Experiences' }).waitFor()
      await page.getByRole('article').first().waitFor()
      expect(lines).toEqual([])
      await page.goto(host.url)
      requests.length = 0
      await page.getByRole('article').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(requests.filter((request) => request.includes('/v1/offers'))).toEqual([])
      expect(lines).toEqual([])
    },
  )

  it.skipIf(name !== 'vue')(
    'an object of Vue reaches an element, and an event of the element Vue',
    { timeout: 300_000 },
    async () => {
      const host = await serveHost(name)
      const { page, lines } = await open(host.url)
      const search = page.getByRole('searchbox')
      await page.getByRole('button', { name: chefsCounter.title }).first().waitFor()
      expect(await search.inputValue()).toBe('chef')
      await search.fill('fjord')
      await page.getByRole('article').filter({ hasText: /fjord/i }).first().waitFor()
      expect(await search.inputValue()).toBe('fjord')
      expect(lines).toEqual([])
    },
  )

  it.skipIf(name !== 'angular')(
    'a guard of Angular’s router asks before a sensitive answer is lost',
    { timeout: 300_000 },
    async () => {
      const host = await serveHost(name)
      const { page, lines } = await open(`${host.url}/offers/${chefsCounter.id}/ask`)
      const diet = page.getByRole('textbox', { name: 'Diet', exact: true })
      const question = page.getByRole('dialog', { name: 'Leave without sending?' })
      await diet.fill('MADE-UP')
      await page.getByRole('link', { name: 'Rewards' }).click()
      await question.getByRole('button', { name: 'Stay here' }).click()
      expect(await diet.inputValue()).toBe('MADE-UP')
      await page.getByRole('link', { name: 'Rewards' }).click()
      await question.getByRole('button', { name: 'Leave', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Experiences' }).waitFor()
      expect(lines).toEqual([])
    },
  )

  it.skipIf(name !== 'astro')(
    'the HTML of a static build has the element, and what stands in it until the script has come',
    { timeout: 300_000 },
    async () => {
      const html = await readFile(`${await installHost(name)}/dist/index.html`, 'utf8')
      expect(html).toMatch(/<xp-hub base-url="\/xp"[^>]*>\s*Your rewards need JavaScript\.\s*<\/xp-hub>/)
    },
  )

  it('a member browses and asks, without a word in the console', { timeout: 300_000 }, async () => {
    const host = await serveHost(name)
    const { page, lines } = await open(host.url)
    await browseAndAsk(host.sandbox, page)
    expect(lines).toEqual([])
    // It has another major version of React Query of its own, as the doctor sees.
    const known = name === 'vite-react-18' ? ['warning react-query-twice'] : []
    expect(await wrongIn(host.url)).toEqual(known)
  })
})
