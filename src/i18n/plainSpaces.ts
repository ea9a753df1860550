/**
 * Writes the thin and non-breaking spaces of a date as plain ones. Versions of the Unicode data differ in just these,
 * so that a server and a browser would not agree on the same text (a hydration mismatch).
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}
