import * as z from 'zod/mini'
import type { Schema } from './operation.ts'

/**
 * Reads a field of which the specification promises nothing: null, a missing key and a value of another
 * shape all read as `undefined`, so that one odd field never hides the row it stands in.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined)
}

/** Reads an array and leaves out the elements that cannot be read. Anything but an array reads as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientArray<T>(element: Schema<T>) {
  const readable = z.pipe(
    // Optional, so that a missing key reads as empty too; `unknown` alone makes the key required.
    z.optional(z.unknown()),
    z.transform((value: unknown): unknown[] => (Array.isArray(value) ? value.filter((item: unknown) => element.safeParse(item).success) : [])),
  )
  // Read once more, so that the schema shows what its elements are: the published description is made of it.
  return z.pipe(readable, z.array(element))
}

/** A value of an enum of which later versions may know more: known values keep their type, others pass through as text. */
export type Open<Known extends string> = Known | (string & {})

/* @__NO_SIDE_EFFECTS__ */
export function open<const Known extends string>(_known: readonly Known[]): Schema<Open<Known>> {
  return z.string() as unknown as Schema<Open<Known>>
}
