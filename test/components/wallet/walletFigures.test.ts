import { describe, expect, it } from 'vitest'
import { ledgerCurrency, ledgerMonths } from '../../../src/components/wallet/ledger.ts'
import { shareLeft, walletFigures } from '../../../src/components/wallet/walletFigures.ts'
import type { LedgerEntry, Wallet } from '../../../src/contract/index.ts'

const currency = { name: 'Stars', symbol: '★', unitsPerUSD: 100 }
const walletOf = (figures: Record<string, unknown>) => ({ currency, ...figures }) as unknown as Wallet
const adding = { balanceDisplay: 60, amountReceivedDisplay: 100, amountSpentDisplay: 40 }

describe('a figure of the wallet', () => {
  it('is in the currency where the Service gives it so', () => {
    expect(
      walletFigures(walletOf({ amountSpent: 7, amountSpentDisplay: 700, amountSpentUSD: 5 })).spent,
    ).toEqual({ sum: { amount: 700, currency }, usd: 5 })
  })
  it('comes from its US dollars only where its Display value is missing', () => {
    expect(walletFigures(walletOf({ amountReceivedUSD: 5 })).received).toEqual({
      sum: { amount: 500, currency },
      usd: 5,
    })
  })
  it('is in points where there is nothing else', () => {
    expect(walletFigures(walletOf({ balance: 7 })).balance).toEqual({
      sum: { amount: 7, currency: undefined },
      usd: undefined,
    })
  })
  it('is in the unit of the others where its Display value alone is missing', () => {
    const wallet = { amountReceived: 90, amountReceivedDisplay: 900, amountSpent: 40 }
    expect(walletFigures(walletOf(wallet)).spent).toEqual({ sum: { amount: 400, currency }, usd: undefined })
  })
  it('is missing where the Service gives none', () => {
    expect(walletFigures(walletOf({})).balance).toEqual({ sum: null, usd: undefined })
  })
})

describe('the picture', () => {
  it.each([
    ['the part that is left', adding, 0.6],
    ['all of it', { balanceDisplay: 100, amountReceivedDisplay: 100, amountSpentDisplay: 0 }, 1],
    [
      'fractions that a double cannot add',
      { balanceDisplay: 0.1, amountReceivedDisplay: 0.3, amountSpentDisplay: 0.2 },
      1 / 3,
    ],
    ['nothing when the three do not add up', { ...adding, amountSpentDisplay: 41 }, null],
    ['nothing when one is missing', { ...adding, amountSpentDisplay: undefined }, null],
    [
      'nothing of a negative balance',
      { balanceDisplay: -10, amountReceivedDisplay: 100, amountSpentDisplay: 110 },
      null,
    ],
    [
      'nothing when nothing was received',
      { balanceDisplay: 0, amountReceivedDisplay: 0, amountSpentDisplay: 0 },
      null,
    ],
    ['nothing of figures in two units', { ...adding, amountSpentDisplay: undefined, amountSpent: 40 }, null],
  ])('shows %s', (_, figures, share) => {
    const left = shareLeft(walletFigures(walletOf(figures)))
    if (share === null) expect(left).toBeNull()
    else expect(left).toBeCloseTo(share)
  })
})

describe('the symbol in the ledger', () => {
  it('is the currency’s where a point is one unit of it', () => {
    expect(ledgerCurrency(walletOf({ balance: 5, balanceDisplay: 5 }))).toBe(currency)
  })
  it.each([
    ['a point is something else', { balance: 5, balanceDisplay: 50 }],
    ['nothing tells', { balance: 5 }],
    ['only zeros are given', { balance: 0, balanceDisplay: 0 }],
  ])('is not shown where %s', (_, figures) => {
    expect(ledgerCurrency(walletOf(figures))).toBeUndefined()
  })
})

describe('the months of the ledger', () => {
  const entry = (id: string, createdAt?: string) => ({ id, createdAt }) as LedgerEntry
  const dateOf = (timestamp: string | undefined) => timestamp ?? null

  it('follow the order of the Service, with what has no date at the end', () => {
    const months = ledgerMonths(
      [entry('a', '2026-11-02'), entry('b'), entry('c', '2026-10-30'), entry('d', '2026-11-01')],
      dateOf,
    )
    expect(months.map(({ month, entries }) => [month, entries.map((dated) => dated.entry.id)])).toEqual([
      ['2026-11', ['a', 'd']],
      ['2026-10', ['c']],
      [null, ['b']],
    ])
  })
})
