// @ts-check
// How Lightning CSS writes what ships: in dist/styles.css and its parts, and in the text that the elements hold.
import { Features } from 'lightningcss'

/** What it would write otherwise for older browsers, and should leave. */
export const leftAsWritten =
  // Fallback variables for `light-dark()`, which no sheet of ours uses.
  Features.LightDark |
  // Languages in place of `:dir()`, which is about the direction of words, not about their language. Ours only where a
  // browser can do without.
  Features.DirSelector
