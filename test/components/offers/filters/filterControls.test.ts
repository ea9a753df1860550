import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceStops } from '../../../../src/components/offers/filters/priceStops.ts'
import { weekendOf } from '../../../../src/components/offers/filters/whenPresets.ts'

describe('this weekend', () => {
  it.each([
    ['a Monday', '2026-11-23', 'en-GB', '2026-11-28', '2026-11-29'],
    ['a Saturday', '2026-11-28', 'en-GB', '2026-11-28', '2026-11-29'],
    ['a Sunday', '2026-11-29', 'en-GB', '2026-11-29', '2026-11-29'],
    ['a Wednesday in Egypt', '2026-11-25', 'ar-EG', '2026-11-27', '2026-11-28'],
    ['a Saturday in Egypt', '2026-11-28', 'ar-EG', '2026-11-28', '2026-11-28'],
    ['the last days of a year', '2026-12-31', 'de', '2027-01-02', '2027-01-03'],
  ])('on %s', (_, today, locale, from, to) => {
    expect(weekendOf(today, locale)).toEqual({ from, to })
  })
})

describe('where the ends of a price can stand', () => {
  const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
  const held = fc.option(
    fc.tuple(amount, fc.option(amount)).map(([min, max]) => ({ min, max: max === null ? null : min + max })),
  )

  it('are few, in order, from below the lowest to above the highest, and hold what is set', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 200 }), held, (prices, points) => {
        const stops = priceStops(prices, points)
        expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b))
        expect(stops.length).toBeLessThanOrEqual(27)
        const [first = 0, last = 0] = [stops[0], stops.at(-1)]
        expect(first).toBeLessThanOrEqual(Math.min(...prices))
        expect(last).toBeGreaterThanOrEqual(Math.max(...prices) * (1 - 1e-12))
        if (points && points.min > 0) expect(stops).toContain(points.min)
        if (points && points.max !== null) expect(stops).toContain(points.max)
      }),
    )
  })

  it('lie where the prices lie', () => {
    const prices = [...Array.from({ length: 99 }, (_, index) => 100 + index), 1_000_000]
    const stops = priceStops(prices, null)
    expect(stops.filter((stop) => stop <= 200)).toHaveLength(stops.length - 1)
    expect(priceStops([], null)).toEqual([])
    expect(priceStops([0.25, 1.5], null)).toContain(0.25)
  })
})
