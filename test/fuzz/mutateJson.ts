import fc from 'fast-check'

/** What a change puts in the place of a value: what a careless, a later or a hostile Service may send. */
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e21,
    -1e21,
    2 ** 53,
    Number.MAX_VALUE,
    5e-324,
    '',
    ' ',
    '\n',
    '0',
    '-1',
  ),
  // Dates that are none, or that no calendar of ours reaches.
  fc.constantFrom<unknown>(
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '2026-11-21',
    '21/11/2026',
    'tomorrow',
    '+275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '2026-11-21T10:00',
    1_795_000_000,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [{}],
    [[[[[]]]]],
    { id: null },
    { id: {} },
    { toString: 1 },
    { then: 'x' },
    { length: 3 },
  ),
  fc.constantFrom<unknown>(
    '<b>x</b>',
    'javascript:alert(1)',
    'data:text/html,x',
    '//other.example',
    '\u202E',
    '\uD800',
    '\u0000',
    'a'.repeat(5_000),
    '👩‍👩‍👧‍👦'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Names that mean something to an object, to JSON or to us. */
const oddKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toJSON',
  'then',
  'length',
  'hasOwnProperty',
  'id',
  'error',
  'nextCursor',
  '',
  '0',
)

/** One change to a JSON value. `at` chooses the place among all that the value has. */
export interface Change {
  readonly at: number
  readonly how: 'replace' | 'drop' | 'nest' | 'wrap' | 'duplicate' | 'swap' | 'add' | 'many'
  readonly value: unknown
  readonly key: string
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(100_000),
  how: fc.constantFrom<Change['how']>(
    'replace',
    'replace',
    'replace',
    'drop',
    'drop',
    'nest',
    'wrap',
    'duplicate',
    'swap',
    'add',
    'many',
  ),
  value: oddValues,
  key: oddKeys,
})

/** A few changes, from none: also an answer as it should be is a case. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(change, { maxLength: 6 })

interface Place {
  readonly parent: Record<string, unknown> | unknown[]
  readonly key: string
}

/** The value with the changes made, as JSON text: `__proto__` is then a key like any other, and nothing is shared. */
export function changedText(value: unknown, list: readonly Change[]): string {
  const root: Record<string, unknown> = { value: parse(JSON.stringify(value) ?? 'null') }
  for (const next of list) {
    const places = placesOf(root)
    const place = places[next.at % places.length]
    if (place) make(next, place)
  }
  return JSON.stringify(root.value) ?? ''
}

const parse = (text: string) => JSON.parse(text) as unknown

function placesOf(parent: Record<string, unknown> | unknown[]): readonly Place[] {
  return Object.keys(parent).flatMap((key) => {
    const child = Reflect.get(parent, key) as unknown
    const below =
      typeof child === 'object' && child !== null ? placesOf(child as Record<string, unknown>) : []
    return [{ parent, key }, ...below]
  })
}

function make({ how, value, key: oddKey }: Change, { parent, key }: Place): void {
  const current = Reflect.get(parent, key) as unknown
  const copy = (each: unknown) => parse(JSON.stringify(each) ?? 'null')
  const put = (next: unknown) => define(parent, key, next)
  switch (how) {
    case 'replace':
      return put(copy(value))
    case 'drop':
      return Array.isArray(parent)
        ? void parent.splice(Number(key), 1)
        : void Reflect.deleteProperty(parent, key)
    case 'nest':
      return put({ [key]: current, data: current })
    case 'wrap':
      return put([current])
    case 'duplicate':
      return Array.isArray(parent)
        ? void parent.splice(Number(key), 0, copy(current))
        : define(parent, `${key} 2`, copy(current))
    case 'swap': {
      const [first = key] = Object.keys(parent)
      const other = Reflect.get(parent, first) as unknown
      define(parent, first, current)
      return put(other)
    }
    case 'add':
      return typeof current === 'object' && current !== null
        ? define(current, oddKey, copy(value))
        : put({ [oddKey]: copy(value) })
    case 'many':
      return Array.isArray(current)
        ? put(Array.from({ length: 30 }, () => copy(current[0])))
        : put(copy(value))
  }
}

/** As an own property, also `__proto__`. The length of a list is left alone. */
function define(target: object, key: string, value: unknown): void {
  if (Array.isArray(target) && !/^\d+$/.test(key)) return
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
