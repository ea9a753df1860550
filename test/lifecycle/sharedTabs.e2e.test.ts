import type { Page, Route } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { openAt, soon } from '../e2e/support/journey.ts'
import { closeBrowser, openSite, type Site } from '../e2e/support/openSite.ts'
import { asMember } from '../support/asMember.ts'

afterAll(closeBrowser)

const catalog = '/rewards'
const lead = (page: Page) => page.getByRole('heading', { name: 'Three nights above the fjord' })
const lockNames = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held, pending].map((locks) => locks.map(({ name }) => name))
  })

/** Holds every request for a token until the test lets it go. */
async function holdTokens({ context }: Site) {
  const waiting: Route[] = []
  await context.route('**/api/member-token', (route) => void waiting.push(route))
  return {
    asked: () => waiting.length,
    async letGo(index: number) {
      await waiting[index]?.continue()
    },
  }
}

/** As a tab that a browser restores behind another. */
async function openHidden({ context }: Site): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  return page
}

it('two tabs take turns: the second asks for its token when the first has got its own', async () => {
  const site = await openSite()
  const tokens = await holdTokens(site)
  await openAt(site, catalog)
  await expect.poll(tokens.asked, soon).toBe(1)
  const second = await openHidden(site)
  await second.goto(site.url + catalog)
  await expect.poll(async () => (await lockNames(second))[1]?.length, soon).toBe(1)
  expect(tokens.asked()).toBe(1)
  // The Service is in the name, and no member.
  const name = `xp-refresh ${site.serviceUrl.replace(/\/v1$/, '')}`
  expect(await lockNames(second)).toEqual([[name], [name]])
  await tokens.letGo(0)
  await lead(site.page).waitFor()
  await expect.poll(tokens.asked, soon).toBe(2)
  await tokens.letGo(1)
  await lead(second).waitFor()
  expect(await lockNames(second)).toEqual([[], []])
})

it('a tab that keeps the turn for ever holds up nobody', async () => {
  const site = await openSite()
  const tokens = await holdTokens(site)
  await openAt(site, catalog)
  await expect.poll(tokens.asked, soon).toBe(1)
  // The first never gets its answer, as if it were frozen.
  const second = await site.context.newPage()
  await second.goto(site.url + catalog)
  await expect.poll(tokens.asked, soon).toBe(2)
  await tokens.letGo(1)
  await lead(second).waitFor()
})

it('what is said in one tab is shown in another at once, long before that one asks by itself', async () => {
  const site = await openSite()
  const { page, sandbox, context, url } = site
  await asMember(sandbox, sandboxMembers.fresh, '/v1/redemptions', { offer: 'chefs-counter' })
  const id = sandbox.control.conversationsOf(sandboxMembers.fresh)[0] ?? ''
  sandbox.control.addMessages(id, [{ from: 'concierge', body: 'Good morning.' }])
  await page.addInitScript(() => {
    const spoken: unknown[] = []
    Object.assign(window, { spoken })
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, data: unknown) {
      spoken.push([this.name, data])
      post.call(this, data)
    }
  })
  const reads = () => sandbox.log.filter(({ operation }) => operation === 'messages').length
  await openAt(site, `/rewards/concierge/${id}`)
  const shown = (tab: Page, text: string) =>
    tab.getByRole('group', { name: 'Messages' }).getByText(text, { exact: true })
  await shown(page, 'Good morning.').waitFor()
  // Nobody has touched it for an hour: from its next poll on it asks twice a minute at most.
  await page.evaluate(() => Object.assign(window, { skippedMs: 3_600_000 }))
  const before = reads()
  await expect.poll(reads, soon).toBeGreaterThan(before)

  const second = await context.newPage()
  await second.goto(`${url}/rewards/concierge/${id}`)
  await shown(second, 'Good morning.').waitFor()
  await second
    .getByRole('textbox', { name: 'Write to your concierge' })
    .fill('A table by the window, please.')
  await second.keyboard.press('Enter')
  await shown(page, 'A table by the window, please.').waitFor({ timeout: 15_000 })
  const spoken = await page.evaluate(() => (window as unknown as { spoken: [string, unknown][] }).spoken)
  for (const [name, data] of spoken) {
    expect(name).toMatch(/^xp-thread-[0-9a-z]+$/)
    expect(data).toMatch(/^[0-9a-z]{1,11}$/)
  }
})
