import { describe, expect, test } from 'vitest'
import { findBase } from './base/checkOut.mjs'
import { judge } from './base/judge.mjs'
import { inTurns } from './inTurns.mjs'
import { figure, reportText, sectionText } from './report.mjs'
import { ratiosOf, spreadOf } from './statistics.mjs'

const section = {
  title: 'Chat',
  text: 'In turns.',
  columns: ['messages', 'ratio'],
  rows: [
    { cells: [200, figure(spreadOf([3, 1, 2]), '×')], goal: '2.5×', isReached: true },
    { cells: ['2,000', figure(spreadOf([120]), 'ms')], goal: '0.7×', isReached: false },
    { cells: ['10,000', null] },
  ],
} as const

describe('the report of the bench', () => {
  test('has a table with goal and reached, where there are goals', () => {
    expect(sectionText(section).split('\n').slice(4)).toEqual([
      '| messages | ratio | goal | reached |',
      '| --- | --- | --- | --- |',
      '| 200 | 2.00× (1.00 to 3.00) | 2.5× | yes |',
      '| 2,000 | 120 ms | 0.7× | **missed** |',
      '| 10,000 | - |  |  |',
    ])
  })

  test('says when and on what it was measured, and how to repeat it', () => {
    const text = reportText(
      {
        date: '2026-11-21',
        cores: 2,
        platform: 'x64',
        chromium: '156.0',
        minutes: 7,
        parts: ['chat', 'sizes'],
      },
      [section],
    )
    for (const words of [
      '2026-11-21',
      '2 x64 cores',
      'Chromium 156.0',
      '`npm run bench`',
      '`npm run bench -- chat`',
      '1 of 2 goals',
    ])
      expect(text).toContain(words)
  })
})

test('a ratio is made round by round', () => {
  expect(ratiosOf([2, 40, 6], [1, 20, 2])).toEqual({ median: 2, min: 2, max: 3 })
})

test('what is compared is measured in turns, each round in another order', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => ({ paintedMs: order.push(name) })
  expect(await inTurns(2, { a: measure('a'), b: measure('b') })).toEqual({ a: [1, 4], b: [2, 3] })
  expect(order).toEqual(['a', 'b', 'b', 'a'])
})

describe('beside its base', () => {
  const measured = (name: string, ratios: readonly number[]) => ({ name, ratios, row: { cells: [] } })

  test('what was slower in two measurements has failed; what was in the first alone has not', () => {
    const results = [
      measured('catalog', [1.15]),
      measured('chat', [1.3, 1.1]),
      measured('server', [1.31, 1.2]),
    ]
    expect(judge(results)).toEqual({
      passed: 2,
      failures: ['beside its base: server takes 1.31 and 1.20 times as long'],
    })
  })

  test('a commit that is not there is said to be none', async () => {
    expect(await findBase('0000000000000000000000000000000000000000')).toEqual({
      why: 'there is no commit 0000000000000000000000000000000000000000: is the clone shallow?',
    })
  })
})
