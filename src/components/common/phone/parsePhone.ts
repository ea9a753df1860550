import { plainFigures } from '../../../base/index.ts'
import type * as phoneLibrary from './phoneLibrary.ts'

/** Why what was typed is no number that can be sent. `country`: without a country code nobody knows where it is. */
export type PhoneIssue = 'empty' | 'country' | 'short' | 'long' | 'shape'

/** What was typed, read as a phone number. */
export type PhoneReading =
  | {
      readonly isNumber: true
      /** E.164, as it is sent: `+442079460958`. */
      readonly e164: string
      /** International, as it is shown: `+44 20 7946 0958`. */
      readonly formatted: string
    }
  | { readonly isNumber: false; readonly issue: PhoneIssue }

type PhoneLibrary = typeof phoneLibrary

const issues = {
  NOT_A_NUMBER: 'shape',
  INVALID_COUNTRY: 'country',
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
  INVALID_LENGTH: 'shape',
} as const satisfies Record<string, PhoneIssue>

/** E.164: at most 15 digits. What is shorter than 7 is a short code. */
const international = /^\+[1-9]\d{6,14}$/

/** Loads the library ahead, so that reading is quick. Rejects when it cannot be loaded. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> => import('./phoneLibrary.ts')

/**
 * Reads a phone number as people write or copy it, in any figures: international, or national of `country` (ISO
 * 3166-1 alpha-2). Loads its library on first use; where that fails, a number with its country code is still
 * read. Never rejects.
 */
export async function parsePhone(typed: string, country: string | null): Promise<PhoneReading> {
  const text = plainFigures(typed).trim()
  if (text === '') return { isNumber: false, issue: 'empty' }
  const library = await loadPhoneLibrary().catch(() => null)
  return library ? readWith(library, text, country) : readPlainly(text)
}

function readWith(
  { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength }: PhoneLibrary,
  typed: string,
  country: string | null,
): PhoneReading {
  const known = country !== null && isSupportedCountry(country) ? country : undefined
  const refusal = validatePhoneNumberLength(typed, known)
  if (refusal !== undefined) return { isNumber: false, issue: issues[refusal] }
  const number = parsePhoneNumberFromString(typed, {
    ...(known && { defaultCountry: known }),
    extract: false,
  })
  // An extension cannot get a text, and E.164 has no room for it.
  if (!number || number.ext !== undefined) return { isNumber: false, issue: 'shape' }
  return { isNumber: true, e164: number.number, formatted: number.formatInternational() }
}

function readPlainly(typed: string): PhoneReading {
  const e164 = typed.replace(/[^\d+]/g, '')
  if (international.test(e164)) return { isNumber: true, e164, formatted: e164 }
  return { isNumber: false, issue: e164.startsWith('+') ? 'shape' : 'country' }
}

/**
 * The country that a locale names (`en-GB` → `GB`), and none where it names none: guessing the most likely one (`en` →
 * `US`) would send a member's code to a stranger.
 */
export function localeCountry(locale: string): string | null {
  return new Intl.Locale(locale).region ?? null
}
