import { parseTimestamp } from '../../base/index.ts'
import type { Interest } from '../../contract/index.ts'

/** White space, and the invisible marks that copying brings along. */
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Groups of figures as messages write them: `123-456`. */
const grouped = /(?<=\d)[-\u2010-\u2015\u2212](?=\d)/g
/** What is in a message and in no code: three words, a colon, a letter that is not Latin. */
const ofSentence = /\p{L}\s+\p{L}+\s+\p{L}|(?![A-Za-z])\p{L}|:/u

/**
 * A code as it is sent: what was typed or pasted, in plain figures, without spaces and invisible marks; of a whole
 * message its only number. The Service judges its length and letters.
 */
export function plainCode(typed: string): string {
  const text = typed.normalize('NFKC').replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
  const [number, ...others] = text.replace(grouped, '').match(/\d{4,}/g) ?? []
  if (number !== undefined && others.length === 0 && ofSentence.test(text)) return number
  const code = text.replace(invisible, '')
  const figures = code.replace(grouped, '')
  return /^\d+$/.test(figures) ? figures : code
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
