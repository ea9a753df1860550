import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compareLayouts, type Layout } from './compareLayouts.ts'
import { layoutDifferences } from './layoutDifferences.ts'

// Of what the stories wrote before, in Chromium and in those that `XP_ENGINE` names: colours take no room, so of the whole
// run what is light.
const root = fileURLToPath(new URL('../../artifacts/layout/', import.meta.url))
const runs = process.env.XP_ASSURE ? ['neutral light ltr', 'neutral light rtl'] : ['sample']
const table = layoutDifferences.filter(
  ({ run }) => !run || run === (process.env.XP_ASSURE ? 'whole' : 'sample'),
)
const engines = (process.env.XP_ENGINE ?? '').split(',').filter(Boolean)

const storiesIn = (run: string, engine: string) => {
  const folder = `${root}${run}/${engine}`
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.json$/, '')) : []
}
const read = (run: string, engine: string, story: string) =>
  JSON.parse(readFileSync(`${root}${run}/${engine}/${story}.json`, 'utf8')) as Layout

describe.each(engines)('the boxes of the stories in %s', (engine) => {
  const used = new Set<unknown>()
  const compared = runs.flatMap((run) =>
    storiesIn(run, 'chromium')
      .filter((story) => storiesIn(run, engine).includes(story))
      .map((story) => ({ run, story })),
  )

  it.each(runs)('are of the same stories as in Chromium: %s', (run) => {
    expect(storiesIn(run, 'chromium').length).toBeGreaterThan(50)
    expect(storiesIn(run, engine)).toEqual(storiesIn(run, 'chromium'))
  })

  it.each(compared)('are those of Chromium, or in the table: $story, $run', ({ run, story }) => {
    const layouts = [read(run, 'chromium', story), read(run, engine, story)] as const
    const result = compareLayouts(engine, story, layouts, table)
    for (const row of result.used) used.add(row)
    expect(result.differences).toEqual([])
  })

  it('need every row of the table', () => {
    expect(table.filter((row) => row.engine === engine && !used.has(row))).toEqual([])
  })
})
