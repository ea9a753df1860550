// @ts-check
// What each entry of the built package costs a page: bundled, minified and gzipped, in kB of 1,000 bytes, with React
// outside as every host has it. Fails when one is over the budget that size.json gives it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { root } from './run.mjs'

/** @typedef {{ name: string, budgetKb: number, from?: string, imports?: string[], css?: string, platform?: 'node' }} Entry */

/** @type {Entry[]} */
const entries = JSON.parse(await readFile(new URL('./size.json', import.meta.url), 'utf8'))
/** @type {{ name: string }} */
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/**
 * What the page loads at once, and what it loads when it is needed (a calendar, phone numbers, the hub's views).
 * @param {Entry} entry
 */
async function bundled({ from = '.', imports, platform }) {
  const specifier = JSON.stringify(manifest.name + from.slice(1))
  const contents = imports
    ? `import { ${imports.join(', ')} } from ${specifier}; globalThis.kept = [${imports.join(', ')}]`
    : `import * as all from ${specifier}; globalThis.kept = all`
  const bundle = await rolldown({
    input: 'virtual:entry',
    cwd: root,
    platform: platform ?? 'browser',
    external: /^(react|react-dom)(\/|$)|^node:/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfig: false,
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'virtual:entry' ? join(root, 'virtual-entry.js') : null), load: (id) => (id === join(root, 'virtual-entry.js') ? contents : null) }],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const fileName of first) for (const imported of chunks.get(fileName)?.imports ?? []) if (chunks.has(imported)) first.add(imported)
  const bytesOf = (/** @type {boolean} */ isFirst) => [...chunks.values()].flatMap(({ fileName, code }) => (first.has(fileName) === isFirst ? [Buffer.from(code)] : []))
  return { atOnce: bytesOf(true), later: bytesOf(false) }
}

/**
 * Files are sent, and so compressed, one by one.
 * @param {readonly Uint8Array[]} files
 */
function gzipKb(files) {
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000
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
    const { atOnce, later } = css ? { atOnce: [await readFile(join(root, css))], later: [] } : await bundled(entry)
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
