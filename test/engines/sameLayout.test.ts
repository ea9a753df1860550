import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareLayouts, type Layout } from './compareLayouts.ts'
import { layoutDifferences } from './layoutDifferences.ts'

// Of what the last runs of the stories wrote, in Chromium and in those that `XP_ENGINE` names. Not in `npm test` yet: the table of
// differences is not filled.
const root = new URL(`../../artifacts/layout/${process.env.XP_STORY_RUN || 'sample'}/`, import.meta.url)
  .pathname
const engines = (process.env.XP_ENGINE ?? '').split(',').filter(Boolean)
const storiesIn = (engine: string) => (existsSync(join(root, engine)) ? readdirSync(join(root, engine)) : [])
const read = (engine: string, file: string) =>
  JSON.parse(readFileSync(join(root, engine, file), 'utf8')) as Layout

describe.each(engines)('the boxes of the stories in %s', (engine) => {
  it('are of the same stories as in Chromium', () => {
    expect(storiesIn('chromium').length).toBeGreaterThan(50)
    expect(storiesIn(engine)).toEqual(storiesIn('chromium'))
  })

  it('are those of Chromium, or in the table, which has nothing else', () => {
    const compared = storiesIn('chromium')
      .filter((file) => storiesIn(engine).includes(file))
      .map((file) => compareLayouts(engine, file.slice(0, -5), [read('chromium', file), read(engine, file)]))
    expect(compared.flatMap(({ differences }) => differences)).toEqual([])
    const rows = layoutDifferences.filter((row) => row.engine === engine)
    expect(rows.filter((row) => !compared.some(({ used }) => used.has(row)))).toEqual([])
  })
})
