import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'
import { assertive } from '../../support/liveRegions.ts'

const withLedger = { operations: { ledger: true } } as const
const answering = (wallet: object) => (request: Request) =>
  new URL(request.url).pathname === '/v1/wallet' ? Response.json(wallet) : undefined
const stars = { name: 'Stars', symbol: '★', unitsPerUSD: 100 }

test('shows balance, received and spent in the currency and in US dollars, and says the picture in words', async () => {
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  await host.open(<Wallet />)
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  await expect
    .element(
      page.getByRole('img', {
        name: 'Of 150,500 Stars received, 83,200 Stars are spent and 67,300 Stars are left.',
      }),
    )
    .toBeVisible()
  await expect.element(page.getByText('about US$673')).toBeVisible()
  await expect.element(page.getByText('US$1,505')).toBeVisible()
  await expect.element(page.getByText(/is about US\$1\. As of \d{1,2}:\d\d\./)).toBeVisible()
  await expect.poll(() => host.events).toEqual([{ name: 'wallet.viewed' }])
})

test('reads no ledger while it is switched off', async () => {
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  await host.open(<Wallet />)
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(page.getByRole('heading', { name: 'History' }).query()).toBeNull()
  expect(host.requests('ledger')).toHaveLength(0)
})

test('shows the ledger by month, with signs', async () => {
  const now = () => Date.parse('2026-11-21T09:00:00Z')
  await createMemberHost({ member: sandboxMembers.withHistory, assumptions: withLedger, now }).open(
    <Wallet headingLevel={1} />,
  )
  const first = page.getByRole('listitem').first()
  await expect.element(first).toHaveTextContent(/A sauna that floats.*Redeemed.*20 Nov.*−3,200/)
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Points for the autumn quarter' }))
    .toHaveTextContent(/\+12,000/)
  await expect.element(page.getByRole('heading', { level: 2, name: /October/ })).toBeVisible()
})

test('reads on page by page, and hands the focus to what came last', async () => {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { ...withLedger, paging: { size: 6 } },
  })
  await host.open(<Wallet />)
  const more = page.getByRole('button', { name: 'Show earlier' })
  await more.click()
  await expect.element(page.getByText('Welcome to the programme')).toBeVisible()
  await expect.poll(() => more.query()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(page.getByRole('listitem').nth(6).element())
  expect(host.said()).toContain('5 earlier entries')
})

test('hands the focus to what came last, though what has no date stands below it', async () => {
  const entries = [
    { id: 'a', amount: -10, description: 'First', createdAt: '2026-11-20T10:00:00Z' },
    { id: 'b', amount: 20, description: 'Undated' },
    { id: 'c', amount: -30, description: 'Last', createdAt: '2026-10-20T10:00:00Z' },
  ]
  const host = createMemberHost({
    assumptions: withLedger,
    answer: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/wallet/ledger')) return undefined
      const isFirst = !searchParams.has('cursor')
      return Response.json({
        entries: isFirst ? entries.slice(0, 2) : entries.slice(2),
        nextCursor: isFirst ? 'more' : null,
      })
    },
  })
  await host.open(<Wallet />)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Last' })).toHaveFocus()
})

test('keeps what it has when the next page fails, and tries again', async () => {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { ...withLedger, paging: { size: 6 } },
    scenario: { failures: [{ kind: 'wrong-shape', operation: 'ledger', after: 1, times: 1 }] },
  })
  await host.open(<Wallet />)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(assertive).toContain('We could not load earlier entries.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Welcome to the programme')).toBeVisible()
})

test('says that nothing has moved where the ledger is empty', async () => {
  await createMemberHost({ scenario: 'empty', assumptions: withLedger }).open(<Wallet />)
  await expect.element(page.getByText(/Nothing has moved yet/)).toBeVisible()
})

test.each([
  [
    'a negative balance with a true minus, and no picture',
    { balanceDisplay: -1250, amountReceivedDisplay: 20_000, amountSpentDisplay: 21_250, currency: stars },
    '−1,250',
  ],
  ['fractions', { balanceDisplay: 1234.56, currency: stars }, '1,234.56'],
  ['a very large amount', { balanceDisplay: 9_876_543_210_123, currency: stars }, '9,876,543,210,123'],
  ['zero', { balance: 0 }, '0'],
])('shows %s', async (_, wallet, figure) => {
  await createMemberHost({ answer: answering(wallet) }).open(<Wallet />)
  await expect.element(page.getByText(figure, { exact: true }).first()).toBeVisible()
  expect(page.getByRole('img').query()).toBeNull()
})

test('a balance below zero has the same minus in US dollars; what counting in binary leaves has none', async () => {
  const figures = { balanceDisplay: -12, balanceUSD: -0.12, amountReceivedDisplay: 0, currency: stars }
  const { rerender } = await createMemberHost({ answer: answering(figures) }).open(<Wallet />)
  await expect.element(page.getByText('about −US$0.12', { exact: true })).toBeVisible()
  const rest = { balanceDisplay: -5.6e-17, balanceUSD: -5.6e-19, currency: stars }
  await rerender(createMemberHost({ answer: answering(rest) }).page(<Wallet />))
  await expect.element(page.getByText('about US$0', { exact: true })).toBeVisible()
  await expect.element(page.getByText('0', { exact: true }).first()).toBeVisible()
})

test('names points where the Service gives no currency, and leaves out what it does not give', async () => {
  await createMemberHost({ answer: answering({ balance: 48_250, amountSpent: null }) }).open(<Wallet />)
  await expect.element(page.getByText('points')).toBeVisible()
  expect(page.getByText('Spent').query()).toBeNull()
  expect(page.getByText(/US\$/).query()).toBeNull()
})

test('says so when the Service gives no balance at all', async () => {
  await createMemberHost({ answer: answering({ balance: 'many', currency: 7 }) }).open(<Wallet />)
  await expect.element(page.getByText(/not known at the moment/)).toBeVisible()
})

test('shows a kind of entry that it does not know without its code, and the host’s word for one', async () => {
  const entries = [
    { id: '1', type: 'ZETA', amount: 5, createdAt: '2026-11-01T10:00:00Z' },
    { id: '2', type: 'GIFT', amount: 6, createdAt: '2026-11-01T10:00:00Z', description: 'From Ines' },
    { id: '3' },
  ]
  const answer = (request: Request) =>
    request.url.includes('/v1/wallet/ledger') ? Response.json({ entries }) : undefined
  await createMemberHost({ assumptions: withLedger, answer }).open(
    <Wallet messages={{ 'wallet.ledger.type.GIFT': 'A gift' }} />,
  )
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent(/From Ines.*A gift/)
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent(/Points.*\+5/)
  await expect.element(page.getByRole('listitem').nth(2)).toBeVisible()
  expect(document.body.textContent).not.toContain('ZETA')
})

test('tells a failure, and the ledger lives', async () => {
  await createMemberHost({
    scenario: { failures: [{ kind: 403, operation: 'wallet' }] },
    assumptions: withLedger,
  }).open(<Wallet />)
  await expect.element(page.getByRole('heading', { name: 'We could not load your wallet' })).toBeVisible()
  await expect.element(page.getByText('Welcome to the programme')).toBeVisible()
})

test('hands ref, rest, className and parts on', async () => {
  const ref = createRef<HTMLElement>()
  await createMemberHost().open(
    <Wallet ref={ref} id="mine" className="host" classNames={{ balance: 'figure' }} />,
  )
  await expect.poll(() => ref.current?.querySelector('.figure')).not.toBeNull()
  expect(ref.current?.id).toBe('mine')
  expect(ref.current?.classList.contains('host')).toBe(true)
})

test('keeps the mark of a row beside its German word in the narrowest column', async () => {
  await page.viewport(320, 700)
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    messages: { 'wallet.left': 'Punktestand' },
  })
  await host.open(
    <div style={{ letterSpacing: '0.02em' }}>
      <Wallet />
    </div>,
  )
  const row = page.getByText('Punktestand')
  await expect.element(row).toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBeLessThan(30)
})

test.each(['en-GB', 'pt-BR', 'de', 'nl', 'fr'])(
  'keeps points and money on one line in the narrowest column, as %s writes them',
  async (locale) => {
    await page.viewport(320, 700)
    await createMemberHost({ member: sandboxMembers.withHistory, locale }).open(<Wallet />)
    await expect.poll(() => document.querySelectorAll('.xp-wallet-row-money').length).toBe(3)
    for (const row of document.querySelectorAll('.xp-wallet-row'))
      expect(row.getBoundingClientRect().height).toBeLessThan(60)
  },
)

test('says what failed on the line of the title beside it', async () => {
  await page.viewport(1280, 800)
  const host = createMemberHost({ assumptions: withLedger, scenario: 'forbidden' })
  await host.open(<Wallet />)
  const topOf = (name: string) =>
    page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top
  await expect.element(page.getByRole('heading', { name: 'We could not load your wallet' })).toBeVisible()
  expect(topOf('We could not load your wallet')).toBe(topOf('History'))
})
