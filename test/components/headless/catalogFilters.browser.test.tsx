import { useEffect, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { type OfferFilters, useCatalogFilters } from '../../../src/index.ts'
import { PlainCatalog } from '../../../stories/parts/plainFlows.tsx'
import { createHost } from '../offers/renderOffers.tsx'

const search = () => page.getByRole('searchbox')
const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

const someDays = { from: '2027-05-04', to: '2027-05-09' }

/** Two date inputs, and what changes the days beside them. */
async function openDays(when: OfferFilters['when'] = null) {
  const onFiltersChange = vi.fn()
  let days = when
  function Catalog() {
    const catalog = useCatalogFilters({ defaultFilters: { when }, onFiltersChange })
    days = catalog.filters.when
    return (
      <>
        <input aria-label="From" {...catalog.getDayProps('from')} />
        <input aria-label="To" {...catalog.getDayProps('to')} />
        <button onClick={catalog.clearFilters}>Clear</button>
        <button onClick={() => catalog.setFilters({ when: { from: '2027-06-01', to: '2027-06-03' } })}>
          Set
        </button>
        <p>Elsewhere</p>
      </>
    )
  }
  await createHost().render(<Catalog />)
  const type = async (name: string, keys: string) => {
    ;(page.getByLabelText(name).element() as HTMLElement).focus()
    if (keys) await userEvent.keyboard(keys)
  }
  return { days: () => days, type, onFiltersChange }
}

describe('useCatalogFilters, drawn by a host', () => {
  // The first here: the code comes once.
  it('does not say that offers are all there are for a filter whose code is still to come', async () => {
    await commands.holdModules(['offers/filters/index.ts'])
    onTestFinished(() => commands.releaseModules())
    let seen: readonly [string, boolean, number] = ['', false, 0]
    function Catalog() {
      const { filters, isComplete, offers, hasMore, fetchMore, getSearchProps } = useCatalogFilters()
      seen = [filters.search, isComplete, offers.length]
      useEffect(() => {
        if (hasMore) void fetchMore()
      }, [hasMore, fetchMore, offers])
      return <input {...getSearchProps()} />
    }
    await createHost().render(<Catalog />)
    await expect.poll(() => seen[1]).toBe(true)
    const all = seen[2]
    await search().fill('fjord')
    await expect.poll(() => commands.heldModules()).toContain('offers/filters/index.ts')
    expect(seen).toEqual(['fjord', false, all])
    await commands.releaseModules()
    await expect.poll(() => seen[1]).toBe(true)
    expect(seen[2]).toBeLessThan(all)
  })

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
    expect(filters().when).toEqual({ from: '2027-05-04', to: '2027-05-09' })
    await type('From', '')
    expect(filters().when).toEqual({ from: '2027-05-01', to: '2027-05-01' })
    await page.getByText('not counted').click()
    expect(filters().when).toBeNull()
    await type('Guests', '4')
    expect(filters().guests).toBe(4)
    await type('Guests', '')
    await userEvent.keyboard('٦')
    expect(filters().guests).toBe(6)
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

  it('takes days typed by keyboard, digit by digit', async () => {
    const { days, type } = await openDays()
    await type('From', '05042027')
    await expect.poll(days).toEqual({ from: '2027-05-04', to: '2027-05-04' })
    await type('To', '05092027')
    await expect.poll(days).toEqual({ from: '2027-05-04', to: '2027-05-09' })
    await type('To', '{ArrowLeft}12')
    await expect.poll(days).toEqual({ from: '2027-05-04', to: '2027-05-12' })
  })

  it('takes no day of a year that is still being typed', async () => {
    const { days, type, onFiltersChange } = await openDays()
    await type('From', '0504202')
    await expect.element(page.getByLabelText('From')).toHaveValue('0202-05-04')
    await type('To', '')
    await expect.element(page.getByLabelText('From')).toHaveValue('')
    expect(days()).toBeNull()
    expect(onFiltersChange).not.toHaveBeenCalled()
  })

  it('clears the days once an empty input is left', async () => {
    const { days } = await openDays(someDays)
    await page.getByLabelText('From').fill('')
    await expect.element(page.getByLabelText('From')).toHaveValue('')
    expect(days()).toEqual(someDays)
    await page.getByText('Elsewhere').click()
    await expect.element(page.getByLabelText('To')).toHaveValue('')
    expect(days()).toBeNull()
  })

  it.each([
    ['Clear', null],
    ['Set', { from: '2027-06-01', to: '2027-06-03' }],
  ] as const)('shows days that something else has changed: %s', async (name, expected) => {
    const { days } = await openDays(someDays)
    await page.getByLabelText('To').fill('2027-05-12')
    await page.getByLabelText('From').fill('')
    // Without a blur before it.
    ;(page.getByRole('button', { name }).element() as HTMLElement).click()
    await expect.element(page.getByLabelText('From')).toHaveValue(expected?.from ?? '')
    await expect.element(page.getByLabelText('To')).toHaveValue(expected?.to ?? '')
    await page.getByText('Elsewhere').click()
    expect(days()).toEqual(expected)
  })

  it('shows the days of a host that holds the filters itself', async () => {
    function Catalog() {
      const [when, setWhen] = useState<OfferFilters['when']>(someDays)
      const catalog = useCatalogFilters({ filters: { when } })
      return (
        <>
          <input aria-label="From" {...catalog.getDayProps('from')} />
          <button onClick={() => setWhen({ from: '2027-06-01', to: '2027-06-03' })}>Set</button>
        </>
      )
    }
    await createHost().render(<Catalog />)
    await page.getByLabelText('From').fill('2027-05-20')
    await expect.element(page.getByLabelText('From')).toHaveValue('2027-05-20')
    ;(page.getByRole('button', { name: 'Set' }).element() as HTMLElement).click()
    await expect.element(page.getByLabelText('From')).toHaveValue('2027-06-01')
  })

  it('takes several changes in one handler', async () => {
    let filters: OfferFilters | undefined
    function Catalog() {
      const catalog = useCatalogFilters({ defaultFilters: { search: 'fjord', sort: 'priceUp' } })
      filters = catalog.filters
      function findDinner() {
        catalog.clearFilters()
        catalog.setFilters({ kinds: ['Dining'] })
        catalog.setFilters({ guests: 4 })
      }
      function startOver() {
        catalog.setFilters({ sort: 'soonest' })
        catalog.clearFilters()
      }
      return (
        <>
          <button onClick={findDinner}>Dinner for four</button>
          <button onClick={startOver}>Everything, soonest first</button>
        </>
      )
    }
    await createHost().render(<Catalog />)
    await page.getByRole('button', { name: 'Dinner for four' }).click()
    const dinner = { search: '', kinds: ['Dining'], guests: 4, sort: 'priceUp' }
    await expect.poll(() => filters).toMatchObject(dinner)
    await page.getByRole('button', { name: 'Everything, soonest first' }).click()
    await expect.poll(() => filters).toMatchObject({ kinds: [], guests: null, sort: 'soonest' })
  })

  it('gives several changes to a host that holds the filters, which may refuse them', async () => {
    const onFiltersChange = vi.fn()
    function Catalog({ refuses }: { readonly refuses: boolean }) {
      const [filters, setFilters] = useState<Partial<OfferFilters>>({})
      const catalog = useCatalogFilters({
        filters,
        onFiltersChange(changed) {
          onFiltersChange(changed.filters)
          if (!refuses) setFilters(changed.filters)
        },
      })
      function findDinner() {
        catalog.setFilters({ kinds: ['Dining'] })
        catalog.setFilters({ guests: 4 })
      }
      return (
        <>
          <button onClick={findDinner}>Dinner for four</button>
          <button onClick={() => catalog.setFilters({ isAvailable: true })}>Available</button>
          <p>{`${catalog.filters.kinds.join()} for ${catalog.filters.guests ?? 'any'}`}</p>
        </>
      )
    }
    const view = await createHost().render(<Catalog refuses={false} />)
    await page.getByRole('button', { name: 'Dinner for four' }).click()
    await expect.element(page.getByText('Dining for 4')).toBeVisible()
    await view.unmount()
    await createHost().render(<Catalog refuses />)
    await page.getByRole('button', { name: 'Dinner for four' }).click()
    await page.getByRole('button', { name: 'Available' }).click()
    expect(onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ kinds: [], guests: null, isAvailable: true }),
    )
    await expect.element(page.getByText('for any')).toBeVisible()
  })

  it('says that it failed, and tries again', async () => {
    const host = createHost({ scenario: { failures: [{ kind: 422, operation: 'offers', times: 1 }] } })
    await host.render(<PlainCatalog />)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Three nights above the fjord')).toBeVisible()
  })
})
