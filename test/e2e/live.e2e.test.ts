import { afterAll, expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { openAt, soon } from './support/journey.ts'
import { closeBrowser, openSite, type SiteOptions } from './support/openSite.ts'

afterAll(closeBrowser)

/** The fresh member's conversation in the host app, whose backend passes news on. */
async function openChat(options: SiteOptions = {}) {
  const site = await openSite({ hasClock: true, ...options })
  const { page, sandbox } = site
  await asMember(sandbox, sandboxMembers.fresh, '/v1/redemptions', { offer: 'chefs-counter' })
  const [id = ''] = sandbox.control.conversationsOf(sandboxMembers.fresh)
  sandbox.control.addMessages(id, [{ from: 'concierge', body: 'Good morning.' }])
  await openAt(site, `/rewards/concierge/${id}`)
  const shown = (text: string) =>
    page.getByRole('group', { name: 'Messages' }).getByText(text, { exact: true })
  await shown('Good morning.').waitFor()
  const reads = () => sandbox.log.filter(({ operation }) => operation === 'messages').length
  /** Lets timers fire that are due by then, and what they ask for arrive. */
  async function pass(ms: number) {
    await site.pass(ms)
    await page.waitForTimeout(300)
  }
  return { ...site, id, shown, reads, pass }
}

it('news of a conversation comes from the Service by webhook, backend and EventSource, in place of polls', async () => {
  const { page, sandbox, id, shown, reads, pass, requests } = await openChat()
  const streams = () => requests.filter((request) => request.url().includes('/api/member-news'))
  await expect.poll(() => streams().length, soon).toBe(1)
  // It is open, and what came before has been read.
  expect((await streams()[0]?.response())?.status()).toBe(200)
  await pass(1_000)
  await pass(5_000)
  const before = reads()
  // Seven polls of an active page; a stream that is silent for 45 s would be given up.
  for (let part = 0; part < 3; part += 1) await pass(9_000)
  expect(reads()).toBe(before)

  sandbox.control.conciergeSays(id, 'The window table is yours.')
  await shown('The window table is yours.').waitFor()
  expect(reads()).toBe(before + 1)
  await expectSoundPage(page)
})

it('a stream that falls silent gives way to polls, and another takes over', async () => {
  const { sandbox, id, shown, reads, pass, requests } = await openChat()
  const streams = () => requests.filter((request) => request.url().includes('/api/member-news')).length
  await pass(5_000)
  await pass(46_000)
  const before = reads()
  await pass(5_000)
  await expect.poll(reads, soon).toBeGreaterThan(before)
  sandbox.control.conciergeSays(id, 'I am still here.')
  await pass(5_000)
  await shown('I am still here.').waitFor()
  await pass(45_000)
  await expect.poll(streams, soon).toBe(2)
})
