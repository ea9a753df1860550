import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, addMonths } from '../../../../src/base/index.ts'
import { todayIn } from '../../../../src/i18n/index.ts'
import { OfferCatalog, type OfferFilters } from '../../../../src/index.ts'
import { createSandbox, type Sandbox } from '../../../../src/sandbox/index.ts'
import { polite } from '../../../support/liveRegions.ts'
import { createHost } from '../renderOffers.tsx'

const chip = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true })
const popover = (name: string) => page.getByRole('dialog', { name })
const cards = () => page.getByRole('article').elements()
const count = (text: string) => page.getByText(text, { exact: true }).first()

/** A Service whose offers are changed on their way. */
function changing(change: (offer: Record<string, unknown>, index: number) => object): Sandbox {
  const sandbox = createSandbox()
  return {
    ...sandbox,
    async fetch(request, init) {
      const answer = await sandbox.fetch(request, init)
      if (!String(request instanceof Request ? request.url : request).includes('/v1/offers') || !answer.ok)
        return answer
      const { offers, ...rest } = (await answer.json()) as { offers: Record<string, unknown>[] }
      return Response.json({ ...rest, offers: offers.map(change) })
    },
  }
}

const wide = () => page.viewport(1280, 900)

describe('when', () => {
  it('narrows to a month by name, says so, and is taken off by its cross', async () => {
    await wide()
    const onFiltersChange = vi.fn<(change: { filters: OfferFilters }) => void>()
    await createHost().render(<OfferCatalog onFiltersChange={onFiltersChange} />)
    await chip('When').click()
    const dialog = popover('When')
    await expect.element(dialog).toHaveFocus()
    const next = addMonths(todayIn('Europe/Copenhagen'), 1).slice(0, 7)
    const name = new Date(next).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect
      .poll(() => onFiltersChange.mock.lastCall?.[0].filters.when)
      .toEqual({ from: `${next}-01`, to: addDays(addMonths(`${next}-01`, 1), -1) })
    await dialog.getByRole('button', { name: /^Show \d+ experiences?$/ }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(chip(/^When, 1/)).toHaveFocus()
    await chip(/^Remove 1/).click()
    await expect.element(chip('When')).toHaveFocus()
    await expect.element(count('44 experiences')).toBeVisible()
  })

  it('takes any days from the calendar, by keyboard alone', async () => {
    await wide()
    const onFiltersChange = vi.fn<(change: { filters: OfferFilters }) => void>()
    await createHost().render(<OfferCatalog onFiltersChange={onFiltersChange} />)
    await expect.element(chip('When')).toBeVisible()
    ;(chip('When').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover('When')).toHaveFocus()
    await expect.element(page.getByRole('grid').first()).toBeVisible()
    const today = document.querySelector<HTMLElement>('[data-today]')
    today?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowRight}{Enter}')
    const { from, to } = onFiltersChange.mock.lastCall?.[0].filters.when ?? { from: '', to: '' }
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(8)
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(9)
    // The next day begins another run.
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
    // A dialog of the page that holds the catalog listens on the document, and would close too.
    const heard = vi.fn()
    document.addEventListener('keydown', heard, { capture: true })
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', heard, { capture: true })
    await expect.element(popover('When')).not.toBeInTheDocument()
    await expect.element(chip(/^When, /)).toHaveFocus()
    expect(heard).not.toHaveBeenCalled()
  })

  it('keeps offers without dates, after the others, under a line that says so', async () => {
    await wide()
    const dates = [
      { startAt: undefined, endAt: undefined },
      { startAt: '2030-05-02T10:00:00Z', endAt: undefined },
    ]
    const sandbox = changing((offer, index) => ({
      ...offer,
      ...(dates[index] ?? { startAt: '2031-01-01T00:00:00Z', endAt: undefined }),
    }))
    const may = { from: '2030-05-01', to: '2030-05-31' }
    await createHost({ sandbox }).render(<OfferCatalog defaultFilters={{ when: may }} />)
    await expect.element(count('2 experiences')).toBeVisible()
    const items = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '')
    expect(items[1]).toBe('At any time: these have no date.')
    expect(items).toHaveLength(3)
    await chip(/^When, 1/).click()
    await expect.element(popover('When').getByText('1 has no date. It stands at the end.')).toBeVisible()
  })
})

describe('where', () => {
  it('names countries in the language of the member, counts them, and narrows to a city', async () => {
    await wide()
    await createHost({ provider: { locale: 'en-GB' } }).render(<OfferCatalog />)
    await chip('Where').click()
    const dialog = popover('Where')
    const places = () => dialog.getByRole('checkbox').elements().length
    await dialog.getByRole('button', { name: /^All \d+ places$/ }).click()
    await expect.poll(places).toBeGreaterThan(6)
    // The button is gone, and the focus goes on with what it brought.
    expect(document.activeElement).toBe(dialog.getByRole('checkbox').elements()[6])
    await dialog.getByRole('checkbox', { name: 'Norway 2' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Show 2 experiences' })).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Oslo 1' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Show 1 experience', exact: true })).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: 'Norway 2' })).not.toBeChecked()
    await expect.element(chip('Where, Oslo')).toBeVisible()
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.element(count('44 experiences')).toBeVisible()
  })

  it('keeps its buttons in a low window, and what has the focus in sight', async () => {
    await page.viewport(1280, 640)
    await createHost().render(<OfferCatalog />)
    await chip('Where').click()
    const dialog = popover('Where')
    await dialog.getByRole('button', { name: /^All \d+ places$/ }).click()
    const boxes = () => dialog.getByRole('checkbox').elements()
    await expect.poll(() => boxes().length).toBeGreaterThan(12)
    const foot = dialog
      .getByRole('button', { name: /^Show \d+/ })
      .element()
      .getBoundingClientRect()
    expect(foot.bottom).toBeLessThan(640)
    await expect.poll(() => boxes()[6]).toBe(document.activeElement)
    for (const box of boxes().slice(7)) {
      await userEvent.tab()
      expect(document.activeElement).toBe(box)
      const { top, bottom } = box.getBoundingClientRect()
      expect(bottom).toBeLessThan(foot.top)
      expect(top).toBeGreaterThan(dialog.element().getBoundingClientRect().top)
    }
  })

  it('shows the way to all places, or a row that is cut: a list whose last row is whole looks complete', async () => {
    await wide()
    await createHost().render(<OfferCatalog defaultFilters={{ places: ['NO'] }} />)
    await chip('Where, Norway').click()
    const all = popover('Where').getByRole('button', { name: /^All \d+ places$/ })
    await expect.element(all).toBeVisible()
    const list = all.element().parentElement as HTMLElement
    const seen = list.getBoundingClientRect().bottom
    const { top } = all.element().getBoundingClientRect()
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    expect(seen - top).toBeGreaterThan(16)
  })

  it('closes by a press beside it, and opens another at once', async () => {
    await wide()
    await createHost().render(<OfferCatalog />)
    await chip('Where').click()
    await expect.element(popover('Where')).toBeVisible()
    await chip('Guests').click()
    await expect.element(popover('Guests')).toBeVisible()
    await expect.element(popover('Where')).not.toBeInTheDocument()
    await page.getByRole('heading', { name: 'Experiences', exact: true }).click()
    await expect.element(popover('Guests')).not.toBeInTheDocument()
  })
})

describe('guests and points', () => {
  it('keeps what does not say how many, and says to ask', async () => {
    await wide()
    const sandbox = changing((offer, index) => ({ ...offer, maxGuests: index === 0 ? undefined : index }))
    await createHost({ sandbox }).render(<OfferCatalog />)
    await chip('Guests').click()
    const dialog = popover('Guests')
    await dialog.getByRole('spinbutton', { name: 'Guests' }).fill('43')
    await expect.element(dialog.getByText('1 does not say how many: ask.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show 2 experiences' }).click()
    await expect.poll(() => cards().length).toBe(2)
    await expect.element(page.getByText('Ask how many')).toBeVisible()
    await expect.element(chip('Guests, 43 guests')).toHaveFocus()
  })

  it('moves both ends by keyboard, in the unit of the prices', async () => {
    await wide()
    await createHost().render(<OfferCatalog />)
    await chip('Points').click()
    const [low, high] = [
      page.getByRole('slider', { name: 'Lowest price' }),
      page.getByRole('slider', { name: 'Highest price' }),
    ]
    await expect.element(low).toBeInTheDocument()
    ;(high.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(chip(/^Points, up to [\d,]+ ★$/)).toBeVisible()
    ;(low.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(chip(/^Points, [\d,]+ to [\d,]+ ★$/)).toBeVisible()
    // They never cross.
    await userEvent.keyboard('{End}')
    const value = (slider: typeof low) => Number((slider.element() as HTMLInputElement).value)
    expect(value(low)).toBe(value(high) - 1)
    ;(high.element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    ;(low.element() as HTMLElement).focus()
    await userEvent.keyboard('{Home}')
    await expect.element(chip('Points')).toBeVisible()
  })

  it('shows the focus once, at the end that moves, not around both', async () => {
    await wide()
    await createHost().render(<OfferCatalog />)
    await chip('Points').click()
    const low = page.getByRole('slider', { name: 'Lowest price' })
    await expect.element(low).toBeVisible()
    // It takes the focus when it has its place, which may be after a first Tab.
    await expect.element(page.getByRole('dialog', { name: 'Points' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(low).toHaveFocus()
    expect(getComputedStyle(low.element()).outlineStyle).toBe('none')
  })

  it('says both ends of a range of twelve figures on its chip', async () => {
    await wide()
    const sandbox = changing((offer, at) => ({
      ...offer,
      display: { amount: 100_000_000_000 + at * 20_000_000_000, currency: { symbol: '★' } },
    }))
    await createHost({ sandbox }).render(
      <OfferCatalog defaultFilters={{ points: { min: 200_000_000_000, max: 500_000_000_000 } }} />,
    )
    const name = '200,000,000,000 to 500,000,000,000 ★'
    await expect.element(chip(`Points, ${name}`)).toBeVisible()
    const words = chip(`Points, ${name}`).getByText(name).element()
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  })

  it.each(['ltr', 'rtl'] as const)('brings the nearer end to where the line is pressed, %s', async (dir) => {
    await wide()
    await createHost({ provider: { dir } }).render(<OfferCatalog />)
    await chip('Points').click()
    await expect.poll(() => document.querySelectorAll('.xp-filter-end')).toHaveLength(2)
    const line = document.querySelector('.xp-filter-range') as HTMLElement
    const ends = () =>
      [...document.querySelectorAll<HTMLInputElement>('.xp-filter-end')].map(({ value }) => +value)
    const last = ends()[1] ?? 0
    const press = (share: number) =>
      userEvent.click(line, {
        position: { x: line.clientWidth * (dir === 'ltr' ? share : 1 - share), y: line.clientHeight / 2 },
      })
    await press(0.25)
    await expect.poll(ends).toEqual([Math.round(last / 4), last])
    await press(0.75)
    await expect.poll(ends).toEqual([Math.round(last / 4), Math.round((last * 3) / 4)])
  })
})

describe('the catalog', () => {
  it('shows nothing but what the filters of an address leave, from the first card on', async () => {
    await wide()
    const seen = new Set<string>()
    const watch = () => {
      for (const { textContent } of document.querySelectorAll('.xp-offer-kind-and-place'))
        seen.add(textContent ?? '')
    }
    const observer = new MutationObserver(watch)
    observer.observe(document.body, { childList: true, subtree: true })
    await createHost().render(<OfferCatalog defaultFilters="?where=NO&sort=priceUp&guests=none" />)
    await expect.element(count('2 experiences')).toBeVisible()
    observer.disconnect()
    expect([...seen].filter((text) => !text.includes('Norway'))).toEqual([])
    expect(seen.size).toBeGreaterThan(0)
  })

  it('names each filter that is in the way, and what there is without it', async () => {
    await wide()
    await createHost().render(
      <OfferCatalog defaultFilters={{ places: ['NO'], kinds: ['Dining'], guests: 2 }} />,
    )
    await expect.element(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
    const way = page.getByRole('button', { name: /^Without Norway: \d+$/ })
    await expect.element(way).toBeVisible()
    const number = /\d+/.exec(way.element().textContent ?? '')?.[0] ?? ''
    await expect.element(page.getByRole('button', { name: 'Remove 2 guests' }).first()).toBeVisible()
    await way.click()
    await expect.element(count(`${number} experiences`)).toBeVisible()
    await expect.poll(polite).toContain(`${number} experiences`)
  })

  it('counts so far while the catalog is being read', async () => {
    await wide()
    const host = createHost({
      scenario: { huge: 250, failures: [{ kind: 403, operation: 'offers', after: 1 }] },
    })
    await host.render(<OfferCatalog />)
    await chip('Where').click()
    await expect.element(popover('Where').getByText('So far: the rest is still being read.')).toBeVisible()
    await expect.element(popover('Where').getByRole('button', { name: 'Show 100 so far' })).toBeVisible()
  })

  it('offers the filters that the host wants', async () => {
    await wide()
    await createHost().render(<OfferCatalog filterControls={['places']} />)
    await expect.element(chip('Where')).toBeVisible()
    await expect.element(chip('When')).not.toBeInTheDocument()
  })

  it('opens all of them in one sheet on a phone', async () => {
    await page.viewport(390, 844)
    await createHost().render(<OfferCatalog defaultFilters={{ places: ['NO'] }} />)
    await expect.element(chip('Filters, 1')).toBeVisible()
    await expect.element(chip('When')).not.toBeInTheDocument()
    await chip('Filters, 1').click()
    const sheet = popover('Narrow it down')
    await expect.element(sheet.getByRole('checkbox', { name: 'Norway 2' })).toBeChecked()
    await sheet.getByText('When', { exact: true }).click()
    await sheet.getByRole('button', { name: 'Next 30 days' }).click()
    await sheet.getByRole('spinbutton', { name: 'Guests' }).fill('2')
    await sheet.getByRole('button', { name: /^Show \d+ experiences?$/ }).click()
    await expect.element(chip('Filters, 3')).toHaveFocus()
    await chip('Remove Norway').click()
    await expect.element(chip('Filters, 2')).toHaveFocus()
  })

  it('keeps the button of the sheet on a phone in letters twice as large', async () => {
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void (document.documentElement.style.fontSize = ''))
    await createHost().render(<OfferCatalog defaultFilters={{ places: ['NO'] }} />)
    await chip('Filters, 1').click()
    const show = popover('Narrow it down').getByRole('button', { name: /^Show \d+ experiences$/ })
    await expect.element(show).toBeVisible()
    expect(show.element().getBoundingClientRect().left).toBeGreaterThan(0)
  })

  it('gives the focus back to what opened the sheet, also where that was replaced as its code came', async () => {
    await page.viewport(390, 844)
    await createHost().render(<OfferCatalog />)
    await expect.element(chip('Filters')).toBeVisible()
    ;(chip('Filters').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popover('Narrow it down')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('Narrow it down')).not.toBeInTheDocument()
    await expect.element(chip('Filters')).toHaveFocus()
  })
})
