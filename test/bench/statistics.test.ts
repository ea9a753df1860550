import { expect, test } from 'vitest'
import { inTurns } from './inTurns.mjs'
import { ratiosOf } from './statistics.mjs'

test('a ratio is made round by round', () => {
  expect(ratiosOf([2, 40, 6], [1, 20, 2])).toEqual({ median: 2, min: 2, max: 3 })
})

test('what is compared is measured in turns, each round in another order', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => ({ paintedMs: order.push(name) })
  expect(await inTurns(2, { a: measure('a'), b: measure('b') })).toEqual({ a: [1, 4], b: [2, 3] })
  expect(order).toEqual(['a', 'b', 'b', 'a'])
})
