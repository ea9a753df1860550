import type * as z from 'zod/mini'

/** How a value of type `T` is read. */
export type Schema<T = unknown> = z.ZodMiniType<T>

/** One thing that is wrong with a value: of what kind, and where. */
export type Issue = Pick<z.core.$ZodIssue, 'code' | 'path'>

/** Reads a value, or returns everything that is wrong with it. It never throws. */
export function read<T>(schema: Schema<T>, value: unknown): z.core.util.SafeParseResult<T> {
  // Without an error map here, zod calls the host's (they are global) and passes it the value.
  return schema.safeParse(value, { error: () => '' })
}

/** Reads what is sent. Only its own fields count: a page that extends `Object.prototype` adds no unknown keys. */
export function readInput<T>(schema: Schema<T>, input: unknown): z.core.util.SafeParseResult<T> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  return read(schema, isObject ? { __proto__: null, ...input } : input)
}
