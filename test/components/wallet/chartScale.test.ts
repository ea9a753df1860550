import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartScale } from '../../../src/components/wallet/chartScale.ts'

it.each([
  [
    [48_250, 38_000, -30_500],
    [60_000, 40_000, 20_000, 0, -20_000, -40_000],
  ],
  [[70_650], [80_000, 60_000, 40_000, 20_000, 0]],
  [[-300], [0, -100, -200, -300]],
  [[0], [0.2, 0]],
  [[], [0.2, 0]],
  [[0.3], [0.3, 0.2, 0.1, 0]],
])('has round lines for %j', (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks)
})

it('holds zero and every value, with few lines and equal steps', () => {
  const amount = fc
    .double({ min: -1e15, max: 1e15, noNaN: true })
    .filter((each) => Math.abs(each) > 1e-6 || each === 0)
  fc.assert(
    fc.property(fc.array(amount), (values) => {
      const { ticks, below } = chartScale(values)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(8)
      for (const value of [0, ...values]) {
        expect(below(value)).toBeGreaterThanOrEqual(-1e-6)
        expect(below(value)).toBeLessThanOrEqual(100 + 1e-6)
      }
      for (const [index, tick] of ticks.entries())
        expect(below(tick)).toBeCloseTo((index / (ticks.length - 1)) * 100, 4)
    }),
  )
})

it.each([Number.MAX_VALUE, -Number.MAX_VALUE, Infinity])('stays a scale of numbers for %d', (value) => {
  const { ticks, below } = chartScale([value, 12])
  expect([...ticks, below(value), below(12)].filter((each) => !Number.isFinite(each))).toEqual([])
})
