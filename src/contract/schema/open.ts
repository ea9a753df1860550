import type { Schema } from './Schema.ts'
import { string } from './values.ts'

/** A value of an enum of which later versions may know more: known values keep their type, others pass through as text. */
export type Open<Known extends string> = Known | (string & {})

/* @__NO_SIDE_EFFECTS__ */
export function open<const Known extends string>(_known: readonly Known[]): Schema<Open<Known>> {
  return string()
}
