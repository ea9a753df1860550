// @ts-check
// What each entry of the built package costs a page: bundled, minified and gzipped, in kB of 1,000 bytes, with React
// outside as every host has it. Fails when one is over the budget that size.json gives it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleEntry, gzipKb } from './bundleEntry.mjs'
import { root } from './run.mjs'

/** @typedef {{ name: string, budgetKb: number, from?: string, imports?: string[], css?: string, platform?: 'node' }} Entry */

/** @type {Entry[]} */
const entries = JSON.parse(await readFile(new URL('./size.json', import.meta.url), 'utf8'))

/**
 * What is missing, in a line: esbuild's own message repeats its source.
 * @param {unknown} error
 */
function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error)
  const missing = [...message.matchAll(/for import "(\w+)"/g)].map(([, name]) => name)
  return missing.length > 0 ? `not exported: ${missing.join(', ')}` : message.split('\n').at(-1)
}

/** @param {Entry} entry */
async function measure(entry) {
  const { name, budgetKb, css } = entry
  try {
    const { atOnce, later } = css ? { atOnce: [await readFile(join(root, css))], later: [] } : await bundleEntry(entry)
    const kb = gzipKb(atOnce)
    return { name, budgetKb, kb, laterKb: gzipKb(later), min: atOnce.reduce((sum, { length }) => sum + length, 0) / 1000, isOver: kb > budgetKb }
  } catch (error) {
    return { name, budgetKb, error: reasonOf(error), isOver: true }
  }
}

const results = await Promise.all(entries.map(measure))
const width = Math.max(...results.map(({ name }) => name.length))
console.log(`${'kB'.padEnd(width)}      min     gzip   budget    later`)
for (const { name, budgetKb, kb, laterKb, min, error, isOver } of results) {
  const figures = kb === undefined ? `  ${error}` : `${min.toFixed(1).padStart(9)}${kb.toFixed(1).padStart(9)}${budgetKb.toFixed(1).padStart(9)}${laterKb ? laterKb.toFixed(1).padStart(9) : ''}`
  console.log(`${name.padEnd(width)}${figures}${isOver ? '  ✗' : ''}`)
}
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0
