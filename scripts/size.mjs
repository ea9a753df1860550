// @ts-check
// What each entry of the built package costs a page: bundled, minified and gzipped, in kB of 1,000 bytes, with React
// outside as every host has it. Fails when one is over the budget that size.json gives it.
import { measureSizes } from './measureSizes.mjs'

const results = await measureSizes()
const width = Math.max(...results.map(({ name }) => name.length))
console.log(`${'kB'.padEnd(width)}      min     gzip   budget    later`)
for (const { name, budgetKb, kb, laterKb, min, error, isOver } of results) {
  const figures =
    kb === undefined
      ? `  ${error}`
      : `${min.toFixed(1).padStart(9)}${kb.toFixed(1).padStart(9)}${budgetKb.toFixed(1).padStart(9)}${laterKb ? laterKb.toFixed(1).padStart(9) : ''}`
  console.log(`${name.padEnd(width)}${figures}${isOver ? '  ✗' : ''}`)
}
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0
