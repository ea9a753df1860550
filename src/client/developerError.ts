/** An error for the developer who embeds the library: what is wrong, why it matters, how to fix it, a sentence each. */
export function developerError(what: string, why: string, fix: string): TypeError {
  return new TypeError(`@experience-program/react: ${what} ${why} ${fix}`)
}
