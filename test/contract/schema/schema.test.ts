import { describe, expect, it } from 'vitest'
import * as s from '../../../src/contract/schema/index.ts'
import { readAs } from '../readAs.ts'

const name = s.string()

describe('a schema', () => {
  it.each([
    ['unknown', s.unknown(), { type: 'unknown' }],
    ['boolean', s.boolean(), { type: 'boolean' }],
    ['string', s.string(), { type: 'string', minLength: 0 }],
    ['nonEmptyString', s.nonEmptyString(), { type: 'string', minLength: 1 }],
    ['stringThat', s.stringThat(() => true), { type: 'string', minLength: 0 }],
    ['number', s.number({ above: 0 }), { type: 'number', isWhole: false, limits: { above: 0 } }],
    ['int', s.int({ least: 0, most: 10 }), { type: 'number', isWhole: true, limits: { least: 0, most: 10 } }],
    ['oneOf', s.oneOf(['a', 'b']), { type: 'enum', values: ['a', 'b'] }],
    ['array', s.array(name, 2), { type: 'array', items: name, minItems: 2 }],
    ['record', s.record(name), { type: 'record', values: name }],
    ['object', s.object({ name }), { type: 'object', fields: { name }, isStrict: false }],
    ['strictObject', s.strictObject({ name }), { type: 'object', fields: { name }, isStrict: true }],
    ['optional', s.optional(name), { type: 'optional', inner: name }],
    ['nullable', s.nullable(name), { type: 'nullable', inner: name }],
    ['lenient', s.lenient(name), { type: 'fallback', inner: name, value: undefined }],
    ['orNull', s.orNull(name), { type: 'fallback', inner: name, value: null }],
  ] as const)('says as data what it takes: %s', (_name, schema, definition) =>
    expect(schema.definition).toEqual(definition),
  )

  it('says of a list that leaves elements out what a list takes', () => {
    const { definition } = s.lenientArray(name)
    expect(definition).toMatchObject({
      type: 'fallback',
      value: [],
      inner: { definition: { type: 'array', items: name, minItems: 0 } },
    })
  })

  it('leaves out a key whose value cannot be read, and none other', () => {
    const read = readAs(s.object({ a: s.lenient(name), b: s.orNull(name), c: s.optional(name) }), {
      a: 1,
      b: 1,
    })
    expect(Object.keys(read)).toEqual(['b'])
  })

  it('reads a list without what cannot be read, and anything else as an empty one', () => {
    const names = s.object({ names: s.lenientArray(name) })
    expect(readAs(names, { names: ['a', 1, null, 'b'] })).toEqual({ names: ['a', 'b'] })
    for (const value of [{}, { names: null }, { names: 'a' }])
      expect(readAs(names, value)).toEqual({ names: [] })
  })

  it('names all keys that are too many, beside the other faults', () => {
    expect(s.strictObject({ a: name }).safeParse({ a: 1, b: 1, c: 1 }).error?.issues).toEqual([
      { code: 'invalid_type', path: ['a'] },
      { code: 'unrecognized_keys', path: [], keys: ['b', 'c'] },
    ])
  })

  it('keeps a key that would be a prototype as a key', () => {
    const read = readAs(s.record(s.string()), JSON.parse('{ "__proto__": "a" }'))
    expect([Object.keys(read), Object.getPrototypeOf(read)]).toEqual([['__proto__'], Object.prototype])
  })

  it('never throws at what pretends to be a value', () => {
    const odd = { toString: 1, valueOf: null, length: { toString: 1 } }
    for (const schema of [
      s.string(),
      s.nonEmptyString(),
      s.int({ least: 0 }),
      s.number(),
      s.oneOf(['a']),
      s.array(name, 1),
    ])
      expect(schema.safeParse(odd).success).toBe(false)
  })
})
