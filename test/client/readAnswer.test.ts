import { expect, it } from 'vitest'
import { readSuccess } from '../../src/client/readAnswer.ts'
import { operations } from '../../src/contract/index.ts'

const read = (body: unknown) =>
  readSuccess(operations.offers, { response: new Response(), text: JSON.stringify(body) }).data

it('leaves out of a text what turns the words around it, and nothing else', () => {
  const hostile = '\u2069\u202edne\u202c \u2066a\u2067b\u2068c\u202ad\u202be\u202df'
  expect(
    read({
      offers: [
        {
          id: 'a',
          title: hostile,
          location: { city: '\u200f\u05e9\u05dc\u05d5\u05dd\u200e \u061c' },
          inclusions: [{ name: hostile }],
        },
      ],
    }),
  ).toMatchObject({
    offers: [
      {
        title: 'dne abcdef',
        location: { city: '\u200f\u05e9\u05dc\u05d5\u05dd\u200e \u061c' },
        inclusions: [{ name: 'dne abcdef' }],
      },
    ],
  })
})

it('leaves out of a text what no line can hold, and nothing that a language writes', () => {
  const family = '\u{1f468}\u{1f3ff}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'
  const written = `\u05d1\u05bc\u05b0\u05a5\u05bd\u0301 e\u0323\u0302 ${family} \u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645`
  expect(
    read({
      offers: [
        {
          id: 'a',
          title: written,
          description: `Z${'\u0301'.repeat(40)}`,
          kind: '\u{1f600}\u200d'.repeat(30),
        },
      ],
    }),
  ).toMatchObject({
    offers: [{ title: written, description: `Z${'\u0301'.repeat(6)}`, kind: '\u{1f600}'.repeat(30) }],
  })
})

it('leaves ids and cursors as they are: they are sent back', () => {
  expect(read({ offers: [{ id: 'a\u202e' }], nextCursor: 'b\u2069' })).toMatchObject({
    offers: [{ id: 'a\u202e' }],
    nextCursor: 'b\u2069',
  })
})

it('gives no object another prototype', () => {
  const { data } = readSuccess(operations.offers, {
    response: new Response(),
    text: '{"__proto__":{"polluted":1},"offers":[{"id":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}',
  })
  const [offer] = (data as { offers: object[] }).offers
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  expect(Object.getPrototypeOf(offer)).toBe(Object.prototype)
  expect('polluted' in {} || 'polluted' in (offer ?? {})).toBe(false)
})

it('drops a row that makes its own reading throw, and keeps the others', () => {
  const text = JSON.stringify({ offers: [{ id: { length: { toString: 1 } } }, { id: 'kept' }] })
  expect(readSuccess(operations.offers, { response: new Response(), text })).toMatchObject({
    data: { offers: [{ id: 'kept' }] },
    dropped: [{ index: 0, id: null }],
  })
})

it('takes no page for an answer, and a text with a tag in it for no page', () => {
  for (const page of ['<html>', '  \n <!doctype html>'])
    expect(() => readSuccess(operations.offers, { response: new Response(), text: page })).toThrow(
      'cannot be read (a page)',
    )
  expect(read({ offers: [{ id: 'a', title: '1 < 2' }] })).toMatchObject({ offers: [{ title: '1 < 2' }] })
})

it('leaves out what is no letter, so that a title of nothing else counts as none', () => {
  const read = (title: string) =>
    (
      readSuccess(operations.offers, {
        response: new Response(),
        text: JSON.stringify({ offers: [{ id: 'a', title }] }),
      }).data as { offers: { title?: string }[] }
    ).offers[0]?.title
  expect(['\u0000', '\ud800', '\u0007\u0085\udc00'].map(read)).toEqual([undefined, undefined, undefined])
  expect(read('a\u0000b\ud800c \u{1f600}\t\r\n')).toBe('abc \u{1f600}\t\r\n')
})
