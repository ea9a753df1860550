import { describe, expect, it } from 'vitest'
import { compareLayouts, type Layout } from './compareLayouts.ts'
import type { LayoutDifference } from './layoutDifferences.ts'

const row: LayoutDifference = {
  engine: 'webkit',
  what: 'words',
  part: /xp-word$/,
  sides: ['width'],
  most: { pixels: 4, share: 0 },
  why: 'whole pixels',
}
const wordOf = (width: number): Layout => ({ 'xp-page > xp-word': [0, 0, width, 20] })
const differencesOf = (width: number, table: readonly LayoutDifference[] = []) =>
  compareLayouts('webkit', 'a-story', [wordOf(100), wordOf(width)], table).differences

describe('compareLayouts', () => {
  it('finds what is more than 2 px and 1 % apart', () => {
    expect(differencesOf(102)).toEqual([])
    expect(differencesOf(103)).toEqual(['a-story: xp-page > xp-word: width 100 is 103 in webkit'])
    expect(
      compareLayouts('webkit', 'a-story', [{ a: [0, 0, 900, 1] }, { a: [0, 0, 908, 1] }], []).differences,
    ).toEqual([])
  })

  it('finds a part that stands in one of them alone', () => {
    expect(compareLayouts('webkit', 'a-story', [wordOf(1), {}], []).differences).toHaveLength(1)
    expect(compareLayouts('webkit', 'a-story', [{}, wordOf(1)], []).differences).toHaveLength(1)
  })

  it('takes a row of the table as far as it goes, and says that it was needed', () => {
    expect(differencesOf(104, [row])).toEqual([])
    expect(differencesOf(105, [row])).toHaveLength(1)
    expect(differencesOf(104, [{ ...row, engine: 'firefox' }])).toHaveLength(1)
    expect(compareLayouts('webkit', 'a-story', [wordOf(100), wordOf(104)], [row]).used.has(row)).toBe(true)
    expect(compareLayouts('webkit', 'a-story', [wordOf(100), wordOf(101)], [row]).used.has(row)).toBe(false)
  })

  it('does not compare how wide other words are, nor what stands beside and around them', () => {
    const lineOf = (time: string, width: number): Layout => ({
      'xp-page': [0, 0, 100 + width, 90],
      'xp-page > xp-line': [0, 0, width, 20],
      'xp-page > xp-line > xp-time': [0, 0, width, 20, time],
      'xp-page > xp-line > xp-dot': [width, 0, 4, 20],
      'xp-page > xp-title': [0, 30, width, 20, 'A title'],
    })
    const found = (time: string) =>
      compareLayouts('webkit', 'a-story', [lineOf('9:05', 50), lineOf(time, 60)], []).differences
    expect(found('9:05')).toHaveLength(5)
    expect(found('13:05')).toEqual(['a-story: xp-page > xp-title: width 50 is 60 in webkit'])
  })
})
