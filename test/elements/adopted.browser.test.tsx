import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listenForUncaught } from '../support/listenForUncaught.ts'
import { openElementPage, told } from './elementPage.ts'

it('goes on in the page of a frame that it is moved into, with what is typed, and back', async () => {
  const { add, place } = openElementPage()
  const [uncaught, errors] = [listenForUncaught(), told('xp-error')]
  const catalog = add('xp-offer-catalog')
  await page.getByRole('searchbox').fill('fjord')
  const root = catalog.shadowRoot!
  const field = root.querySelector<HTMLInputElement>('[type=search]')!
  const cards = () => root.querySelectorAll('.xp-offer-card').length
  await expect.poll(cards).toBe(1)

  const frame = place.appendChild(document.createElement('iframe'))
  frame.contentDocument!.body.append(catalog)
  expect([root.contains(field), field.value]).toEqual([true, 'fjord'])
  // A view that makes new elements: all offers again.
  catalog.setAttribute('locale', 'fr-FR')
  await expect.poll(() => root.querySelector('[lang]')?.getAttribute('lang')).toBe('fr-FR')
  root.querySelector<HTMLElement>('.xp-search-field-clear')?.click()
  await expect.poll(cards).toBeGreaterThan(1)

  place.append(catalog)
  await page.getByRole('searchbox').fill('fjord')
  await expect.poll(cards).toBe(1)
  expect([uncaught(), errors]).toEqual([[], []])
})

it('keeps its theme in the page of a frame', async () => {
  const { add, place } = openElementPage()
  const list = add('xp-redemption-list', { actions: ['explore'], theme: { tokens: { brand: '#123456' } } })
  const root = list.shadowRoot!
  const brand = () => {
    const part = root.querySelector('.xp-surface')
    return part && getComputedStyle(part).getPropertyValue('--xp-brand')
  }
  await expect.poll(brand).toBe('#123456')
  const frame = place.appendChild(document.createElement('iframe'))
  frame.contentDocument!.body.append(list)
  await expect.poll(brand).toBe('#123456')
  place.append(list)
  await expect.poll(brand).toBe('#123456')
})
