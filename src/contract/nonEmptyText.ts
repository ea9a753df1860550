import * as z from 'zod/mini'

/** A text of one character or more. A function marked as pure, as every schema with checks: a bundler leaves out what nobody reads. */
/* @__NO_SIDE_EFFECTS__ */
export function nonEmptyText() {
  return z.string().check(z.minLength(1))
}
