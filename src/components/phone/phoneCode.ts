import { parseTimestamp, plainFigures } from '../../base/index.ts'
import type { Interest } from '../../contract/index.ts'

/** Groups of figures as messages write them: `123-456`. */
const grouped = /(?<=\d)[-\u2010-\u2015\u2212](?=\d)/g
/** Groups of one length, as messages space them: `123 456`. */
const spaced = /(?<!\d)(?:\d{4}(?:\s\d{4})+|\d{3}(?:\s\d{3})+|\d{2}(?:\s\d{2})+)(?!\d)/g
/** What was copied along with figures: the full stop of a sentence, quotation marks, brackets, a `#`. */
const around = /^\p{P}+|\p{P}+$/gu
/** What is in a message and in no code: three words, a colon, a letter that is not Latin. */
const ofSentence = /\p{L}\s+\p{L}+\s+\p{L}|(?![A-Za-z])\p{L}|:/u

/**
 * A code as it is sent: what was typed or pasted, in plain figures, without spaces and invisible marks; of a whole
 * message its only number. The Service judges its length and letters.
 */
export function plainCode(typed: string): string {
  const text = plainFigures(typed)
  if (ofSentence.test(text)) {
    const message = text.replace(grouped, '')
    const number =
      onlyNumber(message) ?? onlyNumber(message.replace(spaced, (groups) => groups.replace(/\s/g, '')))
    if (number !== undefined) return number
  }
  const code = text.replace(/\s/g, '')
  const figures = code.replace(grouped, '').replace(around, '')
  return /^\d+$/.test(figures) ? figures : code
}

function onlyNumber(text: string): string | undefined {
  const numbers = text.match(/\d{4,}/g) ?? []
  return numbers.length === 1 ? numbers[0] : undefined
}

/** Of which draft a typed code is: it was sent to one number, and is none for another. */
export const codeSubject = (interestId: string, phone: string | null) => JSON.stringify([interestId, phone])

/** Answers of which the host was told: who left while a code was checked and came back waits for the same one. */
export const toldChecks = new WeakSet<object>()

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
