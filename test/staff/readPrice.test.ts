import { describe, expect, it } from 'vitest'
import { readPrice } from '../../src/staff/readPrice.ts'

describe('a price', () => {
  it.each([
    ['12500', 'en', 12_500],
    ['12,500.5', 'en', 12_500.5],
    ['1,234,567', 'en', 1_234_567],
    ['12.500,5', 'de', 12_500.5],
    ['12 500,5', 'fr', 12_500.5],
    ['12’500.5', 'de-CH', 12_500.5],
    ['١٢٬٥٠٠٫٥', 'ar-EG', 12_500.5],
    ['١٢٥٠٠', 'ar-AE', 12_500],
    ['１２５００', 'ja', 12_500],
    ['\u202A12,500.5\u202C', 'en', 12_500.5],
    ['0', 'en', 0],
  ])('%s in %s is %d', (typed, locale, amount) => {
    expect(readPrice(typed, locale)).toEqual({ isPrice: true, amount })
  })

  it.each([
    ['', 'en', 'missing'],
    ['-5', 'en', 'negative'],
    ['−5', 'en', 'negative'],
    ['a lot', 'en', 'shape'],
    ['12,5', 'en', 'shape'],
    ['12.5', 'de', 'shape'],
    ['1.2.3', 'en', 'shape'],
    ['1e9', 'en', 'shape'],
    ['Infinity', 'en', 'shape'],
  ])('%j in %s is refused as %s', (typed, locale, issue) => {
    expect(readPrice(typed, locale)).toEqual({ isPrice: false, issue })
  })
})
