import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Interest, Offer } from '../../src/contract/index.ts'
import { openElementPage, told } from './elementPage.ts'

it('leads from the catalog over an offer to an interest, told by events', async () => {
  const { add, place } = openElementPage()
  const opened = told<{ offer: Offer }>('xp-open')
  const asked = told<{ offer: Offer }>('xp-ask')
  const created = told<{ interest: Interest }>('xp-created')
  const events = told<{ name: string }>('xp-event')
  const catalog = add('xp-offer-catalog')
  catalog.addEventListener('xp-open', ({ detail }) => {
    catalog.remove()
    add('xp-offer-detail', { offerId: detail.offer.id, actions: ['ask'] })
  })
  await page
    .getByRole('button', { name: /Twelve seats at the chef’s counter/ })
    .first()
    .click()
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Twelve seats at the chef’s counter' }))
    .toBeVisible()
  expect(opened.map(({ offer }) => offer.id)).toEqual(['chefs-counter'])

  await page.getByRole('button', { name: 'Ask for it' }).first().click()
  expect(asked.map(({ offer }) => offer.id)).toEqual(['chefs-counter'])
  expect(page.getByRole('button', { name: /Redeem/ }).elements(), 'an action that is not named').toEqual([])

  place.replaceChildren()
  add('xp-interest-form', { offerId: 'chefs-counter' })
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('2')
  await userEvent.click(page.getByRole('radio', { name: 'Anniversary' }))
  await userEvent.click(page.getByRole('radio', { name: 'Email' }))
  await page.getByRole('button', { name: 'Send to the concierge' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your concierge has it' })).toBeVisible()
  expect(created).toHaveLength(1)
  expect(events.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'catalog.viewed',
      'offer.opened',
      'offer.viewed',
      'interest.created',
      'interest.submitted',
    ]),
  )
})

it('dispatches which offer a mouse hovers over', async () => {
  const { add } = openElementPage()
  const prefetched = told<{ offer: Offer }>('xp-prefetch')
  add('xp-offer-catalog')
  await page
    .getByRole('button', { name: /Twelve seats at the chef’s counter/ })
    .first()
    .hover()
  // The mouse may hover, since the test before, where another card appears.
  await expect.poll(() => prefetched.at(-1)?.offer.id).toBe('chefs-counter')
})
