import { parseTimestamp } from '../../base/index.ts'
import type { Interest } from '../../contract/index.ts'

/** White space, and the invisible marks that copying brings along. */
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/**
 * A code as it is sent: what was typed or pasted, without spaces and invisible marks. The Service judges its length
 * and letters.
 */
export function plainCode(typed: string): string {
  return typed.replace(invisible, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Of which draft a typed code is: it was sent to one number, and is none for another. */
export const codeSubject = (interestId: string, phone: string | null) => JSON.stringify([interestId, phone])

/** How long a member waits for a code before another can be asked for: a text message often takes that long. */
export const resendWaitMs = 30_000

/**
 * When the code was sent, as far as we can know: with the interest, if that is just made. `null` when it is longer ago,
 * and where the Service's clock is not ours.
 */
export function codeSentAt({ createdAt }: Interest, now: number): number | null {
  const created = parseTimestamp(createdAt)
  return created !== null && created <= now && now - created < resendWaitMs ? created : null
}
