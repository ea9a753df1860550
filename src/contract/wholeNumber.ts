import * as z from 'zod/mini'

/** A whole number, from `least` to `most` where these are given. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least?: number, most?: number) {
  const checks = [...(least === undefined ? [] : [z.gte(least)]), ...(most === undefined ? [] : [z.lte(most)])]
  return z.int().check(...checks)
}
