// @ts-check
// What each entry of the built package costs a page: bundled, minified and gzipped, in kB of 1,000 bytes, with React
// outside as every host has it. Fails when one is over the budget that size.json gives it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './run.mjs'

/** @typedef {{ name: string, budgetKb: number, from?: string, imports?: string[], css?: string, platform?: 'node' }} Entry */

/** @type {Entry[]} */
const entries = JSON.parse(await readFile(new URL('./size.json', import.meta.url), 'utf8'))
/** @type {{ name: string }} */
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** @param {Entry} entry */
async function bundled({ from = '.', imports, platform }) {
  const specifier = JSON.stringify(manifest.name + from.slice(1))
  const contents = imports
    ? `import { ${imports.join(', ')} } from ${specifier}; globalThis.kept = [${imports.join(', ')}]`
    : `import * as all from ${specifier}; globalThis.kept = all`
  const result = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: platform ?? 'browser',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.contents ?? new Uint8Array()
}

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
    const bytes = css ? await readFile(join(root, css)) : await bundled(entry)
    const kb = gzipSync(bytes, { level: 9 }).length / 1000
    return { name, budgetKb, kb, min: bytes.length / 1000, isOver: kb > budgetKb }
  } catch (error) {
    return { name, budgetKb, error: reasonOf(error), isOver: true }
  }
}

const results = await Promise.all(entries.map(measure))
const width = Math.max(...results.map(({ name }) => name.length))
console.log(`${'kB'.padEnd(width)}      min     gzip   budget`)
for (const { name, budgetKb, kb, min, error, isOver } of results) {
  const figures = kb === undefined ? `  ${error}` : `${min.toFixed(1).padStart(9)}${kb.toFixed(1).padStart(9)}${budgetKb.toFixed(1).padStart(9)}`
  console.log(`${name.padEnd(width)}${figures}${isOver ? '  ✗' : ''}`)
}
process.exitCode = results.some(({ isOver }) => isOver) ? 1 : 0
