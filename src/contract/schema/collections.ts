import { createSchema, type Definition, fault, type Infer, readAt, type Schema } from './Schema.ts'

/** The schemas of an object's values, by their keys. */
export type Fields = Readonly<Record<string, Schema<unknown>>>

/** Whether the key may be missing. Of `unknown` it is the value that cannot be known, not whether there is one. */
type MayMiss<S> = unknown extends Infer<S> ? false : undefined extends Infer<S> ? true : false

type Flat<T> = { [K in keyof T]: T[K] } & {}

/** The object that `F` reads. */
export type ObjectOf<F extends Fields> = Flat<
  { -readonly [K in keyof F as MayMiss<F[K]> extends true ? never : K]: Infer<F[K]> } & {
    -readonly [K in keyof F as MayMiss<F[K]> extends true ? K : never]?: Infer<F[K]>
  }
>

export interface ObjectSchema<F extends Fields> extends Schema<ObjectOf<F>> {
  /** To build another object upon this one. */
  readonly definition: Extract<Definition, { type: 'object' }> & { readonly fields: F }
}

/** An object with these fields. A field that it does not name is left out: a later version may add some. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const F extends Fields>(fields: F): ObjectSchema<F> {
  return objectWith(fields, false)
}

/** An object with these fields and no others. */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<const F extends Fields>(fields: F): ObjectSchema<F> {
  return objectWith(fields, true)
}

/* @__NO_SIDE_EFFECTS__ */
function objectWith<F extends Fields>(fields: F, isStrict: boolean): ObjectSchema<F> {
  const entries = Object.entries(fields)
  return createSchema({ type: 'object', fields, isStrict }, (value, pass) => {
    if (!isObject(value)) return fault(pass, 'invalid_type')
    const object: Record<string, unknown> = {}
    for (const [key, schema] of entries) {
      const data = readAt(schema, value[key], key, pass)
      if (data !== undefined) object[key] = data
    }
    if (isStrict) {
      const surplus = Object.keys(value).filter((key) => !Object.hasOwn(fields, key))
      if (surplus.length > 0) return fault(pass, 'unrecognized_keys', surplus)
    }
    return object
  })
}

/** An object of any keys, each with such a value. */
/* @__NO_SIDE_EFFECTS__ */
export function record<T>(values: Schema<T>): Schema<Record<string, T>> {
  return createSchema({ type: 'record', values }, (value, pass) =>
    // From entries, so that `__proto__` is a key like any other.
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readAt(values, item, key, pass)]))
      : fault(pass, 'invalid_type'),
  )
}

/** A list of such values, of `minItems` or more. */
/* @__NO_SIDE_EFFECTS__ */
export function array<T>(items: Schema<T>, minItems = 0): Schema<T[]> {
  return createSchema({ type: 'array', items, minItems }, (value, pass) => {
    if (!Array.isArray(value)) return fault(pass, 'invalid_type')
    if (value.length < minItems) fault(pass, 'too_small')
    return value.map((item: unknown, index) => readAt(items, item, index, pass))
  })
}

/** Reads a list and leaves out what cannot be read of it. Anything but a list, or none at all, reads as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<T>(items: Schema<T>): Schema<T[]> {
  return createSchema({ type: 'fallback', inner: array(items), value: [] }, (value) =>
    (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
      const read = items.safeParse(item)
      return read.success ? [read.data] : []
    }),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
