import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recorders } from './recorders.ts'
import { withSection } from './withSection.ts'

const file = new URL('../../docs/secrecy.md', import.meta.url)

const rows = recorders.map(
  ({ name, marks, does, source }) =>
    `| ${name} | ${marks.map((mark) => `\`${mark}\``).join(' ')} | ${does === 'blocks' ? 'left out whole' : 'text masked'} | ${source} |`,
)
const table = [
  '| product | mark around the fields | what it is said to do there | says who |',
  '|---|---|---|---|',
  ...rows,
].join('\n')

it('the report tells the marks that are tested', () => {
  const report = readFileSync(file, 'utf8')
  const fresh = withSection(report, 'recorders', table)
  if (process.env.UPDATE_DOCS) writeFileSync(file, fresh)
  else
    expect(report, 'UPDATE_DOCS=1 npx vitest run --project unit test/secrecy/recorders writes it').toBe(fresh)
})
