import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  lenient,
  lenientArray,
  minLength,
  nonEmptyString,
  object,
  open,
  orNull,
} from '../../src/contract/lenient.ts'
import { read, readInput, type Schema } from '../../src/contract/index.ts'
import { readAs } from './readAs.ts'

const name = z.string()
const isRead = (schema: Schema, value: unknown) => read(schema, value).success

describe('an object', () => {
  it('leaves out a field that cannot be read, and no other', () => {
    const schema = object({ a: lenient(name), b: orNull(name), c: z.optional(name), d: lenient(name) })
    expect(Object.entries(readAs(schema, { a: 1, b: 1, c: undefined, d: 'd', more: 1 }))).toEqual([
      ['b', null],
      ['d', 'd'],
    ])
    expect(readAs(schema, {})).toEqual({ b: null })
  })

  it('keeps its shape, so that another can be built of it', () => {
    const schema = object({ ...object({ a: name }).shape, b: name })
    expect(readAs(schema, { a: 'a', b: 'b' })).toEqual({ a: 'a', b: 'b' })
  })

  it('is never a list, a text or nothing', () => {
    for (const value of [[], 'a', null, undefined, 1]) expect(isRead(object({}), value)).toBe(false)
  })
})

describe('a list', () => {
  it('is read without the items that cannot be read, and anything else as an empty one', () => {
    const names = object({ names: lenientArray(name) })
    expect(readAs(names, { names: ['a', 1, null, undefined, 'b'] })).toEqual({ names: ['a', 'b'] })
    for (const value of [{}, { names: null }, { names: 'a' }, { names: { length: 1 } }])
      expect(readAs(names, value)).toEqual({ names: [] })
  })

  it('is never the same empty one', () => {
    const names = lenientArray(name)
    expect(readAs(names, null)).not.toBe(readAs(names, null))
  })
})

describe('a value', () => {
  it('that is a text has one character or more where it must', () => {
    expect(['a', ' '].map((text) => isRead(nonEmptyString(), text))).toEqual([true, true])
    expect(read(nonEmptyString(), '').error?.issues).toMatchObject([{ code: 'too_small', path: [] }])
  })

  it('of an open enum is any text', () => {
    expect(readAs(open(['A']), 'B')).toBe('B')
    expect(isRead(open(['A']), 1)).toBe(false)
  })

  it('that is a number is finite and, where it is whole, exact', () => {
    expect([Infinity, NaN, '1'].map((value) => isRead(z.number(), value))).toEqual([false, false, false])
    expect([1.5, 2 ** 53, Infinity].map((value) => isRead(z.int(), value))).toEqual([false, false, false])
  })

  it('is never read out of a prototype', () => {
    const hostile = JSON.parse('{ "__proto__": { "name": "a", "polluted": true }, "names": 1 }') as unknown
    const schema = object({ name: lenient(name), all: lenient(z.record(z.string(), name)) })
    expect(readAs(schema, hostile)).toEqual({})
    const all = readAs(schema, { all: JSON.parse('{ "__proto__": "a", "b": "b" }') as unknown }).all
    expect([Object.getPrototypeOf(all), all?.b]).toEqual([Object.prototype, 'b'])
    expect('polluted' in {}).toBe(false)
  })
})

describe('reading', () => {
  const odd = { toString: 1, valueOf: null, length: { toString: 1 } }

  it('never throws at what pretends to be a value', () => {
    for (const schema of [
      name,
      nonEmptyString(),
      z.int().check(z.gte(0)),
      z.number(),
      z.enum(['a']),
      z.array(name).check(minLength(1)),
      object({ id: nonEmptyString() }),
    ] as const)
      for (const value of [odd, [odd], { id: odd }]) expect(isRead(schema, value)).toBe(false)
  })

  it('gives the same for whatever JSON a lenient field has, or leaves it out', { timeout: 300_000 }, () => {
    const inner = [
      name,
      nonEmptyString(),
      z.number(),
      z.int(),
      z.boolean(),
      z.array(name),
      z.record(z.string(), z.int()),
      object({ id: nonEmptyString(), more: lenient(name) }),
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom<Schema>(...inner),
        fc.oneof(fc.jsonValue(), fc.constantFrom(odd, undefined)),
        fc.array(fc.jsonValue()),
        (schema, value, list) => {
          const fallbacks = object({
            field: lenient(schema),
            nullable: orNull(schema),
            list: lenientArray(schema),
          })
          const strict = read(schema, value)
          const all = readAs(fallbacks, { field: value, nullable: value, list })
          expect(all.field).toEqual(strict.data)
          expect('field' in all).toBe(strict.data !== undefined)
          expect(all.nullable).toEqual(strict.success ? strict.data : null)
          expect(all.list).toEqual(
            list.filter((item) => isRead(schema, item)).map((item) => readAs(schema, item)),
          )
        },
      ),
      { numRuns: process.env.XP_ASSURE ? 100_000 : 1_000 },
    )
  })

  it('says of each issue what and where, and asks no error map of the page', () => {
    const asked: unknown[] = []
    const { customError } = z.config()
    // A host that uses zod can set one: it is global, and would be shown the value.
    Object.assign(z.config(), { customError: (issue: unknown) => void asked.push(issue) })
    try {
      const schema = z.strictObject({ a: name, list: lenientArray(name) })
      const issues = read(schema, { a: 1, b: 'secret', list: ['x', 7] }).error?.issues
      expect(issues?.map(({ code, path }) => ({ code, path }))).toEqual([
        { code: 'invalid_type', path: ['a'] },
        { code: 'unrecognized_keys', path: [] },
      ])
      expect(JSON.stringify(issues)).not.toContain('secret')
      expect(asked).toEqual([])
    } finally {
      Object.assign(z.config(), { customError })
    }
  })
})

describe('what is sent', () => {
  const schema = z.strictObject({ a: z.optional(name) })

  it('is refused with a key too many, `__proto__` too', () => {
    expect(read(schema, { a: 'a', b: 1, c: 1 }).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['b', 'c'], path: [] },
    ])
    expect(readInput(schema, JSON.parse('{ "__proto__": { "a": "a" } }')).success).toBe(false)
  })

  it('is judged by its own keys alone', () => {
    Reflect.set(Object.prototype, 'extended', 1)
    const results = [readInput(schema, { a: 'a' }), readInput(schema, [])]
    Reflect.deleteProperty(Object.prototype, 'extended')
    expect(results).toMatchObject([{ success: true, data: { a: 'a' } }, { success: false }])
  })
})
