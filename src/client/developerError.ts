import { adviceOf } from '../contract/index.ts'

/**
 * An error for the developer who embeds the library: what is wrong, and, while developing, why it matters and how to fix
 * it, a sentence each. Members' pages carry only the first.
 */
export function developerError(what: string, advice: () => string | false): TypeError {
  return new TypeError(`@experience-program/react: ${what}${adviceOf(advice)}`)
}
