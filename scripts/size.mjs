// @ts-check
// npm run size: what each entry of the built package costs a page, bundled, minified and gzipped, in kB of 1,000 bytes, with
// React outside. Fails when one is over its budget in size.json. A promised budget is measured by Rolldown, esbuild and
// webpack, and the worst counts. `--renew` sets all other budgets to what was measured plus 3 %, so that growth shows.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measureSizes } from './measureSizes.mjs'

const { values } = parseArgs({ options: { renew: { type: 'boolean', default: false } } })
const results = await measureSizes()
const width = Math.max(...results.map(({ name }) => name.length))
console.log(`${'kB'.padEnd(width)}      min     gzip   budget    later`)
for (const { name, budgetKb, kb, laterKb, min, error, isOver, byBundler } of results) {
  const figures =
    kb === undefined
      ? `  ${error}`
      : [min, kb, budgetKb, ...(laterKb ? [laterKb] : [])].map((each) => each.toFixed(1).padStart(9)).join('')
  const each =
    byBundler && byBundler.length > 1 ? `  (${byBundler.map((one) => one.toFixed(1)).join(', ')})` : ''
  console.log(`${name.padEnd(width)}${figures}${each}${isOver ? '  ✗' : ''}`)
}

if (values.renew) {
  const file = new URL('./size.json', import.meta.url)
  /** @type {import('./measureSizes.mjs').Entry[]} */
  const entries = JSON.parse(await readFile(file, 'utf8'))
  const renewed = entries.map((entry, index) => {
    const kb = results[index]?.kb
    return entry.isPromise || kb === undefined ? entry : { ...entry, budgetKb: Math.ceil(kb * 10.3) / 10 }
  })
  await writeFile(file, `[\n${renewed.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`)
} else process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0
