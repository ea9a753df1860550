import { expect, it } from 'vitest'
import { readSuccess } from '../../src/client/readSuccess.ts'
import { operations } from '../../src/contract/index.ts'

const read = (body: unknown) => readSuccess(operations.offers, { response: new Response(), text: JSON.stringify(body) }).data

it('leaves out of a text what turns the words around it, and nothing else', () => {
  const hostile = '\u2069\u202edne\u202c \u2066a\u2067b\u2068c\u202ad\u202be\u202df'
  expect(read({ offers: [{ id: 'a', title: hostile, location: { city: '\u200f\u05e9\u05dc\u05d5\u05dd\u200e \u061c' }, inclusions: [{ name: hostile }] }] })).toMatchObject({
    offers: [{ title: 'dne abcdef', location: { city: '\u200f\u05e9\u05dc\u05d5\u05dd\u200e \u061c' }, inclusions: [{ name: 'dne abcdef' }] }],
  })
})

it('leaves ids and cursors as they are: they are sent back', () => {
  expect(read({ offers: [{ id: 'a\u202e' }], nextCursor: 'b\u2069' })).toMatchObject({ offers: [{ id: 'a\u202e' }], nextCursor: 'b\u2069' })
})

it('gives no object another prototype', () => {
  const { data } = readSuccess(operations.offers, { response: new Response(), text: '{"__proto__":{"polluted":1},"offers":[{"id":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}' })
  const [offer] = (data as { offers: object[] }).offers
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  expect(Object.getPrototypeOf(offer)).toBe(Object.prototype)
  expect('polluted' in {} || 'polluted' in (offer ?? {})).toBe(false)
})
