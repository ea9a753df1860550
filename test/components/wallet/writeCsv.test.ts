import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../src/components/wallet/writeCsv.ts'

/** What another library reads, each cell as the text that stands in it. */
const read = (file: string) => parse(file, { bom: true }) as readonly (readonly string[])[]
/** As a spreadsheet that splits at another separator, which the quotation marks of ours do not keep from it. */
const readBy = (delimiter: string, file: string): readonly string[] =>
  (parse(file, { bom: true, delimiter, quote: false, relax_column_count: true }) as string[][]).flat()
const isFormula = (cell: string) => /^[\s"']*[=+\-@＝＋－＠\t\r]/.test(cell) && !/^[\s"]*'/.test(cell)

describe('a table as CSV', () => {
  it('begins with a byte order mark, has a row to a line, and numbers without quotation marks', () => {
    expect(
      writeCsv([
        ['Date', 'Amount'],
        ['2026-11-20', -3200.5],
        ['', undefined],
      ]),
    ).toBe('\ufeff"Date","Amount"\r\n"2026-11-20",-3200.5\r\n"",\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    [' =1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'=1+1"],
    ['\u0000=1+1', "'=1+1"],
    ['\u202e=1+1', "'=1+1"],
    ['"=1+1', '\'"=1+1'],
    ['＝1+1', "'＝1+1"],
    ['=1\n+1', "'=1 +1"],
    ['Supper; =HYPERLINK("https://evil.example")', 'Supper;\' =HYPERLINK("https://evil.example")'],
    ['a|=1', "a|'=1"],
    ['A table - for two', 'A table - for two'],
    ['Ann’s "table", again', 'Ann’s "table", again'],
  ])('writes the text %j so that nothing runs', (text, cell) => {
    expect(read(writeCsv([[text]]))).toEqual([[cell]])
  })

  it.each([0, -0.5, 1e21, -1e21, 9_876_543_210_123, -1])('keeps the number %d a number', (number) => {
    const [[cell] = []] = read(writeCsv([[number]]))
    expect(Number(cell)).toBe(number)
    expect(writeCsv([[number]])).not.toContain("'")
  })

  const sign = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    ',',
    ';',
    '|',
    '"',
    "'",
    '\t',
    '\r\n',
    '\n',
    ' ',
    '\ufeff',
    '＝',
  )
  const title = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 12 })
      .map((all) => all.join('')),
  )

  it('gives another library every row and number back, whatever the titles are, and no cell that runs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(title, fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1 }),
        (rows) => {
          const file = writeCsv(rows.map(([text, amount]) => ['2026-11-20', text, amount]))
          const cells = read(file)
          expect(cells.map(([, , amount]) => Number(amount))).toEqual(rows.map(([, amount]) => amount + 0))
          const letters = (text = '') => text.replace(/[^\p{L}\p{N}]/gu, '')
          expect(cells.map(([, text]) => letters(text))).toEqual(rows.map(([text]) => letters(text)))
          for (const [date, text = ''] of cells)
            expect([date, isFormula(text)]).toEqual(['2026-11-20', false])
        },
      ),
    )
  })

  it.each([';', '\t', '|'])('holds where a spreadsheet splits at %j', (delimiter) => {
    fc.assert(
      fc.property(title, (text) => {
        for (const cell of readBy(delimiter, writeCsv([['2026-11-20', text]])))
          expect(isFormula(cell)).toBe(false)
      }),
    )
  })
})
