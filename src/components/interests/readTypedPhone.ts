import { parsePhone, type PhoneFault } from '../common/index.ts'
import type { HeldAnswers } from './interestLimits.ts'

/** A typed number: as it is sent, or why it cannot be. */
export type TypedPhone = { readonly phone: string } | { readonly fault: PhoneFault }

/**
 * Reads what stands in the field of the phone. The number that the Service holds goes back as it came, however it is
 * typed: in another spelling it would count as another number, and not be checked any more.
 */
export async function readTypedPhone(
  typed: string,
  country: string | null,
  held: HeldAnswers | undefined,
): Promise<TypedPhone> {
  const before = held?.phone ?? null
  if (before !== null && typed.trim() === before) return { phone: before }
  const reading = await parsePhone(typed, country)
  if (!reading.isNumber) return { fault: reading.fault }
  const heldReading = before === null ? null : await parsePhone(before, null)
  return {
    phone:
      before !== null && heldReading?.isNumber && heldReading.e164 === reading.e164 ? before : reading.e164,
  }
}
