/**
 * How values are read and checked: a small part of what zod does, by zod's names, so that a member's browser need not
 * download zod (7 kB of each entry, measured). test/contract/schema holds it to zod on random schemas and values.
 */
export {
  array,
  lenientArray,
  object,
  type ObjectOf,
  type ObjectSchema,
  record,
  strictObject,
} from './collections.ts'
export { lenient, nullable, optional, orNull } from './modifiers.ts'
export { open, type Open } from './open.ts'
export type { Definition, Infer, Issue, ReadResult, Schema } from './Schema.ts'
export { boolean, int, nonEmptyString, number, oneOf, string, stringThat, unknown } from './values.ts'
