import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as s from '../../../src/contract/schema/index.ts'

/** A schema of ours, and the one of zod that must read alike. */
interface Pair {
  readonly ours: s.Schema<unknown>
  readonly zods: z.ZodMiniType
}

const leaf = fc.constantFrom<Pair>(
  { ours: s.unknown(), zods: z.optional(z.unknown()) },
  { ours: s.boolean(), zods: z.boolean() },
  { ours: s.string(), zods: z.string() },
  { ours: s.nonEmptyString(), zods: z.string().check(z.minLength(1)) },
  {
    ours: s.stringThat((text) => text.startsWith('a')),
    zods: z.string().check(z.refine((text) => text.startsWith('a'))),
  },
  { ours: s.number(), zods: z.number() },
  { ours: s.number({ above: 0 }), zods: z.number().check(z.positive()) },
  { ours: s.int(), zods: z.int() },
  { ours: s.int({ least: 0 }), zods: z.int().check(z.gte(0)) },
  { ours: s.int({ least: 1, most: 10 }), zods: z.int().check(z.gte(1), z.lte(10)) },
  { ours: s.oneOf(['a', 'ab']), zods: z.enum(['a', 'ab']) },
  { ours: s.oneOf([true]), zods: z.literal(true) },
)

/** A value that is not there at all is asked of fields alone. */
const { pair } = fc.letrec<{ pair: Pair; field: Pair }>((tie) => ({
  pair: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 4, arbitrary: leaf },
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('field')).chain((fields) =>
      fc.boolean().map((isStrict): Pair => {
        const ours = Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each.ours]))
        const zods = Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, each.zods]))
        return isStrict
          ? { ours: s.strictObject(ours), zods: z.strictObject(zods) }
          : { ours: s.object(ours), zods: z.object(zods) }
      }),
    ),
    tie('pair').map(({ ours, zods }): Pair => ({ ours: s.array(ours), zods: z.array(zods) })),
    tie('pair').map(({ ours, zods }): Pair => ({
      ours: s.array(ours, 2),
      zods: z.array(zods).check(z.minLength(2)),
    })),
    tie('pair').map(({ ours, zods }): Pair => ({ ours: s.record(ours), zods: z.record(z.string(), zods) })),
    tie('pair').map(({ ours, zods }): Pair => ({ ours: s.nullable(ours), zods: z.nullable(zods) })),
  ),
  field: fc.oneof(
    tie('pair'),
    tie('pair').map(({ ours, zods }): Pair => ({ ours: s.optional(ours), zods: z.optional(zods) })),
    tie('pair').map(({ ours, zods }): Pair => ({
      ours: s.lenient(ours),
      zods: z.catch(z.optional(zods), undefined),
    })),
    tie('pair').map(({ ours, zods }): Pair => ({ ours: s.orNull(ours), zods: z.catch(zods, null) })),
  ),
}))

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    {
      weight: 5,
      arbitrary: fc.constantFrom<unknown>(
        '',
        'a',
        'ab',
        'b',
        0,
        1,
        -1,
        1.5,
        10,
        11,
        2 ** 53,
        Infinity,
        NaN,
        true,
        false,
        null,
      ),
    },
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
  ),
}))

/** What JSON keeps of it: whether a key is missing or undefined is no difference on the wire. */
const onTheWire = (data: unknown): unknown =>
  data === undefined ? undefined : JSON.parse(JSON.stringify(data))

const places = (issues: readonly { readonly path: readonly PropertyKey[] }[]) =>
  [...new Set(issues.map(({ path }) => path.join('.')))].toSorted()

describe('a schema', () => {
  it('reads what zod reads, as zod reads it, and finds the same faults', { timeout: 300_000 }, () => {
    const seen = { read: 0, refused: 0 }
    fc.assert(
      fc.property(pair, value, ({ ours, zods }, given) => {
        const [read, expected] = [ours.safeParse(given), zods.safeParse(given)]
        expect(read.success).toBe(expected.success)
        seen[read.success ? 'read' : 'refused'] += 1
        if (read.success && expected.success) expect(onTheWire(read.data)).toEqual(onTheWire(expected.data))
        // zod is silent of a list that is too short where its elements are wrong.
        else
          expect(places(read.error?.issues ?? [])).toEqual(
            expect.arrayContaining(places(expected.error?.issues ?? [])),
          )
      }),
      { numRuns: process.env.XP_ASSURE ? 100_000 : 3_000 },
    )
    expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(300)
  })

  it('names its faults as zod does', () => {
    const codes = (schema: s.Schema<unknown>, zods: z.ZodMiniType, given: unknown) =>
      [schema.safeParse(given), zods.safeParse(given)].map(({ error }) =>
        error?.issues.map(({ code, path }) => ({ code, path })),
      )
    const cases: readonly (readonly [s.Schema<unknown>, z.ZodMiniType, unknown])[] = [
      [s.string(), z.string(), 1],
      [s.nonEmptyString(), z.string().check(z.minLength(1)), ''],
      [s.stringThat(() => false), z.string().check(z.refine(() => false)), 'a'],
      [s.int({ least: 1 }), z.int().check(z.gte(1)), 0],
      [s.int({ most: 1 }), z.int().check(z.lte(1)), 2],
      [s.int(), z.int(), 1.5],
      [s.number(), z.number(), NaN],
      [s.number({ above: 0 }), z.number().check(z.positive()), 0],
      [s.boolean(), z.boolean(), 'true'],
      [s.oneOf(['a', 'b']), z.enum(['a', 'b']), 'c'],
      [s.array(s.string(), 2), z.array(z.string()).check(z.minLength(2)), ['a']],
      [s.array(s.string()), z.array(z.string()), {}],
      [s.record(s.int()), z.record(z.string(), z.int()), { a: 1, b: 'c' }],
      [s.record(s.int()), z.record(z.string(), z.int()), 'a'],
      [s.object({ a: s.object({ b: s.string() }) }), z.object({ a: z.object({ b: z.string() }) }), { a: {} }],
      [s.strictObject({ a: s.string() }), z.strictObject({ a: z.string() }), { a: 1, b: 2 }],
      [s.object({}), z.object({}), []],
    ]
    for (const [ours, zods, given] of cases) {
      const [found, expected] = codes(ours, zods, given)
      expect(found).toEqual(expected)
      expect(found).not.toEqual([])
    }
  })
})
