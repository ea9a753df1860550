import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createChatHost, manyMessages } from './renderChat.tsx'
import { blockUrls } from '../../support/blockUrls.ts'

afterEach(() => blockUrls())

it('shows an address as text while what finds its end cannot be loaded, and as a link when the connection is back', async () => {
  await blockUrls('*/src/components/chat/findLinks.ts*')
  const host = createChatHost({ history: [{ from: 'concierge', body: 'See https://example.com/a.' }] })
  await host.open()
  await expect.element(page.getByText('See https://example.com/a.')).toBeVisible()
  await blockUrls()
  expect(page.getByRole('link').query()).toBeNull()
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/offline/i).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible()
})

it('offers to load the search again where its code cannot be loaded, and shows the messages meanwhile', async () => {
  await blockUrls('*/src/components/chat/ChatSearch.tsx*')
  const host = createChatHost({ history: manyMessages(60) })
  await host.open()
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText('message 59.')).toBeVisible()
  await blockUrls()
  await again.click()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

it('names a file whose code cannot be loaded, loads it on request, and moves nothing when it is there', async () => {
  await blockUrls('*/src/components/chat/ChatAttachment.tsx*')
  const history = [{ from: 'concierge' as const, body: 'Here it is.', attachments: ['menu.pdf'] }]
  await createChatHost({ history }).open()
  const again = page.getByRole('button', { name: 'Try again: menu.pdf' })
  await expect.element(again).toBeVisible()
  expect(page.getByRole('link', { name: /menu\.pdf/ }).query()).toBeNull()
  /** The row's height and the room of the name, in each of its states. */
  const sizes: Record<string, readonly (number | undefined)[]> = {}
  const look = () => {
    const row = document.querySelector<HTMLElement>('.xp-chat-file')
    sizes[row?.dataset.state ?? ''] = [
      row?.offsetHeight,
      row?.querySelector<HTMLElement>('.xp-fill')?.offsetWidth,
    ]
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  await blockUrls()
  await again.click()
  await expect.element(page.getByRole('link', { name: /^menu\.pdf/ })).toBeVisible()
  observer.disconnect()
  look()
  expect(again.query()).toBeNull()
  expect(sizes.failed?.[0]).toBe(sizes.open?.[0])
  expect(sizes.loading).toBeDefined()
  expect(sizes.loading).toEqual(sizes.open)
})
