import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createChatHost, field, spoken } from './renderChat.tsx'

const slow = { messagePolling: { activeMs: 60_000, idleMs: 60_000 } }
const history = [{ from: 'concierge' as const, body: 'Here it is.', attachments: ['menu.pdf'] }]
const link = () => page.getByRole('link', { name: /^menu\.pdf/ })
const again = () => page.getByRole('button', { name: 'Get it again: menu.pdf' })

afterEach(() => void vi.useRealTimers())

/** It is an hour later in the time zone of the page. */
const setTime = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-27T${time}Z`) })

test('links to a file by its name and kind, and says how long it opens', async () => {
  setTime('11:00')
  await createChatHost({ history, assumptions: slow }).open()
  await expect.element(link()).toHaveAccessibleName(/^menu\.pdf ?, Document, Opens in a new tab$/)
  await expect.element(link()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link()).toHaveAttribute('target', '_blank')
  await expect.element(page.getByText(/^Open until 12:\d\d$/)).toBeVisible()
})

test('has the ring of the focus around the whole row, which is the link', async () => {
  await createChatHost({ history, assumptions: slow }).open()
  await expect.element(link()).toBeVisible()
  await userEvent.keyboard('{Tab}')
  while (document.activeElement !== link().element()) await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(link().element()).outlineStyle).toBe('none')
  const ring = getComputedStyle(link().element(), '::after')
  expect(ring.outlineStyle).toBe('solid')
  const row = document.querySelector('.xp-chat-file')!.getBoundingClientRect()
  expect([ring.inlineSize, ring.blockSize].map(parseFloat)).toEqual([row.width - 2, row.height - 2])
})

test('says the day too where that is tomorrow', async () => {
  setTime('22:55')
  await createChatHost({ history, assumptions: slow }).open()
  await expect.element(page.getByText(/^Open until 28 Nov, 00:\d\d$/)).toBeVisible()
})

test('is refreshed shortly before it expires, while it is on screen', async () => {
  const host = createChatHost({ history, assumptions: slow, scenario: { attachmentLifeMs: 1_200 } })
  await host.open()
  await expect.element(link()).toBeVisible()
  const first = link().element().getAttribute('href')
  host.sandbox.control.scenario({})
  await expect.poll(() => link().element().getAttribute('href')).not.toBe(first)
  expect(again().query()).toBeNull()
})

test('expires when it cannot be refreshed, and gives a link to press when the member asks', async () => {
  const host = createChatHost({
    history,
    assumptions: slow,
    scenario: { attachmentLifeMs: 900, failures: [{ kind: 404, operation: 'messages', after: 1 }] },
  })
  await host.open()
  await expect.element(page.getByText('This link has expired')).toBeVisible()
  expect(link().query()).toBeNull()
  await again().click()
  await expect.element(page.getByText('We could not get a new link.')).toBeVisible()
  host.sandbox.control.scenario({})
  await again().click()
  await expect.element(link()).toHaveFocus()
  expect(spoken()).toContain('The link to menu.pdf is ready.')
})

test('takes the focus once for a link that was got again, in whichever language', async () => {
  const host = createChatHost({ history, assumptions: slow, scenario: { attachmentLifeMs: -60_000 } })
  const { rerender } = await host.open()
  await again().click()
  await expect.element(link()).toHaveFocus()
  await field().click()
  await rerender(host.chat({ messages: { 'chat.file.kind.document': 'A paper' } }))
  await expect.element(page.getByText(/A paper/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
})

test('is open once it was got again, even by a clock that is ahead', async () => {
  await createChatHost({ history, assumptions: slow, scenario: { attachmentLifeMs: -60_000 } }).open()
  await again().click()
  await expect.element(link()).toHaveFocus()
})

/** A Service whose links stay the same until their end. */
function createKeepingHost(attachmentLifeMs: number) {
  const host = createChatHost({ history, assumptions: slow, scenario: { attachmentLifeMs } })
  const serve = host.sandbox.fetch.bind(host.sandbox)
  let first: string | undefined
  vi.spyOn(host.sandbox, 'fetch').mockImplementation(async (...input) => {
    const response = await serve(...input)
    if (!new Request(...input).url.includes('/messages')) return response
    first ??= await response.text()
    return new Response(first, response)
  })
  return host
}

test('is open once it was got again where the Service keeps its link and the clock is hours ahead', async () => {
  await createKeepingHost(-2 * 3_600_000).open()
  await again().click()
  await expect.element(link()).toHaveFocus()
  expect(page.getByText('We could not get a new link.').query()).toBeNull()
})

test('is not open where the Service keeps a link that has expired for days', async () => {
  await createKeepingHost(-2 * 24 * 3_600_000).open()
  await again().click()
  await expect.element(page.getByText('We could not get a new link.')).toBeVisible()
  expect(link().query()).toBeNull()
})

test('gives a fresh link instead of following one that has expired under the pointer', async () => {
  const host = createChatHost({ history, assumptions: slow, scenario: { attachmentLifeMs: 60_000 } })
  await host.open()
  await expect.element(link()).toBeVisible()
  const first = link().element().getAttribute('href')
  const now = Date.now()
  const late = Date.now
  Date.now = () => now + 61_000
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  link().element().dispatchEvent(press)
  Date.now = late
  expect(press.defaultPrevented).toBe(true)
  await expect.poll(() => link().query()?.getAttribute('href') ?? first).not.toBe(first)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'menu.pdf', '//example.com/x'])(
  'never links to %s',
  async (url) => {
    const { webAddress } = await import('../../../src/components/chat/findLinks.ts')
    expect(webAddress(url)).toBeNull()
  },
)
