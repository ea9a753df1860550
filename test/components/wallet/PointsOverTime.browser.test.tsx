import { createRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { todayIn } from '../../../src/i18n/index.ts'
import { ExperienceHub, PointsOverTime, Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'

const operations = { ledger: true }
const hostOf = (options: MemberHostOptions = {}) =>
  createMemberHost({ member: sandboxMembers.withHistory, assumptions: { operations }, ...options })
const slider = page.getByRole('slider', { name: 'Month' })
const ago = (months: number) => {
  // The member's month: on the last evening of one theirs is already the next.
  const [year, month] = todayIn('Europe/Copenhagen').split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 - months, 15, 12)).toISOString()
}
/** So many entries, each a month older than the one before. */
const monthly = (amounts: readonly (number | string)[]) =>
  amounts.map((amount, index) => ({ id: `e${index}`, amount, createdAt: ago(index + 1) }))
const ledgerOf = (entries: readonly object[], more: object = {}): MemberHostOptions => ({
  member: sandboxMembers.fresh,
  answer: (request) =>
    request.url.includes('/v1/wallet/ledger') ? Response.json({ entries, ...more }) : undefined,
})
const sinceMonth = /^Since [A-Z]\w+ \d{4}\.\s*$/
const spoken = () => slider.element().getAttribute('aria-valuetext')

test('prints no ring around the chart that has the focus', async () => {
  await hostOf().open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(slider).toHaveFocus()
  const ring = () => getComputedStyle(document.querySelector('.xp-points-drawing')!).outlineStyle
  expect(ring()).toBe('solid')
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(ring()).toBe('none')
})

test('shows the current month, and is walked month by month with the keyboard', async () => {
  await hostOf(ledgerOf(monthly([-1_750, 20_000, 30_000]))).open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  expect(spoken()).toMatch(/^\w+ \d{4}: balance 48,250 Stars, came in 0, went out 0$/)
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toMatch(/balance 48,250 Stars, came in 0, went out 1,750$/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toMatch(/balance 50,000 Stars, came in 20,000, went out 0$/)
  await expect.element(page.getByText('+20,000')).toBeVisible()
  await userEvent.keyboard('{Home}')
  expect(spoken()).toMatch(/balance 30,000 Stars, came in 30,000, went out 0$/)
  await userEvent.keyboard('{End}')
  expect(spoken()).toMatch(/balance 48,250 Stars, came in 0/)
})

test('a press on a month chooses it', async () => {
  await hostOf(ledgerOf(monthly([1, 1, 1, 1, 1]))).open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  const months = page.getByText(/^[A-Z][a-z]{2,3}$/).elements()
  expect(months).toHaveLength(6)
  const control = slider.element().getBoundingClientRect()
  for (const month of months) {
    const { left, right } = month.getBoundingClientRect()
    await slider.click({ position: { x: (left + right) / 2 - control.left, y: 20 } })
    expect(month).toHaveAttribute('data-chosen')
  }
})

test('is a table for who wants one, with the same figures, newest first', async () => {
  await hostOf(ledgerOf(monthly([-1_750, 50_000]))).open(<PointsOverTime />)
  const toggle = page.getByRole('button', { name: 'Show as a table' })
  await toggle.click()
  const table = page.getByRole('table', { name: 'Over time' })
  await expect.element(table).toBeVisible()
  const cells = table
    .getByRole('row')
    .elements()
    .map((row) => row.textContent)
  expect(cells[0]).toBe('MonthBalanceCame inWent out')
  expect(cells.slice(1).map((row) => row.replace(/^\D+\d{4}/, ''))).toEqual([
    '48,25000',
    '48,2500−1,750',
    '50,000+50,0000',
  ])
  await page.getByRole('button', { name: 'Show as a chart' }).click()
  await expect.element(slider).toBeVisible()
})

test('keeps each figure of the table in one piece where letters are wide', async () => {
  await page.viewport(320, 700)
  document.documentElement.style.fontSize = '18px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const messages = { 'wallet.overTime.balance': 'Punktestand' }
  await hostOf({ ...ledgerOf(monthly([-31_750, 48_250, -22_400, 38_000])), messages }).open(
    <PointsOverTime />,
  )
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  const cells = page.getByRole('cell').elements()
  expect(cells).toHaveLength(15)
  const lines = ({ firstChild }: Element) => {
    const range = document.createRange()
    range.selectNodeContents(firstChild!)
    return range.getClientRects().length
  }
  expect(cells.filter((cell) => lines(cell) > 1).map((cell) => cell.textContent)).toEqual([])
})

test('says since when, and draws no month that was not read whole', async () => {
  const entries = monthly([1, 2, 3, 4, 5, 6])
  const answer = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/wallet/ledger')) return undefined
    return searchParams.has('cursor')
      ? Response.json({ entries: entries.slice(3) })
      : Response.json({ entries: entries.slice(0, 3), nextCursor: 'older' })
  }
  await hostOf({ answer, member: sandboxMembers.fresh }).open(<Wallet />)
  // Of three months in which something moved, the oldest may have more.
  await expect.element(slider).toHaveAttribute('max', '2')
  const since = () => page.getByText(/^Since /).element().textContent
  const first = since()
  expect(first).toMatch(sinceMonth)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.element(slider).toHaveAttribute('max', '6')
  expect(since()).toMatch(sinceMonth)
  expect(since()).not.toBe(first)
})

test('says since which day where not even the current month was read whole', async () => {
  const today = todayIn('Europe/Copenhagen')
  const entries = [{ id: 'a', amount: 5, createdAt: `${today}T09:00:00Z` }]
  await hostOf(ledgerOf(entries, { nextCursor: 'older' })).open(<PointsOverTime />)
  const words = today.endsWith('-01') ? sinceMonth : /^Since \d{1,2} \w+ \d{4}\.\s*$/
  await expect.element(page.getByText(words)).toBeVisible()
})

test.each([
  ['one month', [{ id: 'a', amount: 5, createdAt: new Date().toISOString() }], 0],
  [
    '2,000 entries in twenty years',
    Array.from({ length: 2_000 }, (_, i) => ({ id: `${i}`, amount: 1, createdAt: ago(i / 8) })),
    11,
  ],
  ['a balance below zero', monthly([90_000, -60_000]), 2],
] as const)('holds %s', async (_name, entries, max) => {
  await hostOf(ledgerOf(entries)).open(<PointsOverTime />)
  await expect.element(slider).toHaveAttribute('max', String(max))
})

test('leaves out what cannot be read, and says so', async () => {
  const entries = [...monthly([5, 'many', 7]), { id: 'x', amount: 9, createdAt: 'soon' }]
  await hostOf(ledgerOf(entries)).open(<PointsOverTime />)
  await expect.element(page.getByText(/2 entries are not in it/)).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  expect(spoken()).toMatch(/balance not known, came in 7, went out 0$/)
})

test('has no balance where the wallet cannot be read', async () => {
  const scenario = { failures: [{ kind: 403, operation: 'wallet' }] } as const
  await hostOf({ ...ledgerOf(monthly([5])), scenario }).open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  expect(spoken()).toMatch(/balance not known/)
})

test('counts back from what a Service lists oldest first once it has all of it', async () => {
  const pages = [
    [
      { id: 'a', amount: 30_000, createdAt: ago(3) },
      { id: 'b', amount: 20_000, createdAt: ago(2) },
    ],
    [{ id: 'c', amount: -1_750, createdAt: ago(1) }],
  ]
  let letOlderCome = () => {}
  const older = new Promise<void>((resolve) => (letOlderCome = resolve))
  await hostOf({
    member: sandboxMembers.fresh,
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/wallet/ledger')) return undefined
      const page = Number(searchParams.get('cursor') ?? 0)
      if (page > 0) await older
      return Response.json({ entries: pages[page], nextCursor: page === 0 ? '1' : null })
    },
  }).open(<PointsOverTime />)
  await expect.element(page.getByText('Loading your points over time')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(slider.query()).toBeNull()
  letOlderCome()
  await expect.element(slider).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toMatch(/balance 48,250 Stars, came in 0, went out 1,750$/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toMatch(/balance 50,000 Stars, came in 20,000, went out 0$/)
})

test('counts what came since to a history that a Service lists oldest first', async () => {
  const entries = [
    { id: 'a', amount: 30_000, createdAt: ago(3) },
    { id: 'b', amount: 20_000, createdAt: ago(2) },
    { id: 'c', amount: -1_750, createdAt: ago(1) },
  ]
  const host = hostOf({
    member: sandboxMembers.fresh,
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/wallet/ledger')) return undefined
      const start = Number(searchParams.get('cursor') ?? 0)
      const nextCursor = entries.length > start + 2 ? String(start + 2) : null
      return Response.json({ entries: entries.slice(start, start + 2), nextCursor })
    },
  })
  await host.open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  expect(spoken()).toMatch(/balance 48,250 Stars, came in 0, went out 0$/)
  entries.push({ id: 'd', amount: 5_000, createdAt: ago(0) }, { id: 'e', amount: -4_000, createdAt: ago(0) })
  await host.kit.queryClient.invalidateQueries()
  await expect.poll(spoken).toMatch(/balance 48,250 Stars, came in 5,000, went out 4,000$/)
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(spoken()).toMatch(/balance 47,250 Stars, came in 0, went out 1,750$/)
})

test('says that nothing has moved, that it could not be loaded, and nothing where there is no ledger', async () => {
  const empty = await hostOf(ledgerOf([])).open(<PointsOverTime />)
  await expect.element(page.getByText('Nothing has moved yet.')).toBeVisible()
  await empty.unmount()
  const scenario = { failures: [{ kind: 403, operation: 'ledger' }] } as const
  const failed = await hostOf({ scenario }).open(<PointsOverTime />)
  await expect
    .element(page.getByRole('heading', { name: 'We could not load your points over time' }))
    .toBeVisible()
  await failed.unmount()
  const off = await hostOf({ assumptions: {} }).open(<PointsOverTime data-testid="points" />)
  await expect.element(page.getByTestId('points')).toBeEmptyDOMElement()
  await off.unmount()
})

test('stands in the wallet only where there is something to draw, and a host does without', async () => {
  const empty = await hostOf(ledgerOf([])).open(<Wallet />)
  await expect.element(page.getByText(/Nothing has moved yet\. What/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Over time' })).not.toBeInTheDocument()
  await empty.unmount()
  const host = hostOf()
  const screen = await host.open(<Wallet />)
  await expect.element(slider).toBeVisible()
  await screen.rerender(host.page(<Wallet showsPointsOverTime={false} />))
  await expect.element(slider).not.toBeInTheDocument()
  const hub = (pointsOverTime: boolean) =>
    host.page(<ExperienceHub location={{ view: 'wallet' }} features={{ pointsOverTime }} />)
  await screen.rerender(hub(true))
  await expect.element(slider).toBeVisible()
  await screen.rerender(hub(false))
  await expect.element(slider).not.toBeInTheDocument()
})

test('runs from right to left where the language does', async () => {
  await page.viewport(390, 800)
  await hostOf({ ...ledgerOf(monthly([1, 1])), locale: 'ar-EG' }).open(<PointsOverTime />)
  await expect.element(slider).toBeVisible()
  const [first, , last] = document.querySelectorAll('[data-xp-component] .xp-points-month')
  expect(first?.getBoundingClientRect().x).toBeGreaterThan(last?.getBoundingClientRect().x ?? Infinity)
  const middleOf = (element: Element | null | undefined) => {
    const { left, right } = element?.getBoundingClientRect() ?? { left: Infinity, right: -Infinity }
    return (left + right) / 2
  }
  expect(Math.abs(middleOf(document.querySelector('circle')) - middleOf(last))).toBeLessThan(2)
  await page.viewport(1280, 900)
})

test('hands ref, rest, className and parts on', async () => {
  const ref = createRef<HTMLElement>()
  await hostOf(ledgerOf(monthly([1]))).open(
    <PointsOverTime ref={ref} id="mine" className="host" classNames={{ chart: 'drawn' }} headingLevel={3} />,
  )
  await expect.element(page.getByRole('heading', { level: 3, name: 'Over time' })).toBeVisible()
  await expect.poll(() => ref.current?.querySelector('.drawn')).not.toBeNull()
  expect(ref.current).toHaveAttribute('id', 'mine')
  expect(ref.current).toHaveClass('host')
})

test.each([390, 1280])('takes the room that its shape had, at %i px', async (width) => {
  await page.viewport(width, 900)
  const waiting: (() => void)[] = []
  const host = hostOf({
    answer: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return undefined
    },
  })
  await host.open(<PointsOverTime />)
  const body = () => document.querySelector('.xp-points > [data-state]') as HTMLElement
  await expect.poll(() => document.querySelector('.xp-points-skeleton')).not.toBeNull()
  const before = body().offsetHeight
  await expect
    .poll(() => {
      waiting.splice(0).forEach((go) => go())
      return slider.query()
    })
    .not.toBeNull()
  expect(Math.abs(body().offsetHeight - before)).toBeLessThan(8)
})
