import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog } from '../../../src/index.ts'
import { blockUrls } from '../../support/blockUrls.ts'
import { createHost } from './renderOffers.tsx'

afterEach(() => blockUrls())

// What was loaded once stays loaded: one test a file, or the next would find it.
it('searches by itself when the connection is back, where the code of the search could not be loaded', async () => {
  await blockUrls('*/src/components/offers/filters/index.ts*')
  await createHost().render(<OfferCatalog />)
  const search = page.getByRole('searchbox')
  await search.fill('lodge')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The field stays, or the member would lose it in mid-word, and with it the way back to all offers.
  await expect.element(search).toHaveFocus()
  await search.fill('')
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(1)
  await search.fill('lodge')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await blockUrls()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('lodge')
  await expect.element(search).toHaveFocus()
})
