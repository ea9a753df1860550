import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RedemptionList } from '../../../src/index.ts'
import { de } from '../../../src/locales/de/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHost } from '../../support/memberHost.tsx'
import { createHost } from './renderRedemptions.tsx'

const member = sandboxMembers.withHistory
const rows = (group: string) =>
  [
    ...(page.getByRole('heading', { name: group }).element().parentElement?.querySelectorAll('li h4') ?? []),
  ].map((title) => title.textContent)
const fjord = 'Three nights above the fjord'

/** A Service that gives two redemptions at a time, however many are asked for. */
function giveFew({ sandbox }: MemberHost, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (!url.pathname.endsWith('/redemptions')) return undefined
  url.searchParams.set('limit', '2')
  return sandbox.fetch(new Request(url, request))
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('RedemptionList', () => {
  it('shows what needs the member first, then what is coming up as it begins, then what is past', async () => {
    const host = createHost({ member })
    await host.render(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
    expect(
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['Your answer is needed', 'Coming up', 'Past'])
    expect(rows('Your answer is needed')).toEqual(['Twelve seats at the chef’s counter'])
    expect(rows('Coming up')).toEqual([
      'The bridge, from the top of it',
      'A sauna that floats',
      'The courtyard house, before it opens',
      fjord,
    ])
    expect(rows('Past')).toHaveLength(2)
  })

  it('shows what has no date that is agreed or ahead after what has one, newest first', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const redemptions = [
      // Newest first, as the Service lists them. The train leaves in 75 days; the cabin has no date of its own.
      { id: '1', offer: 'night-train-north', createdAt: inDays(-1) },
      { id: '2', offer: 'forest-cabin', createdAt: inDays(-2) },
      { id: '3', offer: 'forest-cabin', createdAt: inDays(-3), startAt: inDays(20) },
      { id: '4', offer: 'classic-yacht', createdAt: inDays(-4) },
    ].map((redemption) => ({ ...redemption, status: 'OPEN' }))
    const host: MemberHost = createMemberHost({
      member,
      answer: async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/redemptions')) return Response.json({ redemptions, nextCursor: null })
        if (!pathname.endsWith('/offers')) return undefined
        const { offers } = (await (await host.sandbox.fetch(request)).json()) as { offers: { id: string }[] }
        // One that can be had since long.
        const past = (offer: { id: string }) =>
          offer.id === 'classic-yacht' ? { ...offer, startAt: inDays(-90), endAt: inDays(90) } : offer
        return Response.json({ offers: offers.map(past), nextCursor: null })
      },
    })
    await host.open(<RedemptionList />)
    await expect
      .poll(() => rows('Coming up'))
      .toEqual([
        'One cabin, one lake, no clock',
        'The night train north, in the last carriage',
        'One cabin, one lake, no clock',
        'A day’s crew on a classic yacht',
      ])
  })

  it('names the zone of an hour, since the place may be in another', async () => {
    const host = createHost({ member })
    await host.render(<RedemptionList />)
    await expect.element(page.getByText(/^\d+ \w+( \d{4})?, \d\d:\d\d CES?T$/).first()).toBeVisible()
    expect(page.getByText(/\d\d:\d\d(?! CES?T)/).elements()).toEqual([])
  })

  it('shows what needs the member first where the Service gives fewer at a time than it was asked for', async () => {
    const host: MemberHost = createMemberHost({ member, answer: (request) => giveFew(host, request) })
    await host.open(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: 'Your answer is needed' })).toBeVisible()
    await expect.poll(() => rows('Past')).toHaveLength(2)
    await expect.element(page.getByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument()
    expect(host.requests('redemptions')).toHaveLength(4)
  })

  it('reads no further page by itself once it has as many as it asks for, or one has failed', async () => {
    const host = createHost({ member, assumptions: { paging: { size: 2 } } })
    const { unmount } = await host.render(<RedemptionList />)
    await expect.element(page.getByRole('button', { name: 'Show earlier ones' })).toBeVisible()
    expect(host.requests('redemptions')).toHaveLength(1)
    await unmount()
    const failing: MemberHost = createMemberHost({
      member,
      answer: (request) =>
        request.url.includes('cursor=') && request.url.includes('/redemptions')
          ? new Response(null, { status: 400 })
          : giveFew(failing, request),
    })
    await failing.open(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: 'A sauna that floats' })).toBeVisible()
    await expect.element(page.getByText('We could not load the earlier ones.')).toBeVisible()
  })

  it('stays where its shape stood as its filter comes below a long title', async () => {
    await page.viewport(390, 844)
    let answer = () => undefined as void
    const wait = new Promise<void>((resolve) => (answer = resolve))
    const host = createMemberHost({
      member,
      locale: 'de-DE',
      messages: de,
      answer: async () => void (await wait),
    })
    await host.open(<RedemptionList />)
    const top = () => document.querySelector('.xp-redemption-group-title')?.getBoundingClientRect().top
    await expect.poll(() => document.querySelector('.xp-skeleton')).not.toBeNull()
    const before = top()
    expect(page.getByRole('combobox').query()).toBeNull()
    answer()
    await expect.element(page.getByRole('combobox', { name: 'Anzeigen' })).toBeVisible()
    expect(top()).toBe(before)
  })

  it('keeps the room of the filter below a long title while all have one status, so that no row moves when it comes', async () => {
    await page.viewport(390, 844)
    const status = async (statuses: readonly string[]) => {
      const host = createMemberHost({
        member,
        locale: 'de-DE',
        messages: de,
        answer: async (request) => {
          if (!new URL(request.url).pathname.endsWith('/v1/redemptions')) return undefined
          const body = (await (await host.sandbox.fetch(request)).json()) as {
            redemptions: { status: string }[]
          }
          const redemptions = body.redemptions.filter((redemption) => statuses.includes(redemption.status))
          return Response.json({ ...body, redemptions })
        },
      })
      const { unmount } = await host.open(<RedemptionList />)
      await expect.element(page.getByRole('listitem').first()).toBeVisible()
      const top = document.querySelector('.xp-redemption-group-title')?.getBoundingClientRect().top
      const hasFilter = page.getByRole('combobox').query() !== null
      await unmount()
      return { top, hasFilter }
    }
    const [one, two] = [await status(['COMPLETED']), await status(['COMPLETED', 'CANCELED'])]
    expect([one.hasFilter, two.hasFilter]).toEqual([false, true])
    expect(one.top).toBe(two.top)
  })

  it('opens one, by press and by key', async () => {
    const onOpen = vi.fn()
    await createHost({ member }).render(<RedemptionList onOpen={onOpen} />)
    const row = page.getByRole('button', { name: fjord })
    await row.click()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledTimes(2)
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ redemption: { offer: 'fjord-lodge' } })
  })

  it('gives a title all of its row, so that no engine breaks it early', async () => {
    await page.viewport(1280, 900)
    await createHost({ member }).render(<RedemptionList onOpen={() => undefined} />)
    await expect.element(page.getByRole('button', { name: fjord })).toBeVisible()
    const title = page.getByRole('button', { name: fjord }).element()
    const { width = 0 } = title.closest('h4')?.getBoundingClientRect() ?? {}
    expect(width).toBeGreaterThan(0)
    expect(title.getBoundingClientRect().width).toBeCloseTo(width, 1)
  })

  it('scrolls to all of a row that takes the focus, not to its title alone', async () => {
    await page.viewport(1280, 900)
    await createHost({ member }).render(<RedemptionList onOpen={() => undefined} />)
    const title = page.getByRole('button', { name: fjord })
    await expect.element(title).toBeVisible()
    // Its title is the last that is seen.
    scrollTo(0, 0)
    await page.viewport(1280, Math.ceil(title.element().getBoundingClientRect().bottom) + 2)
    ;(title.element() as HTMLElement).focus()
    const row = title.element().closest('li')!
    expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  })

  it('is links where the host has addresses', async () => {
    const onOpen = vi.fn()
    await createHost({ member }).render(
      <RedemptionList hrefFor={({ id }) => `#/experiences/${id}`} onOpen={onOpen} />,
    )
    const link = page.getByRole('link', { name: fjord })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^#\/experiences\/red_/))
    await link.click()
    expect(onOpen).toHaveBeenCalledOnce()
    expect(location.hash).toBe('')
  })

  it('shows those of one status, reading to the end to find them', async () => {
    const host = createHost({ member, assumptions: { paging: { size: 2 } } })
    const onStatusChange = vi.fn()
    await host.render(<RedemptionList onStatusChange={onStatusChange} />)
    await page.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect
      .element(page.getByText('Waiting for the provider', { exact: true }).first())
      .toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Show:' }).selectOptions('Requested')
    expect(onStatusChange).toHaveBeenCalledWith({ status: 'SUBMITTED' })
    await expect.element(page.getByRole('heading', { name: 'A sauna that floats' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: fjord })).not.toBeInTheDocument()
    await expect.poll(() => host.requests('redemptions').length).toBe(4)
  })

  it('says so when none has the status any more, with the way back', async () => {
    await createHost({ member }).render(<RedemptionList defaultStatus="SOMETHING_NEW" />)
    await expect
      .element(page.getByRole('heading', { name: 'None of yours has this status now' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
  })

  it('shows redemptions without their offers where the catalog cannot be read', async () => {
    await createHost({ member, scenario: { failures: [{ kind: 403, operation: 'offers' }] } }).render(
      <RedemptionList />,
    )
    await expect.element(page.getByRole('heading', { name: 'An experience' }).first()).toBeVisible()
    await expect.element(page.getByText('Points refunded')).toBeVisible()
  })

  it('names each link while the catalog is still loading', async () => {
    await createHost({ member, scenario: { latencyMs: { offers: 60_000 } } }).render(
      <RedemptionList hrefFor={({ id }) => `#${id}`} />,
    )
    await expect.element(page.getByRole('link', { name: 'An experience' }).first()).toBeInTheDocument()
    expect(page.getByRole('listitem').elements().length).toBe(
      page.getByRole('link', { name: 'An experience' }).elements().length,
    )
  })

  it('finds the offers of later pages of the catalog', async () => {
    const host = createHost({ member, assumptions: { paging: { size: 10 } } })
    await host.render(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: 'An hour with the nose' })).toBeVisible()
    expect(host.requests('offers').length).toBeGreaterThan(1)
  })

  it('says that there is nothing yet, with the way on', async () => {
    const onExplore = vi.fn()
    await createHost().render(<RedemptionList onExplore={onExplore} />)
    await page.getByRole('button', { name: 'See the experiences' }).click()
    expect(onExplore).toHaveBeenCalledOnce()
  })

  it('shows no dot where a line begins or ends', async () => {
    await page.viewport(320, 700)
    await createHost({ member }).render(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
    const dots = [...document.querySelectorAll('li .xp-dot')].map((dot) => {
      const { left, top, bottom } = dot.getBoundingClientRect()
      const line = dot.closest('p')!
      const others = [...line.querySelectorAll('span:not(.xp-dot)')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part.lastChild!)
        return [...range.getClientRects()]
      })
      const beside = others.filter((each) => each.top < top && each.bottom > bottom)
      return {
        isClipped: left < line.getBoundingClientRect().left,
        isBetween: beside.some((each) => each.right <= left) && beside.some((each) => each.left >= left),
      }
    })
    expect(dots.length).toBeGreaterThan(3)
    expect(dots.filter(({ isClipped, isBetween }) => isClipped === isBetween)).toEqual([])
    expect(dots.some(({ isClipped }) => isClipped)).toBe(true)
  })

  it('gives a dot no line of its own before a word that fills the next one', async () => {
    await page.viewport(390, 700)
    await createHost({ member }).render(<RedemptionList />)
    await expect.element(page.getByRole('heading', { name: fjord })).toBeVisible()
    const dot = document.querySelector('li .xp-dot')!
    const place = dot.parentElement!
    const height = place.getBoundingClientRect().height
    place.lastChild!.textContent = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
    expect(place.getBoundingClientRect().height).toBeCloseTo(2 * height, 0)
  })

  it('keeps the icon of a status beside its words where they take two lines', async () => {
    await page.viewport(320, 700)
    const long = 'Waiting for an answer that is yours'
    const host = createMemberHost({ member, messages: { 'redemptions.status.AWAITING_CUSTOMER': long } })
    await host.open(<RedemptionList />)
    const words = page.getByRole('listitem').getByText(long)
    await expect.element(words.first()).toBeVisible()
    const status = words.first().element()
    const icon = status.previousElementSibling as Element
    const [beside, mark] = [status.getBoundingClientRect(), icon.getBoundingClientRect()]
    expect(beside.left).toBeGreaterThan(mark.right)
    expect(Math.abs(beside.top - mark.top)).toBeLessThan(2)
  })
})
