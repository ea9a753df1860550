import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { OfferCatalog, OfferDetail, RedemptionList, SavedOffers } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderOffers.tsx'
import { createSavedStore } from './saved/savedStore.ts'

const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name })
afterEach(() => media(''))

/** An A4 page inside of usual margins. */
const paper = () => page.viewport(680, 1000)
const all = (part: string) => [...document.querySelectorAll(part)]

it('the catalog stands three in a row on paper, nothing of a card is cut, and nothing asks to be pressed', async () => {
  await paper()
  await createHost().render(<OfferCatalog />)
  await expect.element(page.getByText('Ask for it').first()).toBeVisible()
  await media('print')
  await expect.element(page.getByText('Ask for it').first()).not.toBeVisible()
  const tops = all('.xp-offer-card').map((card) => card.getBoundingClientRect().top)
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
  for (const words of all('.xp-offer-card-name, .xp-offer-card-meta > *'))
    expect(words.scrollWidth - words.clientWidth, words.textContent).toBeLessThanOrEqual(0)
  for (const name of all('.xp-offer-card-name')) expect(getComputedStyle(name).display).toBe('block')
})

it('saved offers are no wider than the paper', async () => {
  await page.viewport(680, 1000)
  const saved = createSavedStore(['kyoto-potter', 'fjord-lodge', 'seville-courtyard'])
  await createHost({ provider: { saved } }).render(<SavedOffers />)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await media('print')
  expect(document.documentElement.scrollWidth).toBe(680)
})

it('a picture in a card of the host’s is as wide as its card on paper too', async () => {
  await paper()
  const card = <div className="xp-picture" />
  await createHost().render(<OfferCatalog renderCard={() => <div>{card}</div>} />)
  await expect.poll(() => all('.xp-offer-item .xp-picture').length).toBeGreaterThan(3)
  await media('print')
  const [picture] = all('.xp-offer-item .xp-picture')
  const width = (element: Element | null | undefined) => element?.getBoundingClientRect().width
  expect(width(picture)).toBeGreaterThan(192)
  expect(width(picture)).toBe(width(picture?.parentElement))
})

it('a catalog that was narrowed says on paper by what', async () => {
  await paper()
  await createHost().render(<OfferCatalog defaultFilters={{ search: 'night', kinds: ['Culture'] }} />)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const held = () => all('.xp-print-only').find(({ textContent }) => textContent === 'nightCulture')
  await expect.poll(held).toBeTruthy()
  expect(held()?.checkVisibility()).toBe(false)
  await media('print')
  expect(held()?.checkVisibility()).toBe(true)
  const [list] = all('.xp-offer-grid')
  const gap = (list?.getBoundingClientRect().top ?? 0) - (held()?.getBoundingClientRect().bottom ?? 0)
  expect(gap).toBeGreaterThanOrEqual(12)
})

it('what is included stands in two columns on paper, and no group goes over two pages', async () => {
  await paper()
  await createHost().render(<OfferDetail offerId="fjord-lodge" />)
  await expect.element(page.getByText('On the water', { exact: true })).toBeVisible()
  await media('print')
  const [first, second] = all('.xp-offer-inclusion-group')
  expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top)
  expect(first && getComputedStyle(first).breakInside).toBe('avoid')
})

it('the title of a group of redemptions stays with its rows on paper', async () => {
  await paper()
  await createHost({ member: sandboxMembers.withHistory }).render(<RedemptionList />)
  await expect.element(page.getByText('Past')).toBeVisible()
  await media('print')
  expect(getComputedStyle(page.getByText('Past').element()).breakAfter).toBe('avoid')
  for (const row of all('.xp-experience-row')) expect(getComputedStyle(row).breakInside).toBe('avoid')
})
