import Papa from 'papaparse'
import { sanitizeText } from '../../base/index.ts'

/**
 * A table as a CSV file (RFC 4180, UTF-8 with a byte order mark, which Excel needs to read more than ASCII). A number
 * stays one, also below zero; a text is one line, and no spreadsheet runs it. Loaded when a member wants the file.
 */
export function writeCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)))
  const quotes = (cell: unknown) => typeof cell === 'string'
  return `\ufeff${Papa.unparse(cells, { quotes, newline: '\r\n' })}\r\n`
}

/**
 * Begins with an apostrophe what a spreadsheet would take for a formula (OWASP, CSV Injection), full-width signs
 * included. Also behind a separator of another country: it splits the text before it reads the quotation marks.
 */
function plainText(text: string): string {
  return sanitizeText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|[,;|])(?=[\s"']*[=+\-@＝＋－＠])/g, "$1'")
}
