import type { TextDirection } from './textDirection.ts'

// Blocks of scripts that are written from right to left (Unicode 17, DerivedBidiClass), but not their figures, which are weak.
const rightToLeft =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const leftToRight =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u

/**
 * Sets a value apart from a sentence that is written the other way (first strong isolate, UAX #9), so that a Latin
 * title does not turn an Arabic sentence around. What runs the sentence's own way, or neither, comes back as it is.
 */
export function isolate(text: string, dir: TextDirection): string {
  // A phone number has no direction of its own, and its groups would change places.
  if (dir === 'rtl' && /^\+\d/.test(text)) return `\u2066${text}\u2069`
  return (dir === 'rtl' ? leftToRight : rightToLeft).test(text) ? `\u2068${text}\u2069` : text
}
