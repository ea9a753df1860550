// @ts-check
// Bundles an import of the built package as a host does with Vite (Rolldown): minified, for production, with React outside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { root } from './run.mjs'

/** @typedef {{ from?: string, imports?: string[], platform?: 'node', package?: string, folder?: string }} Import what is imported; everything of `from` when `imports` is missing; of another package, which is found in `folder` */

/** @type {{ name: string }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** @param {string} id */
const isReact = (id) => /^(react|react-dom)(\/|$)|^node:/.test(id)

/**
 * The module of a page that imports this, and uses it.
 * @param {Import} what
 */
export function pageOf({ from = '.', imports, package: name = manifest.name }) {
  const specifier = JSON.stringify(name + from.slice(1))
  return imports
    ? `import { ${imports.join(', ')} } from ${specifier}; globalThis.kept = [${imports.join(', ')}]`
    : `import * as all from ${specifier}; globalThis.kept = all`
}

/**
 * The chunks of these, and all that they import, each once.
 * @template {{ fileName: string, imports: string[] }} Chunk
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {readonly Chunk[]} entries
 */
function closureOf(chunks, entries) {
  const found = new Set(entries)
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = chunks.get(name)
      if (imported) found.add(imported)
    }
  }
  return found
}

/**
 * What the page loads at once, what it loads when it is needed (a calendar, phone numbers, the hub's views), and the modules of both; and
 * `onDemand`: what is loaded, beyond that, with a module that is imported when it is needed.
 * @param {Import} what
 * @param {readonly string[]} [outside] further packages that are left out of it
 */
export async function bundleEntry(
  { from = '.', imports, platform, package: name = manifest.name, folder = root },
  outside = [],
) {
  const contents = pageOf({ from, package: name, ...(imports && { imports }) })
  const bundle = await rolldown({
    input: 'virtual:entry',
    cwd: folder,
    platform: platform ?? 'browser',
    external: (id) => isReact(id) || outside.some((name) => id === name || id.startsWith(`${name}/`)),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfig: false,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(folder, 'virtual-entry.js') : null),
        load: (id) => (id === join(folder, 'virtual-entry.js') ? contents : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  /** As on any system: Windows separates folders in its own way. */
  const slashed = (/** @type {string | null} */ id) => id?.replaceAll('\\', '/') ?? ''
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const all = [...chunks.values()]
  const first = closureOf(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  )
  const filesOf = (/** @type {boolean} */ isFirst) => all.filter((chunk) => first.has(chunk) === isFirst)
  const bytesOf = (/** @type {readonly { code: string }[]} */ files) =>
    files.map(({ code }) => Buffer.from(code))
  const bytes = (/** @type {boolean} */ isFirst) => bytesOf(filesOf(isFirst))
  const onDemand = (/** @type {string} */ file) => {
    const part = all.filter(
      ({ facadeModuleId, isDynamicEntry }) => isDynamicEntry && slashed(facadeModuleId).endsWith(`/${file}`),
    )
    if (part.length !== 1) throw new Error(`${file} is not loaded on demand.`)
    return bytesOf([...closureOf(chunks, part)].filter((chunk) => !first.has(chunk)))
  }
  const modules = (/** @type {boolean} */ isFirst) =>
    filesOf(isFirst).flatMap((chunk) =>
      Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [slashed(id)] : [],
      ),
    )
  return {
    atOnce: bytes(true),
    later: bytes(false),
    modulesAtOnce: modules(true),
    modulesLater: modules(false),
    onDemand,
  }
}

/**
 * Files are sent, and so compressed, one by one.
 * @param {readonly Uint8Array[]} files
 */
export function gzipKb(files) {
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000
}
