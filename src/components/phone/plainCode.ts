/** White space, and the invisible marks that copying brings along. */
const invisible = /[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** A code as it is sent: what was typed or pasted, without what stands between. Its length and its letters are the Service's matter. */
export function plainCode(typed: string): string {
  return typed.replace(invisible, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}
