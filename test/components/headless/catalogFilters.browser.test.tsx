import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type OfferFilters, useCatalogFilters } from '../../../src/index.ts'
import { PlainCatalog } from '../../../stories/parts/plainFlows.tsx'
import { createHost } from '../offers/renderOffers.tsx'

const search = () => page.getByRole('searchbox')
const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('useCatalogFilters, drawn by a host', () => {
  it('searches the whole catalog, says when nothing matches, and shows all again', async () => {
    const host = createHost()
    await host.render(<PlainCatalog />)
    await search().fill('fjord')
    await expect.element(page.getByText('Three nights above the fjord')).toBeVisible()
    await search().fill('zq-nowhere')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect.element(search()).toHaveValue('')
    await expect.poll(() => items().length).toBeGreaterThan(10)
    expect(JSON.stringify(host.events)).not.toContain('zq-nowhere')
  })

  it('narrows by kind and what is free, and orders', async () => {
    await createHost().render(<PlainCatalog />)
    const dining = page.getByRole('checkbox', { name: 'Dining' })
    await dining.click()
    await expect.element(dining).toBeChecked()
    await expect.poll(() => items().length).toBeLessThan(15)
    const before = items()
    await page.getByRole('combobox', { name: 'Order' }).selectOptions('Price')
    await expect.poll(items).not.toEqual(before)
    expect(items().toSorted()).toEqual(before.toSorted())
    await dining.click()
    await expect.element(dining).not.toBeChecked()
  })

  it('counts the places once it is asked to, and narrows by one, by its city and by its country', async () => {
    await createHost().render(<PlainCatalog />)
    await expect.poll(() => items().length).toBeGreaterThan(10)
    await page.getByText('More filters').click()
    const norway = page.getByRole('checkbox', { name: /^Norway \(\d+\)$/ })
    await norway.click()
    await expect.element(norway).toBeChecked()
    const count = () => Number(/\((\d+)\)/.exec(norway.element().closest('label')?.textContent ?? '')?.[1])
    await expect.poll(() => items().length).toBe(count())
    const city = page.getByRole('checkbox', { name: /^Hjørundfjord/ })
    await city.click()
    await expect.element(norway).not.toBeChecked()
    await expect.poll(() => items().length).toBeLessThan(count())
    await norway.click()
    await expect.element(city).not.toBeChecked()
    await expect.poll(() => items().length).toBe(count())
  })

  it('narrows by days, guests and points', async () => {
    const onFiltersChange = vi.fn()
    function Catalog() {
      const catalog = useCatalogFilters({ onFiltersChange })
      return (
        <>
          <input aria-label="From" {...catalog.getDayProps('from')} />
          <input aria-label="To" {...catalog.getDayProps('to')} />
          <input aria-label="Guests" {...catalog.getGuestsProps()} />
          <input aria-label="Least" {...catalog.getPointsProps('min')} />
          <input aria-label="Most" {...catalog.getPointsProps('max')} />
          <p>{catalog.places === null && catalog.priceRange === null ? 'not counted' : 'counted'}</p>
        </>
      )
    }
    await createHost().render(<Catalog />)
    const filters = () => onFiltersChange.mock.lastCall?.[0].filters as OfferFilters
    const type = (name: string, text: string) => page.getByLabelText(name).fill(text)
    await type('From', '2027-05-04')
    expect(filters().when).toEqual({ from: '2027-05-04', to: '2027-05-04' })
    await type('To', '2027-05-09')
    expect(filters().when).toEqual({ from: '2027-05-04', to: '2027-05-09' })
    await type('To', '2027-05-01')
    expect(filters().when).toEqual({ from: '2027-05-01', to: '2027-05-01' })
    await type('From', '')
    expect(filters().when).toBeNull()
    await type('Guests', '4')
    expect(filters().guests).toBe(4)
    await type('Guests', '')
    expect(filters().guests).toBeNull()
    await type('Least', '500')
    await type('Most', '9000')
    expect(filters().points).toEqual({ min: 500, max: 9000 })
    await type('Least', '')
    expect(filters().points).toEqual({ min: 0, max: 9000 })
    await type('Most', '')
    expect(filters().points).toBeNull()
    await expect.element(page.getByText('not counted')).toBeVisible()
  })

  it('says that it failed, and tries again', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 422, operation: 'offers', times: 1 }] } })
    await host.render(<PlainCatalog />)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Three nights above the fjord')).toBeVisible()
  })
})
