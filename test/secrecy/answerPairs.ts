import * as fc from 'fast-check'

/** What is typed into the three sensitive fields, in their order on the page. */
export type Answers = readonly [string, string, string]

export interface AnswerPair {
  /** Of the same length in signs and in bytes, with their blanks in the same places. */
  readonly answers: readonly [Answers, Answers]
  /** Whether they are typed sign by sign, or put in at once. */
  readonly isTyped: boolean
}

/** Signs of one row take the same room in UTF-8 and in UTF-16. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  `&<>'%{}$/=?#;:`,
  'äéñøßçðþ',
  'ابجدهوزح',
  '🥜🍷🦐🌾🧀🥛',
].map((row) => [...row])

interface Place {
  readonly row: number
  readonly one: number
  readonly other: number
}

const place = fc.record<Place>({ row: fc.nat(rows.length - 1), one: fc.nat(), other: fc.nat() })
const blank = fc.constantFrom(' ', '\n')
const signs = fc.array(fc.oneof({ weight: 6, arbitrary: place }, { weight: 1, arbitrary: blank }), {
  maxLength: 24,
})

function textOf(places: readonly (Place | string)[], side: 'one' | 'other'): string {
  return places
    .map((each) => {
      if (typeof each === 'string') return each
      const row = rows[each.row] ?? []
      return row[each[side] % row.length] ?? ''
    })
    .join('')
}

export const answerPairs: fc.Arbitrary<AnswerPair> = fc
  .record({ fields: fc.tuple(signs, signs, signs), isTyped: fc.boolean() })
  .map(({ fields: [diet, allergies, access], isTyped }) => {
    const side = (name: 'one' | 'other'): Answers => [
      textOf(diet, name),
      textOf(allergies, name),
      textOf(access, name),
    ]
    return { answers: [side('one'), side('other')], isTyped }
  })
