import { longestTimer } from './checkSessionOptions.ts'

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = '\\d{2}:\\d{2}:\\d{2}'
/** The three forms of RFC 9110, section 5.6.7. `Date.parse` alone also takes "soon 1" for a date. */
const httpDate = new RegExp(
  `^(?:${day}, \\d{2} ${month} \\d{4} ${time} GMT|[A-Z][a-z]+day, \\d{2}-${month}-\\d{2} ${time} GMT|${day} ${month} [ \\d]\\d ${time} \\d{4})$`,
)

/**
 * Reads `Retry-After`, in seconds or as an HTTP date (RFC 9110, section 10.2.3), as milliseconds from `now`.
 * A date that has passed is 0, a wait that no timer can wait is the longest one (it would fire at once, over and over);
 * anything else that cannot be read is `null`.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text) * 1000, longestTimer)
  if (!httpDate.test(text)) return null
  // The asctime form carries no zone, and means UTC.
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestTimer)
}
