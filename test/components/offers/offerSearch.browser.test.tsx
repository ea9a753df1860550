import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OfferCatalog, type OfferCatalogProps } from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'
import { createHost, type HostOptions } from './renderOffers.tsx'
import { polite } from '../../support/liveRegions.ts'

const search = () => page.getByRole('searchbox', { name: 'Search the experiences' })
const more = () => page.getByRole('button', { name: 'Look through more' })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

describe('a search of more offers than the limit', () => {
  const host = () =>
    createHost({
      scenario: { huge: 90 },
      provider: { assumptions: { offerSearch: { limit: 40 }, paging: { size: 20 } } },
    })

  it('stops there, says so, and goes on when the member wants it', async () => {
    const { render, reads } = host()
    await render(<OfferCatalog defaultFilters={{ search: 'no. 9' }} />)
    await expect.poll(polite).toContain('We looked through the first 40. There are more.')
    await expect
      .element(page.getByText('We looked through the first 40. There are more.').first())
      .toBeVisible()
    expect(reads()).toBe(2)
    await more().click()
    await expect.element(page.getByText('We looked through the first 80.').first()).toBeVisible()
    await expect.element(page.getByText(/^\d+ experiences so far$/)).toBeVisible()
    expect(reads()).toBe(4)
    await more().click()
    await expect.element(page.getByText(/^\d+ experiences$/)).toBeVisible()
    await expect.element(more()).not.toBeInTheDocument()
    expect(reads()).toBe(5)
  })

  it('claims no “no match” before all were looked through, and tells the host', async () => {
    const { render, events } = host()
    await render(<OfferCatalog />)
    await expect.element(page.getByText('20 experiences so far')).toBeVisible()
    await search().fill('there is no such thing')
    await expect
      .element(page.getByText('We looked through the first 40. There are more.').first())
      .toBeVisible()
    expect(heading(/Nothing matches/).elements()).toEqual([])
    const searched = { name: 'catalog.searched', results: 0, isComplete: false }
    await expect.poll(() => events).toContainEqual(searched)
    await more().click()
    await more().click()
    await expect.element(heading(/Nothing matches/)).toBeVisible()
  })

  it('is the same for a filter and for another order, and none for the Service’s own order', async () => {
    const { render, reads } = host()
    await render(<OfferCatalog defaultFilters={{ sort: 'priceUp' }} />)
    await expect.element(more()).toBeVisible()
    expect(reads()).toBe(2)
    await page.getByRole('combobox', { name: 'Sort:' }).selectOptions('Featured')
    await expect.element(more()).not.toBeInTheDocument()
  })
})

it('shows nothing that the filters leave out, also while a long catalog is read for them', async () => {
  const { render } = createHost({
    scenario: { huge: 300 },
    provider: { assumptions: { paging: { size: 100 } } },
  })
  const shown = new Set<string | undefined>()
  function Pages() {
    const [isNarrowed, setIsNarrowed] = useState(false)
    const renderCard: OfferCatalogProps['renderCard'] = ({ offer }) => {
      if (isNarrowed) shown.add(offer.kind)
      return <p>{offer.kind}</p>
    }
    return (
      <>
        <button onClick={() => setIsNarrowed(true)}>Dining alone</button>
        <OfferCatalog
          key={String(isNarrowed)}
          defaultFilters={isNarrowed ? { kinds: ['Dining'] } : {}}
          renderCard={renderCard}
        />
      </>
    )
  }
  await render(<Pages />)
  await expect.element(page.getByText('100 experiences so far')).toBeVisible()
  await page.getByRole('button', { name: 'Dining alone' }).click()
  await expect.element(page.getByText(/^\d+ experiences$/)).toBeVisible()
  expect([...shown]).toEqual(['Dining'])
})

describe('a Service that searches', () => {
  const assumptions = { offerSearch: { parameter: 'q' }, paging: { size: 20 } }
  /** Its catalog is three pages, and what is looked for on the last. */
  const host = (options: HostOptions = {}) =>
    createHost({
      sandbox: createSandbox({ scenario: { huge: 60 }, assumptions }),
      provider: { assumptions },
      ...options,
    })

  it('is asked once typing rests, and its answer is shown without reading the catalog', async () => {
    const sandbox = createSandbox({ scenario: { huge: 60 }, assumptions })
    const asked: string[] = []
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search: query } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith('/offers')) asked.push(query)
      return sandbox.fetch(new Request(input, init))
    }
    const { render } = host({ sandbox, provider: { assumptions, fetch: fetch as typeof globalThis.fetch } })
    await render(<OfferCatalog />)
    await expect.element(page.getByText('20 experiences so far')).toBeVisible()
    await search().fill('fjord no. 2')
    await expect.element(heading('Three nights above the fjord, no. 2')).toBeVisible()
    await expect.element(page.getByText('1 experience', { exact: true })).toBeVisible()
    const both = ['?limit=20', '?limit=20&q=fjord+no.+2']
    expect(asked).toEqual(both)
    await search().fill('')
    await expect.element(page.getByText('20 experiences so far')).toBeVisible()
    expect(asked).toEqual(both)
  })

  it('decides alone what is a match', async () => {
    const found = createSandbox({ assumptions })
    // Finds the fjord by a word that stands nowhere in it.
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input)
      if (url.searchParams.has('q')) url.searchParams.set('q', 'above the fjord')
      return found.fetch(new Request(url, init))
    }
    const { render } = host({
      sandbox: found,
      provider: { assumptions, fetch: fetch as typeof globalThis.fetch },
    })
    await render(<OfferCatalog defaultFilters={{ search: 'cabin' }} />)
    await expect.element(heading('Three nights above the fjord')).toBeVisible()
    await expect.element(page.getByText('1 experience', { exact: true })).toBeVisible()
  })

  it('says that it found none, and the search can be changed', async () => {
    const { render } = host()
    await render(<OfferCatalog defaultFilters={{ search: 'there is no such thing' }} />)
    await expect.element(heading('Nothing matches “there is no such thing”')).toBeVisible()
    await search().fill('fjord')
    await expect.element(heading('Three nights above the fjord').first()).toBeVisible()
  })

  it('can fail: the search stays and can be changed', async () => {
    const failures = [{ kind: 403, operation: 'offers', after: 1, times: 1 }] as const
    const { render } = host({
      sandbox: createSandbox({ scenario: { huge: 60, failures }, assumptions }),
    })
    await render(<OfferCatalog />)
    await expect.element(page.getByText('20 experiences so far')).toBeVisible()
    await search().fill('dining')
    await expect.element(heading('We could not load the experiences')).toBeVisible()
    await search().fill('fjord')
    await expect.element(heading('Three nights above the fjord').first()).toBeVisible()
  })
})
