// @ts-check
// What each entry of size.json costs a page, in kB of 1,000 bytes: bundled, minified and gzipped, with React outside.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleEntry, gzipKb, pageOf } from './bundleEntry.mjs'
import { bundleByEsbuild, bundleByWebpack } from './otherBundlers.mjs'
import { root } from './run.mjs'

/** @typedef {{ name: string, budgetKb: number, from?: string, imports?: string[], css?: string | string[], platform?: 'node', onDemand?: string, isPromise?: true }} Entry `css`: several as the one file that a bundler makes of them. `onDemand`: what this module of the package adds when it is first needed. `isPromise`: a budget that integrators were promised, measured by three bundlers */

/** In the order of size.json; those that cannot be measured say why. */
export async function measureSizes() {
  /** @type {Entry[]} */
  const entries = JSON.parse(await readFile(new URL('./size.json', import.meta.url), 'utf8'))
  return Promise.all(entries.map(measure))
}

/** @type {Map<string, ReturnType<typeof bundleEntry>>} */
const bundles = new Map()

/** @param {Entry} entry */
async function bundled({ from, imports, platform, onDemand }) {
  const what = {
    ...(from ? { from } : {}),
    ...(imports ? { imports } : {}),
    ...(platform ? { platform } : {}),
  }
  const key = JSON.stringify(what)
  const bundle = bundles.get(key) ?? bundleEntry(what)
  bundles.set(key, bundle)
  return onDemand === undefined ? bundle : { atOnce: (await bundle).onDemand(onDemand), later: [] }
}

/** @param {Entry} entry */
async function measure(entry) {
  const { name, budgetKb, css } = entry
  try {
    const { atOnce, later } = css
      ? { atOnce: [await oneFile([css].flat())], later: [] }
      : await bundled(entry)
    const byBundler = [gzipKb(atOnce), ...(entry.isPromise && !css ? await byOtherBundlers(entry) : [])]
    const kb = Math.max(...byBundler)
    return {
      name,
      budgetKb,
      kb,
      byBundler,
      isPromise: entry.isPromise === true,
      laterKb: gzipKb(later),
      min: atOnce.reduce((sum, { length }) => sum + length, 0) / 1000,
      isOver: kb > budgetKb,
    }
  } catch (error) {
    return { name, budgetKb, error: reasonOf(error), isOver: true }
  }
}

/** @param {readonly string[]} files */
async function oneFile(files) {
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(root, file)))))
}

/**
 * By esbuild and by webpack.
 * @param {Entry} entry
 */
async function byOtherBundlers({ from, imports }) {
  const page = pageOf({ ...(from && { from }), ...(imports && { imports }) })
  return [gzipKb(await bundleByEsbuild(page)), gzipKb(await bundleByWebpack(page))]
}

/**
 * What is missing, in a line: esbuild's own message repeats its source.
 * @param {unknown} error
 */
function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error)
  const missing = [...message.matchAll(/for import "(\w+)"/g)].map(([, name]) => name)
  return missing.length > 0 ? `not exported: ${missing.join(', ')}` : message.trim().split('\n').at(-1)
}
