import { useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfferCatalog, TermsGate } from '../../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderOffers.tsx'
import { assertive, polite } from '../../support/liveRegions.ts'
import { holdAnswers } from '../../support/holdAnswers.ts'

const fjord = 'Three nights above the fjord'
const cards = () => page.getByRole('listitem')
const search = () => page.getByRole('searchbox', { name: 'Search the experiences' })
const filter = (name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('OfferCatalog', () => {
  it('shows, searches and filters types that the messages name', async () => {
    const messages = { 'offers.type.EXPERIENCE': 'Small group' } as Record<string, string>
    await createHost().render(<OfferCatalog messages={messages} />)
    const chip = page.getByRole('button', { name: 'Small group', pressed: false })
    await expect.element(chip).toBeVisible()
    await expect.element(page.getByRole('article').first()).toHaveTextContent('Small group')
    await chip.click()
    await expect.element(page.getByRole('button', { name: 'Small group', pressed: true })).toBeVisible()
    await page.getByRole('searchbox').fill('small group')
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })

  it('stands its cards as the tokens say, and tells a card of the host’s own how high its picture is', async () => {
    await page.viewport(1280, 900)
    const style = document.createElement('style')
    style.textContent = '.dense { --xp-card-columns: 4; --xp-card-gap: 12px }'
    document.head.append(style)
    const host = createHost({ provider: { theme: { className: 'dense' } } })
    await host.render(
      <OfferCatalog
        renderCard={({ offer, isLead }) => (
          <div data-own={offer.id} style={{ blockSize: `var(--xp-offer-${isLead ? 'lead-' : ''}picture)` }} />
        )}
      />,
    )
    await expect.poll(() => document.querySelectorAll('[data-own]').length).toBeGreaterThan(6)
    const [lead, second, third, fourth] = [...document.querySelectorAll('[data-own]')].map((card) =>
      card.getBoundingClientRect(),
    )
    // The first takes the room of two; what comes after the third begins a row.
    expect(new Set([lead?.top, second?.top, third?.top]).size).toBe(1)
    expect(fourth?.left).toBe(lead?.left)
    expect((second?.left ?? 0) - (lead?.right ?? 0)).toBeCloseTo(12, 0)
    expect(second?.height).toBeGreaterThan(100)
    expect([lead?.height, third?.height]).toEqual([second?.height, second?.height])
    style.remove()
  })

  it('begins with a picture that leaves room for its title, however wide a phone’s column is', async () => {
    await page.viewport(640, 480)
    await createHost().render(<OfferCatalog />)
    await expect.element(page.getByRole('article').first()).toBeVisible()
    const lead = document.querySelector('.xp-picture') as HTMLElement
    expect(lead.getBoundingClientRect().height).toBe(360)
    await page.viewport(390, 844)
    expect(lead.getBoundingClientRect().height).toBeCloseTo(487.5, 0)
  })

  it('shows the catalog in the order of the Service, and says how many there are', async () => {
    const host = createHost()
    await host.render(<OfferCatalog />)
    await expect.element(page.getByText('44 experiences')).toBeVisible()
    expect(titles()[0]).toBe(fjord)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Experiences' })).toBeVisible()
    await expect.poll(() => host.events).toEqual([{ name: 'catalog.viewed' }])
  })

  it('does not wait for a host that restores its own cache; what the host renders in it does', async () => {
    function HostCard() {
      const { fetchStatus } = useQuery({ queryKey: ['host'], queryFn: () => 'theirs' })
      return <p>host {fetchStatus}</p>
    }
    await createHost({ isRestoring: true }).render(<OfferCatalog renderCard={() => <HostCard />} />)
    await expect.element(page.getByText('host idle').first()).toBeVisible()
    await expect.element(page.getByText('44 experiences')).toBeVisible()
  })

  it('opens a terms gate and fills slots in a host that restores its own cache', async () => {
    function HostPart() {
      const { fetchStatus } = useQuery({ queryKey: ['host'], queryFn: () => 'theirs' })
      return <p>host {fetchStatus}</p>
    }
    const support = () => <HostPart />
    const host = createHost({
      isRestoring: true,
      member: sandboxMembers.withHistory,
      provider: { slots: { support } },
    })
    host.sandbox.control.scenario({ failures: [{ kind: 403, operation: 'offers', times: 1 }] })
    await host.render(
      <TermsGate accept={() => Promise.resolve()}>
        <OfferCatalog />
      </TermsGate>,
    )
    await expect.element(page.getByText('host idle')).toBeVisible()
  })

  it('finds by words without their marks, says so, and tells the host how many', async () => {
    const host = createHost()
    await host.render(<OfferCatalog />)
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
    await search().fill('hjorundfjord')
    await expect.element(page.getByText('1 experience', { exact: true }).first()).toBeVisible()
    expect(titles()).toEqual([fjord])
    await expect
      .poll(() => host.events.at(-1))
      .toEqual({ name: 'catalog.searched', results: 1, isComplete: true })
    await expect.poll(polite).toContain('1 experience')
  })

  it('narrows by kind, and takes the filter back by the same press', async () => {
    await createHost().render(<OfferCatalog />)
    await filter('Dining').click()
    await expect.element(filter('Dining')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('heading', { name: fjord })).not.toBeInTheDocument()
    await filter('Dining').click()
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
    await expect.element(filter('Dining')).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps to the points of the member', async () => {
    await createHost({ member: sandboxMembers.withFewPoints }).render(<OfferCatalog />)
    await filter('Within my points').click()
    await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
    await expect.element(page.getByText('Without the filters there are 44.')).toBeVisible()
    await page.getByRole('button', { name: 'Without Within my points: 44' }).click()
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
  })

  it('orders by price', async () => {
    await createHost().render(<OfferCatalog />)
    await page.getByRole('combobox', { name: 'Sort:' }).selectOptions('Price, high to low')
    await expect.poll(() => titles()[0]).not.toBe(fjord)
    const prices = [...document.querySelectorAll('.xp-offer-card-price .xp-amount-value')].map(
      ({ textContent }) => Number(textContent?.replace(',', '')),
    )
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })

  it('says what is in the way when nothing matches, and clears it', async () => {
    await createHost().render(<OfferCatalog defaultFilters={{ search: 'fjord', kinds: ['Dining'] }} />)
    await expect.element(page.getByRole('heading', { name: 'Nothing matches “fjord”' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(page.getByText('44 experiences').first()).toBeVisible()
    await expect.element(search()).toHaveValue('')
  })

  it('takes what a host gives as undefined for left out', async () => {
    const given: object = { search: undefined, kinds: undefined, when: undefined, sort: undefined }
    await createHost().render(<OfferCatalog filters={given} />)
    await expect.element(page.getByText('44 experiences').first()).toBeVisible()
    await expect.element(search()).toHaveValue('')
  })

  it('is led by the host where it gives the filters', async () => {
    const onFiltersChange = vi.fn()
    await createHost().render(
      <OfferCatalog filters={{ kinds: ['Music'] }} onFiltersChange={onFiltersChange} />,
    )
    await filter('Dining').click()
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({
      filters: {
        search: '',
        kinds: ['Music', 'Dining'],
        type: null,
        isWithinPoints: false,
        isAvailable: false,
        when: null,
        places: [],
        guests: null,
        points: null,
        sort: 'featured',
      },
    })
    await expect.element(filter('Music')).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('a card', () => {
  it('is a button that opens the offer', async () => {
    const host = createHost()
    const onOpen = vi.fn()
    await host.render(<OfferCatalog onOpen={onOpen} />)
    await page.getByRole('button', { name: fjord }).click()
    expect(onOpen.mock.lastCall?.[0].offer.id).toBe('fjord-lodge')
    expect(host.events.at(-1)).toEqual({ name: 'offer.opened', offerId: 'fjord-lodge' })
  })

  it('is a link whose plain press comes to the host, and whose others stay the browser’s', async () => {
    const onOpen = vi.fn()
    await createHost().render(<OfferCatalog onOpen={onOpen} hrefFor={({ id }) => `#/${id}`} />)
    const link = page.getByRole('link', { name: fjord })
    await expect.element(link).toHaveAttribute('href', '#/fjord-lodge')
    const press = (init: MouseEventInit) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
      // What the browser would do next must not happen here: another page.
      const stop = (last: Event) => last.preventDefault()
      let isLeft = false
      window.addEventListener(
        'click',
        (last) => {
          isLeft = !last.defaultPrevented
          stop(last)
        },
        { once: true },
      )
      link.element().dispatchEvent(event)
      return isLeft
    }
    expect([press({}), press({ ctrlKey: true }), press({ metaKey: true })]).toEqual([false, true, true])
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('is reached and opened by keyboard', async () => {
    const onOpen = vi.fn()
    await createHost().render(<OfferCatalog onOpen={onOpen} />)
    const card = page.getByRole('button', { name: fjord })
    await expect.element(card).toBeVisible()
    ;(page.getByRole('combobox', { name: 'Sort:' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(card).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('of a host reads what the specification does not name', async () => {
    const sandbox = createSandbox()
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await sandbox.fetch(request)
      if (!new URL(request.url).pathname.endsWith('/offers')) return answer
      const body = (await answer.json()) as { offers: { id: string }[] }
      const offers = body.offers.map((offer) => ({ ...offer, partner: `Partner of ${offer.id}` }))
      return Response.json({ ...body, offers })
    }
    await createHost({ sandbox, provider: { fetch } }).render(
      <OfferCatalog renderCard={({ offer }) => <p>{String(offer.extra?.partner)}</p>} />,
    )
    await expect.element(page.getByText('Partner of fjord-lodge')).toBeVisible()
  })

  it('is the host’s where it renders its own', async () => {
    await createHost().render(
      <OfferCatalog
        renderCard={({ offer, isLead }) => (
          <a href={`#/${offer.id}`}>{`${isLead ? 'Lead' : 'Card'} ${offer.id}`}</a>
        )}
      />,
    )
    await expect.element(page.getByRole('link', { name: 'Lead fjord-lodge' })).toBeVisible()
  })
})

describe('a long catalog', () => {
  it('mounts a batch of it, and more as its end comes near', async () => {
    const host = createHost({ scenario: { huge: 500 } })
    await host.render(<OfferCatalog />)
    await expect.element(page.getByText('100 experiences so far')).toBeVisible()
    const first = cards().elements().length
    expect(first).toBeLessThan(100)
    page
      .getByText(/\d+ shown/)
      .element()
      .scrollIntoView()
    await expect.poll(() => cards().elements().length).toBeGreaterThan(first)
  })

  it('goes on by the button, at the first new card', async () => {
    vi.spyOn(globalThis, 'IntersectionObserver').mockImplementation(function () {
      return { observe() {}, disconnect() {}, unobserve() {} } as unknown as IntersectionObserver
    })
    const host = createHost({ scenario: { huge: 130 } })
    await host.render(<OfferCatalog onOpen={() => {}} />)
    const more = page.getByRole('button', { name: 'Show more' })
    await expect.element(page.getByText('24 shown')).toBeVisible()
    ;(more.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('48 shown')).toBeVisible()
    expect(cards().elements()[24]?.contains(document.activeElement)).toBe(true)
    expect(host.reads()).toBe(1)
    for (const text of ['72 shown', '96 shown', '120 of 130 shown', '130 of 130 shown']) {
      await more.click()
      await expect.element(page.getByText(text)).toBeVisible()
    }
    await expect.element(more).not.toBeInTheDocument()
    expect(host.reads()).toBe(2)
  })

  it('is read to its end for a search, without claiming a total before', async () => {
    const host = createHost({ scenario: { huge: 450 } })
    await host.render(<OfferCatalog />)
    await expect.element(page.getByText('100 experiences so far')).toBeVisible()
    await search().fill('no. 9')
    await expect.poll(() => host.reads()).toBe(5)
    await expect.element(page.getByText(/^\d+ experiences$/).first()).toBeVisible()
  })

  it('keeps what is there when the next page fails, and tries again', async () => {
    const host = createHost({
      scenario: { huge: 110, failures: [{ kind: 403, operation: 'offers', after: 1 }] },
    })
    await host.render(<OfferCatalog />)
    await expect.element(page.getByText('100 experiences so far')).toBeVisible()
    await vi.waitFor(() => {
      page
        .getByText(/\d+ shown/)
        .element()
        .scrollIntoView()
      expect(cards().elements()).toHaveLength(96)
    }, 15_000)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(assertive).toContain('We could not load more.')
    host.sandbox.control.scenario({ huge: 110 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('110 experiences').first()).toBeVisible()
  })

  it('claims no “no match” when the rest of the catalog could not be read', async () => {
    const host = createHost({
      scenario: { huge: 150, failures: [{ kind: 403, operation: 'offers', after: 1 }] },
    })
    await host.render(<OfferCatalog defaultFilters={{ search: 'there is no such thing' }} />)
    await expect.poll(assertive).toContain('We could not look through all of them.')
    expect(page.getByText(/Nothing matches/).elements()).toEqual([])
    host.sandbox.control.scenario({ huge: 150 })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: /Nothing matches/ })).toBeVisible()
  })

  it('drops rows that cannot be read, and reports them', async () => {
    const host = createHost({ scenario: 'broken-rows' })
    await host.render(<OfferCatalog />)
    await expect.element(page.getByText('44 experiences')).toBeVisible()
    expect(host.errors).toHaveLength(1)
  })
})

describe('a catalog that is not there', () => {
  it.each([1280, 390])(
    'says what loads, in the shape of what comes: nothing moves at %s px when it is there',
    async (width) => {
      await page.viewport(width, 900)
      const answers = holdAnswers()
      const host = createHost(answers)
      await host.render(<OfferCatalog />)
      await expect.element(page.getByText('Loading the experiences')).toBeInTheDocument()
      const boxes = () =>
        [...document.querySelectorAll('.xp-offer-card-picture, .xp-offer-summary, .xp-offer-filters')]
          .slice(0, 4)
          .map((element) => element.getBoundingClientRect())
      const before = boxes().map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
      answers.release()
      await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
      expect(boxes().map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))).toEqual(before)
    },
  )

  it('says when there is nothing in it', async () => {
    await createHost({ scenario: 'empty' }).render(<OfferCatalog />)
    await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    await expect.element(search()).not.toBeInTheDocument()
  })

  it('lets the host say so', async () => {
    await createHost({ scenario: 'empty' }).render(
      <OfferCatalog renderEmpty={() => <p>Come back in spring.</p>} />,
    )
    await expect.element(page.getByText('Come back in spring.')).toBeVisible()
  })

  it('says that it failed, and really tries again', async () => {
    const host = createHost({
      scenario: { failures: [{ kind: 'wrong-shape', operation: 'offers', times: 1 }] },
    })
    await host.render(<OfferCatalog />)
    await expect.poll(assertive).toContain('We could not load the experiences')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
  })
})
