import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docOf, entries, exportsOf } from './api/declarations.ts'
import { describeNames } from './api/describeNames.ts'
import { root } from './manifest.ts'

// What the entries export is compared by API Extractor: `npm run check`, api/*.api.md.
describe('the public surface', () => {
  it('has the parts, attributes and message keys of api/names.md, which npm run api writes', () => {
    const file = join(root, 'api/names.md')
    const text = describeNames()
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, text)
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
    expect(text.split('\n').filter((line) => !committed.includes(line))).toEqual([])
    expect(committed.split('\n').filter((line) => !text.includes(line))).toEqual([])
  })

  it.each(entries)('says of each export of $specifier what it is for', ({ file }) => {
    // Props are described with their component.
    const withoutDoc = [...exportsOf(file)]
      .filter(([name, symbol]) => !name.endsWith('Props') && docOf(symbol) === '')
      .map(([name]) => name)
    expect(withoutDoc).toEqual([])
  })
})
