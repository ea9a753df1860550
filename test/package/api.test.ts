import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries, exportsOf } from './api/declarations.ts'
import { describeEntry } from './api/describeEntry.ts'
import { describeSurface } from './api/describeSurface.ts'
import { docOf } from './api/printing.ts'
import { root } from './manifest.ts'

const folder = join(root, 'docs/api')
const pages = [
  ...entries.map((entry) => ({ page: entry.page, write: () => describeEntry(entry) })),
  { page: 'surface', write: describeSurface },
]

describe('the public surface', () => {
  it.each(pages)('is as its page in docs/api says, which npm run api writes: $page', ({ page, write }) => {
    const file = join(folder, `${page}.md`)
    const text = write()
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, text)
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const changed = text.split('\n').filter((line) => !kept.includes(line))
    expect({ changed, isSame: text === kept }).toEqual({ changed: [], isSame: true })
  })

  it('has a page for each entry, and no page for another', () => {
    expect(readdirSync(folder).toSorted()).toEqual(pages.map(({ page }) => `${page}.md`).toSorted())
  })

  it.each(entries)('tells of each export of $specifier what it is for', ({ file }) => {
    // Props are told with their component.
    const silent = [...exportsOf(file)]
      .filter(([name, symbol]) => !name.endsWith('Props') && docOf(symbol) === '')
      .map(([name]) => name)
    expect(silent).toEqual([])
  })
})
