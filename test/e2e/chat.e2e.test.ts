import { afterAll, expect, it } from 'vitest'
import type { Message } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { announced, openAt, sees, soon } from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { isAskedByBrowser } from '../support/isAskedByBrowser.ts'
import { closeBrowser, openSite, phone, type Site, type SiteOptions } from './support/openSite.ts'

let site: Site
let conversationId: string
afterAll(closeBrowser)

/** The fresh member's conversation: they have redeemed something, and nothing was written yet. */
async function openChat(path: string, options: SiteOptions = {}): Promise<void> {
  site = await openSite(options)
  await asMember(site.sandbox, sandboxMembers.fresh, '/v1/redemptions', { offer: 'chefs-counter' })
  conversationId = site.sandbox.control.conversationsOf(sandboxMembers.fresh)[0] ?? ''
  site.sandbox.control.addMessages(conversationId, [
    { from: 'concierge', body: 'Good morning. What can I do for you?' },
  ])
  await openAt(site, `${path}/${conversationId}`)
  await shown('Good morning. What can I do for you?').waitFor()
}

async function write(text: string): Promise<void> {
  await site.page.getByRole('textbox', { name: 'Write to your concierge' }).fill(text)
  await site.page.keyboard.press('Enter')
}

/** What the member wrote, as the Service has it, in order. */
async function arrived(): Promise<readonly (string | undefined)[]> {
  const { messages } = await asMember<{ messages: Message[] }>(
    site.sandbox,
    sandboxMembers.fresh,
    `/v1/conversations/${conversationId}/messages`,
  )
  return messages
    .filter(({ type }) => type === 'MEMBER')
    .map(({ body }) => body)
    .reverse()
}

const shown = (text: string) =>
  site.page.getByRole('group', { name: 'Messages' }).getByText(text, { exact: true })
const sends = () => site.sandbox.log.filter(({ operation }) => operation === 'sendMessage')

it('sends a message once when its answer was dropped: one in the thread, one on the page', async () => {
  await openChat('/rewards/concierge')
  const { page, sandbox } = site
  // Reads fail meanwhile: the thread must not tell by itself that it arrived.
  sandbox.control.scenario({
    failures: [
      { kind: 'lost-answer', operation: 'sendMessage', times: 1 },
      { kind: 503, operation: 'messages' },
    ],
  })
  await write('A table by the window, please.')
  await sees(page, 'No answer yet.', { exact: false })
  const retry = page.getByRole('button', { name: 'Try again: A table by the window, please.' })
  await retry.click()
  await expect.poll(() => sends().map(({ replayed }) => replayed), soon).toEqual([false, true])
  const [first, second] = sends()
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  sandbox.control.scenario('default')
  await retry.waitFor({ state: 'detached' })
  // Confirmed by its row in the thread: nothing is left to say of its sending.
  await expect.poll(() => page.getByText('Sent', { exact: true }).count(), soon).toBe(0)
  expect(await shown('A table by the window, please.').count()).toBe(1)
  expect(await arrived()).toEqual(['A table by the window, please.'])
  await expectSoundPage(page)
})

it('keeps what is written offline, and sends it in order when the connection is back', async () => {
  await openChat('/conversations', { viewport: phone })
  const { page, context } = site
  await context.setOffline(true)
  await sees(page, 'You are offline.', { exact: true })
  const written = ['First,', 'second,', 'and third.']
  for (const text of written) await write(text)
  await expect.poll(() => page.getByText('Waiting for a connection').count(), soon).toBe(3)
  expect(sends()).toEqual([])
  await context.setOffline(false)
  await expect.poll(arrived, soon).toEqual(written)
  await expect.poll(() => page.getByText('Waiting for a connection').count(), soon).toBe(0)
  for (const text of written) expect(await shown(text).count()).toBe(1)
  expect(sends()).toHaveLength(3)
  await page.reload()
  for (const text of written) await shown(text).waitFor()
  await expectSoundPage(page)
})

it('shows a reply that comes while the chat is open, and announces it', async () => {
  await openChat('/rewards/concierge')
  const { page, sandbox } = site
  sandbox.control.conciergeSays(conversationId, 'The window table is yours.')
  await shown('The window table is yours.').waitFor()
  await expect.poll(() => announced(site), soon).toContain('Concierge: The window table is yours.')
  // What is empty is refused beside the field, and breaks of lines are kept.
  await write('   ')
  await sees(page, 'Write a message first.')
  await page.getByRole('textbox', { name: 'Write to your concierge' }).fill('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(arrived, soon).toEqual(['One\ntwo'])
})

it('is asked about before a reload while it is written, and no more once it has arrived', async () => {
  await openChat('/rewards/concierge')
  const { page } = site
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    dialog.dismiss().catch(() => {})
  })
  const field = page.getByRole('textbox', { name: 'Write to your concierge' })
  await field.click()
  await page.keyboard.type('A table by the window, please.')
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked, soon).toEqual(['beforeunload'])
  expect(await field.inputValue()).toBe('A table by the window, please.')
  await page.keyboard.press('Enter')
  await expect.poll(arrived, soon).toEqual(['A table by the window, please.'])
  await expect.poll(() => page.evaluate(isAskedByBrowser), soon).toBe(false)
  await page.reload()
  await shown('A table by the window, please.').waitFor()
  expect(asked).toHaveLength(1)
  await expectSoundPage(page)
})
