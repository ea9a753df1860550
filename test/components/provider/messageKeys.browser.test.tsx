import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog, WalletBalance } from '../../../src/index.ts'
import { openElementPage } from '../../elements/elementPage.ts'
import { createHost } from '../offers/renderOffers.tsx'

it('shows the key of each message in its place, also of a word that the host may add, and what the Service says as it is', async () => {
  const told = vi.spyOn(console, 'error')
  await createHost({ provider: { messages: 'keys', locale: 'pt-BR' } }).render(
    <>
      <WalletBalance messages={{ 'wallet.balance': 'Own words' } as never} />
      <OfferCatalog />
    </>,
  )
  await expect.element(page.getByRole('searchbox', { name: 'offers.search' })).toBeVisible()
  await expect.element(page.getByText('offers.count[other] {count}').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Three nights above the fjord' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'offers.kind.Travel' })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Own words|Search the experiences/)
  expect(told).not.toHaveBeenCalled()
})

it('does so in elements, by an attribute of the element around', async () => {
  const { write } = openElementPage()
  const provider = write('<xp-offer-catalog></xp-offer-catalog>')
  provider.setAttribute('messages', 'keys')
  await expect.element(page.getByRole('searchbox', { name: 'offers.search' })).toBeVisible()
})
