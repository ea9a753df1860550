import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsByMonth } from '../../../src/components/wallet/pointsByMonth.ts'
import type { LedgerEntry } from '../../../src/contract/index.ts'

const entry = (createdAt?: string, amount?: number) => ({ id: 'a', createdAt, amount }) as LedgerEntry
const dateOf = (timestamp: string | undefined) => timestamp ?? null
const of = (entries: readonly LedgerEntry[], more: Partial<Parameters<typeof pointsByMonth>[1]> = {}) =>
  pointsByMonth(entries, { balance: 100, today: '2026-11-21', hasMore: false, dateOf, ...more })
const rows = (found: ReturnType<typeof of>) =>
  found.months.map(({ month, balance, cameIn, wentOut }) => [month, balance, cameIn, wentOut])

describe('points by month', () => {
  it('are counted back from the balance of now, with the months in which nothing moved', () => {
    const found = of([entry('2026-11-02', -30), entry('2026-11-01', 50), entry('2026-09-15', 80)])
    expect(rows(found)).toEqual([
      ['2026-09', 80, 80, 0],
      ['2026-10', 80, 0, 0],
      ['2026-11', 100, 50, -30],
    ])
    expect(found).toMatchObject({ since: '2026-09-01', leftOut: 0 })
  })

  it('leave out the month whose beginning was not read', () => {
    const found = of([entry('2026-11-02', 20), entry('2026-09-15', 80)], { hasMore: true })
    expect(rows(found)).toEqual([
      ['2026-10', 80, 0, 0],
      ['2026-11', 100, 20, 0],
    ])
    expect(found.since).toBe('2026-10-01')
  })

  it('begin at the oldest date where no month was read whole', () => {
    const found = of([entry('2026-11-20', 20), entry('2026-11-12', -5)], { hasMore: true })
    expect(rows(found)).toEqual([['2026-11', 100, 20, -5]])
    expect(found.since).toBe('2026-11-12')
  })

  it('are the last twelve months at most, also where an entry is of the year 1', () => {
    const found = of([entry('2026-11-02', 20), entry('0001-01-01', 80)])
    expect(found.months).toHaveLength(12)
    expect(found.since).toBe('2025-12-01')
    expect(found.months[0]).toEqual({ month: '2025-12', balance: 80, cameIn: 0, wentOut: 0 })
  })

  it('are none without an entry that can be read', () => {
    expect(of([])).toEqual({ months: [], since: null, leftOut: 0 })
    expect(of([entry(undefined, 5)])).toEqual({ months: [], since: null, leftOut: 1 })
  })

  it('have a current month where nothing moved for long', () => {
    expect(rows(of([entry('2026-09-15', 100)])).at(-1)).toEqual(['2026-11', 100, 0, 0])
  })

  it('count an entry of a clock that is ahead in the current month', () => {
    expect(rows(of([entry('2026-12-01', 30), entry('2026-11-01', 70)]))).toEqual([['2026-11', 100, 100, 0]])
  })

  it.each([false, true])(
    'are those of this month where every entry is ahead (more to read: %s)',
    (hasMore) => {
      const found = of([entry('2027-01-09', 30), entry('2026-12-01', 70)], { hasMore })
      expect(rows(found)).toEqual([['2026-11', 100, 100, 0]])
      expect(found.since).toBe(hasMore ? '2026-11-21' : '2026-11-01')
    },
  )

  it('may be below zero', () => {
    expect(rows(of([entry('2026-11-02', 300), entry('2026-10-02', -200)]))).toEqual([
      ['2026-10', -200, 0, -200],
      ['2026-11', 100, 300, 0],
    ])
  })

  it.each([
    ['an amount', entry('2026-10-10'), '2026-10'],
    ['a date', entry(undefined, 7), '2026-11'],
  ])('know no balance before an entry without %s, and count it', (_, broken, knownSince) => {
    const found = of([entry('2026-11-02', 20), broken, entry('2026-10-01', 10), entry('2026-09-01', 70)])
    expect(found.leftOut).toBe(1)
    for (const { month, balance } of found.months)
      expect([month, balance !== null]).toEqual([month, month >= knownSince])
    expect(found.months.map(({ cameIn }) => cameIn)).toEqual([70, 10, 20])
  })

  it('have no balance where the Service says none', () => {
    expect(rows(of([entry('2026-10-02', 5)], { balance: null }))).toEqual([
      ['2026-10', null, 5, 0],
      ['2026-11', null, 0, 0],
    ])
  })

  it('add decimals as a member does', () => {
    const found = of([entry('2026-11-02', 0.1), entry('2026-11-01', 0.2), entry('2026-10-01', 0.3)], {
      balance: 0.6,
    })
    expect(rows(found)).toEqual([
      ['2026-10', 0.3, 0.3, 0],
      ['2026-11', 0.6, 0.3, 0],
    ])
  })

  const day = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -9_999, max: 9_999 }))
  it('agree with the sum of all entries up to the end of each month', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 200 }), (days) => {
        const sorted = days.toSorted(([a], [b]) => a - b)
        const at = (ago: number) =>
          new Date(Date.UTC(2026, 10, 21) - ago * 86_400_000).toISOString().slice(0, 10)
        const balance = sorted.reduce((sum, [, amount]) => sum + amount, 0)
        const { months } = of(
          sorted.map(([ago, amount]) => entry(at(ago), amount)),
          { balance },
        )
        for (const { month, balance: end, cameIn, wentOut } of months) {
          const upTo = (last: string) =>
            sorted.reduce((sum, [ago, amount]) => (at(ago).slice(0, 7) <= last ? sum + amount : sum), 0)
          expect(end).toBe(upTo(month))
          const within = sorted.filter(([ago]) => at(ago).startsWith(month))
          expect(cameIn + wentOut).toBe(within.reduce((sum, [, amount]) => sum + amount, 0))
        }
      }),
    )
  })

  it('take 2,000 entries in no time', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      entry(`20${26 - Math.floor(index / 200)}-03-01`, 1),
    )
    const begin = performance.now()
    of(many)
    expect(performance.now() - begin).toBeLessThan(50)
  })
})
