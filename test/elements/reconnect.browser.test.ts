import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { blockUrls } from '../support/blockUrls.ts'
import { openElementPage } from './elementPage.ts'

afterEach(() => blockUrls())

it('loads the code of an element by itself when the connection is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const sentence = page.getByRole('heading', { name: 'Something went wrong here' })
  await blockUrls('*/src/components/wallet/index.ts*')
  const { add } = openElementPage()
  add('xp-wallet')
  await expect.element(sentence).toBeVisible()
  await blockUrls()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('48,250').first()).toBeVisible()
  expect(sentence.query()).toBeNull()
})

it('shows no sentence in a line, where it has no room, and tells the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await blockUrls('*/src/theme/sheets/wallet-balance.css*')
  const { add, place } = openElementPage()
  const errors: unknown[] = []
  place.addEventListener('xp-error', (event) => errors.push((event as CustomEvent).detail))
  const balance = add('xp-wallet-balance')
  await expect.poll(() => errors).toHaveLength(1)
  expect(balance.getBoundingClientRect().height).toBe(0)
  expect(balance.shadowRoot?.textContent).toBe('')
})
