/** What copying brings along, and nobody sees: marks of direction, spaces without a width, soft hyphens. */
const marks = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Arabic-Indic and Persian digits, as those keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** What was typed or pasted, in plain figures and without invisible marks. Other spaces become plain ones. */
export function plainFigures(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(marks, '')
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}
