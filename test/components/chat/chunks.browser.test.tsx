import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createChatHost } from './renderChat.tsx'

async function block(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}

afterEach(() => block())

it('shows an address as text while what finds its end cannot be loaded, and as a link when the connection is back', async () => {
  await block('*/src/components/chat/findLinks.ts*')
  const host = createChatHost({ history: [{ from: 'concierge', body: 'See https://example.com/a.' }] })
  await host.open()
  await expect.element(page.getByText('See https://example.com/a.')).toBeVisible()
  await block()
  expect(page.getByRole('link').query()).toBeNull()
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/offline/i).first()).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible()
})
