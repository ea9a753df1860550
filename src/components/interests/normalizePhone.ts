/** What people write between the digits of a number, and the invisible marks that copying brings along. */
const separators = /[\s.()/\u002D\u2010-\u2015\u2212\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g
/** E.164 allows 15 digits; numbers of fewer than 6 are short codes. */
const international = /^\+\d{6,15}$/

/** A phone number as it is sent: digits after a plus, without what was typed between them. */
export function normalizePhone(typed: string): string {
  return typed.replace(separators, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf)).replace('\uFF0B', '+')
}

/** Whether a number can be called from anywhere. Whether it exists only the code that is sent to it can tell. */
export function isInternationalPhone(typed: string): boolean {
  return international.test(normalizePhone(typed))
}
