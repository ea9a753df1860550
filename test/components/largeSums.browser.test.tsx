import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferDetail, PointsOverTime, RedeemOffer, Wallet } from '../../src/index.ts'
import { de } from '../../src/locales/de/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../support/memberHost.tsx'

/** Sums of the Service, each as if it had so many digits. */
const withDigits = (digits: number) => (key: string, value: unknown) =>
  typeof value === 'number' && /amount|balance/i.test(key)
    ? Math.round(value * 10 ** Math.max(0, digits - String(Math.abs(Math.round(value))).length))
    : value

function createRichHost(digits: number, options: MemberHostOptions = {}) {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
    ...options,
    answer: async (request) => {
      if (request.method !== 'GET') return undefined
      const answer = await host.sandbox.fetch(request)
      return Response.json(JSON.parse(await answer.text(), withDigits(digits)))
    },
  })
  return host
}

/** Sums that stand out of what they belong to, or over the button beside them. */
const overflowing = () =>
  [...document.querySelectorAll<HTMLElement>('.xp-amount-sum')]
    .filter((sum) => {
      // Its parts: in a grid its own box is as wide as its column.
      const [value, symbol] = ['.xp-amount-value', '.xp-amount-symbol'].map((part) =>
        sum.querySelector(part)?.getBoundingClientRect(),
      )
      if (!value || !symbol) return true
      const { left, bottom } = value
      const { right } = symbol
      const owner = sum.closest('dl, li, button, .xp-offer-dock, .xp-offer-panel, .xp-wallet-summary')
      if (!owner) return false
      const room = owner.getBoundingClientRect()
      const button = owner.matches('.xp-offer-dock') ? owner.querySelector('button') : null
      const beside = button?.getBoundingClientRect()
      return (
        left < room.left - 0.5 ||
        right > room.right + 0.5 ||
        (beside && beside.top < bottom && right > beside.left)
      )
    })
    .map((sum) => sum.textContent)

/** Where each digit of a cell stands, by groups of thousands. */
function figuresOf(cell: Element): number[][] {
  const groups: number[][] = []
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: digits, index } of node.textContent?.matchAll(/\d+/g) ?? [])
      groups.push(
        [...digits].map((_, at) => {
          const range = document.createRange()
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return range.getBoundingClientRect().top
        }),
      )
  return groups
}

beforeEach(() => page.viewport(320, 700))
afterEach(() => document.documentElement.style.removeProperty('font-size'))

const digits = [10, 11, 12, 16]

test.each(digits)(
  'an offer for a sum of %i digits keeps it in its column and beside no button',
  async (count) => {
    const host = createRichHost(count)
    await host.open(<OfferDetail offerId="fjord-lodge" onAsk={vi.fn()} onRedeem={vi.fn()} />)
    await expect.element(page.getByRole('button', { name: /^Redeem for/ })).toBeInTheDocument()
    await expect
      .poll(() => document.querySelectorAll('.xp-offer-dock .xp-amount-sum').length)
      .toBeGreaterThan(0)
    expect(overflowing()).toEqual([])
  },
)

test.each(digits)('a dialog in long words keeps a subtraction of %i digits in its column', async (count) => {
  const host = createRichHost(count, { locale: 'de', messages: de })
  await host.open(<RedeemOffer offerId="fjord-lodge" open onClose={vi.fn()} />)
  await expect.element(page.getByText('Danach')).toBeVisible()
  expect(overflowing()).toEqual([])
})

test.each(digits)('a wallet keeps sums of %i digits in its column', async (count) => {
  const host = createRichHost(count)
  await host.open(<Wallet />)
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.xp-ledger-amount').length).toBeGreaterThan(3)
  expect(overflowing()).toEqual([])
})

test.each([5, 7, 9])('in letters twice as large a balance of %i digits stays on a phone', async (count) => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  const host = createRichHost(count)
  await host.open(<Wallet />)
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  await expect.poll(() => document.querySelector('.xp-wallet-figure .xp-amount-symbol')).not.toBeNull()
  const parts = [...document.querySelectorAll('.xp-wallet-figure .xp-amount-sum > *')]
  for (const part of parts) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

test('in letters twice as large, the narrowest phone has sums of 14 digits on its page', async () => {
  document.documentElement.style.fontSize = '200%'
  const host = createRichHost(14)
  await host.open(<Wallet />)
  await expect.poll(() => document.querySelectorAll('.xp-wallet-row-sum .xp-amount-symbol').length).toBe(3)
  expect(overflowing()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('a figure of a month too long for its column goes on after a mark of thousands', async () => {
  await page.viewport(390, 844)
  await createRichHost(11).open(<PointsOverTime />)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect.element(page.getByRole('table')).toBeVisible()
  let broken = 0
  for (const cell of document.querySelectorAll('td')) {
    const groups = figuresOf(cell).map((tops) => new Set(tops.map(Math.round)))
    for (const lines of groups) expect(lines.size, cell.textContent).toBe(1)
    broken += new Set(groups.flatMap((lines) => [...lines])).size > 1 ? 1 : 0
  }
  expect(broken).toBeGreaterThan(0)
})
