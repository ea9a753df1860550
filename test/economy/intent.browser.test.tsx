import { beforeEach, expect, inject, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfferCatalog, type OfferCatalogProps, OfferDetail } from '../../src/index.ts'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'

const fjord = 'Three nights above the fjord'
const minute = 60_000

let host: MemberHost
let isBroken: boolean
beforeEach(() => {
  isBroken = false
  host = createMemberHost({
    assumptions: { operations: { offer: true } },
    answer: (request) =>
      isBroken && /offers\/./.test(new URL(request.url).pathname)
        ? Response.json({}, { status: 503 })
        : undefined,
  })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const asked = () => host.requests('offer').length
const link = (name = fjord) => page.getByRole('link', { name })
/** As long as a pointer rests on what it is after. */
const dwell = (ms = 100) => vi.advanceTimersByTime(ms)
/** Whatever was asked for by now has been seen by the Service, and answered. */
const quiet = () => expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)

/** The catalog, read so long ago that an offer out of it would be read anew. */
async function openCatalog(
  props: Partial<OfferCatalogProps> = {},
  onIntent = vi.fn<NonNullable<OfferCatalogProps['onIntent']>>(),
) {
  // High enough that a key does not scroll a card under the mouse.
  await page.viewport(1280, 1800)
  const opened = await host.open(
    <OfferCatalog hrefFor={({ id }) => `#${id}`} onIntent={onIntent} {...props} />,
  )
  await expect.element(link()).toBeVisible()
  await userEvent.hover(page.getByRole('searchbox'))
  await quiet()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + minute })
  // The mouse of the last test may have rested on a card.
  onIntent.mockClear()
  return { ...opened, writeRecords: () => onIntent.mock.calls.map(([{ offer }]) => offer.id) }
}

test('an offer is read once a mouse has rested on its link, once while it is fresh, and is there without asking when it is opened', async () => {
  const { rerender, writeRecords } = await openCatalog()
  await userEvent.hover(link())
  dwell(99)
  expect(asked()).toBe(0)
  dwell(1)
  await expect.poll(asked).toBe(1)
  await quiet()
  expect(writeRecords()).toEqual(['fjord-lodge'])
  await userEvent.hover(page.getByRole('searchbox'))
  await userEvent.hover(link())
  dwell()
  await quiet()
  expect(asked()).toBe(1)
  await rerender(host.page(<OfferDetail offerId="fjord-lodge" />))
  await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
  await quiet()
  expect(asked()).toBe(1)
})

test('a pointer that passes by reads nothing, and neither does a catalog that goes', async () => {
  const { unmount, writeRecords } = await openCatalog()
  await userEvent.hover(link())
  dwell(60)
  await userEvent.hover(page.getByRole('searchbox'))
  dwell(minute)
  await userEvent.hover(link())
  await unmount()
  dwell(minute)
  await quiet()
  expect([asked(), writeRecords()]).toEqual([0, []])
})

test('a keyboard that stands on a link reads its offer, and one that goes on does not', async () => {
  const { writeRecords } = await openCatalog()
  ;(page.getByRole('combobox').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  dwell()
  await expect.poll(asked).toBe(1)
  expect(writeRecords()).toHaveLength(1)
  expect(writeRecords()).not.toContain('fjord-lodge')
})

test('a finger reads nothing', async () => {
  await openCatalog()
  const event = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'touch' })
  link().element().dispatchEvent(event('pointerover'))
  dwell(minute)
  await quiet()
  expect(asked()).toBe(0)
})

test.each([
  [
    'with Save-Data',
    () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
  ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['behind another tab', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('nothing is read %s', async (_name, hinder) => {
  const { writeRecords } = await openCatalog()
  hinder()
  await userEvent.hover(link())
  dwell()
  Reflect.deleteProperty(navigator, 'connection')
  await quiet()
  expect([asked(), writeRecords()]).toEqual([0, []])
})

test.runIf(inject('isWhole'))(
  'nothing is read while what the catalog knows is fresh, and the page can still make ready',
  async () => {
    const { writeRecords } = await openCatalog()
    vi.setSystemTime(Date.now() - minute)
    await userEvent.hover(link())
    dwell()
    await quiet()
    expect([asked(), writeRecords()]).toEqual([0, ['fjord-lodge']])
  },
)

test('a failure is silent, and is not asked for again at once', async () => {
  await openCatalog()
  isBroken = true
  const rejections: unknown[] = []
  const note = (event: PromiseRejectionEvent) => rejections.push(event.reason)
  window.addEventListener('unhandledrejection', note)
  await userEvent.hover(link())
  dwell()
  await expect.poll(() => host.errors.length).toBe(1)
  await userEvent.hover(page.getByRole('searchbox'))
  await userEvent.hover(link())
  dwell()
  await quiet()
  window.removeEventListener('unhandledrejection', note)
  expect([rejections, host.errors.length]).toEqual([[], 1])
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
})

test.runIf(inject('isWhole'))('cards of the host are followed as well, and buttons', async () => {
  await openCatalog({
    hrefFor: undefined,
    renderCard: ({ offer }) => <a href={`#own-${offer.id}`}>{offer.title}</a>,
  })
  await userEvent.hover(link())
  dwell()
  await expect.poll(asked).toBe(1)
})
