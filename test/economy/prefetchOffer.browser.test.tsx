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
/** As long as a pointer hovers that means to press. */
const hoverFor = (ms = 100) => vi.advanceTimersByTime(ms)
/** Every request so far has its answer. */
const quiet = () => expect.poll(() => host.kit.queryClient.isFetching()).toBe(0)

/** The catalog, read so long ago that an offer out of it would be read again. */
async function openCatalog(
  props: Partial<OfferCatalogProps> = {},
  onPrefetch = vi.fn<NonNullable<OfferCatalogProps['onPrefetch']>>(),
) {
  // High enough that a key does not scroll a card under the mouse.
  await page.viewport(1280, 1800)
  const opened = await host.open(
    <OfferCatalog hrefFor={({ id }) => `#${id}`} onPrefetch={onPrefetch} {...props} />,
  )
  await expect.element(page.getByText(fjord).first()).toBeVisible()
  await userEvent.hover(page.getByRole('searchbox'))
  await quiet()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + minute })
  // The mouse of the last test may have hovered over a card.
  onPrefetch.mockClear()
  return { ...opened, prefetched: () => onPrefetch.mock.calls.map(([{ offer }]) => offer.id) }
}

test('an offer is read once a mouse has hovered over its card for 100 ms, once while it is fresh, and opens without another request', async () => {
  const { rerender, prefetched } = await openCatalog()
  await userEvent.hover(link())
  hoverFor(99)
  expect(asked()).toBe(0)
  hoverFor(1)
  await expect.poll(asked).toBe(1)
  await quiet()
  expect(prefetched()).toEqual(['fjord-lodge'])
  await userEvent.hover(page.getByRole('searchbox'))
  await userEvent.hover(link())
  hoverFor()
  await quiet()
  expect(asked()).toBe(1)
  await rerender(host.page(<OfferDetail offerId="fjord-lodge" />))
  await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
  await quiet()
  expect(asked()).toBe(1)
})

test('a pointer that only crosses cards reads nothing, and neither does a catalog that unmounts', async () => {
  const { unmount, prefetched } = await openCatalog()
  await userEvent.hover(link())
  hoverFor(60)
  await userEvent.hover(page.getByRole('searchbox'))
  hoverFor(minute)
  await userEvent.hover(link())
  await unmount()
  hoverFor(minute)
  await quiet()
  expect([asked(), prefetched()]).toEqual([0, []])
})

test('keyboard focus on a link reads its offer, and focus that moves on does not', async () => {
  const { prefetched } = await openCatalog()
  ;(page.getByRole('combobox').element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(link()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  hoverFor()
  await expect.poll(asked).toBe(1)
  expect(prefetched()).toHaveLength(1)
  expect(prefetched()).not.toContain('fjord-lodge')
})

test('touch reads nothing', async () => {
  await openCatalog()
  const event = (type: string) => new PointerEvent(type, { bubbles: true, pointerType: 'touch' })
  for (const type of ['pointerover', 'pointerenter']) link().element().dispatchEvent(event(type))
  hoverFor(minute)
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
])('nothing is read %s', async (_name, arrange) => {
  const { prefetched } = await openCatalog()
  arrange()
  await userEvent.hover(link())
  hoverFor()
  Reflect.deleteProperty(navigator, 'connection')
  await quiet()
  expect([asked(), prefetched()]).toEqual([0, []])
})

test.runIf(inject('isWhole'))(
  'nothing is read while what the catalog knows is fresh, and the host is still called',
  async () => {
    const { prefetched } = await openCatalog()
    vi.setSystemTime(Date.now() - minute)
    await userEvent.hover(link())
    hoverFor()
    await quiet()
    expect([asked(), prefetched()]).toEqual([0, ['fjord-lodge']])
  },
)

test('a failure is silent, and is not asked for again at once', async () => {
  await openCatalog()
  isBroken = true
  const rejections: unknown[] = []
  const note = (event: PromiseRejectionEvent) => rejections.push(event.reason)
  window.addEventListener('unhandledrejection', note)
  await userEvent.hover(link())
  hoverFor()
  await expect.poll(() => host.errors.length).toBe(1)
  await userEvent.hover(page.getByRole('searchbox'))
  await userEvent.hover(link())
  hoverFor()
  await quiet()
  window.removeEventListener('unhandledrejection', note)
  expect([rejections, host.errors.length]).toEqual([[], 1])
  expect(page.getByRole('alert').elements()).toEqual([])
  await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
})

test.runIf(inject('isWhole'))('a card that the host renders prefetches its offer as well', async () => {
  await openCatalog({
    hrefFor: undefined,
    renderCard: ({ offer }) => <a href={`#own-${offer.id}`}>{offer.title}</a>,
  })
  await userEvent.hover(link())
  hoverFor()
  await expect.poll(asked).toBe(1)
})

test.runIf(inject('isWhole'))('a card that leads nowhere prefetches nothing', async () => {
  const { prefetched } = await openCatalog({ hrefFor: undefined, renderCard: undefined })
  await userEvent.hover(page.getByRole('heading', { name: fjord }))
  hoverFor()
  await quiet()
  expect([asked(), prefetched()]).toEqual([0, []])
})
