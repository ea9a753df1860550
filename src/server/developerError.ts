/** A mistake of the integrator, told in three sentences: what, why, how to fix. */
export function developerError(what: string, why: string, fix: string): TypeError {
  return new TypeError(`@experience-program/react: ${what} ${why} ${fix}`)
}
