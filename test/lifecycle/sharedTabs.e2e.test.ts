import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { openAt, soon } from '../e2e/support/journey.ts'
import { closeBrowser, openSite } from '../e2e/support/openSite.ts'
import { asMember } from '../support/asMember.ts'

afterAll(closeBrowser)

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
  // With its backend's stream of news neither tab would poll.
  await context.route('**/api/member-news?*', (route) => route.abort())
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
