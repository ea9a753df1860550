// @ts-check
// Builds the package into dist/: modules by Vite, declarations by tsc, style sheets by Lightning CSS.
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { bundle } from 'lightningcss'
import { build, runnerImport } from 'vite'
import { buildTarget, styleTargets } from './browserFloors.mjs'
import { writeElementsManifest } from './elementsManifest.mjs'
import { writeDocumentList } from './llms.mjs'
import { preactAliases } from './preact.mjs'
import { runNode } from './run.mjs'
import { leftAsWritten } from './styleOptions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** How long our own style sheets take is nothing to warn of. */
const checks = { bundlerTimings: false }
const dist = join(root, 'dist')
const styles = join(root, 'src/theme/styles.css')
/** What every component needs, and beside it what each needs: lists of parts of the whole. */
const sheets = join(root, 'src/theme/sheets')
/** For pages of Tailwind and shadcn: they are read by a host's own build, and ship as written. */
const presets = join(root, 'src/theme/presets')
/** The cascade layer of styles.layered.css, which a host names in its own `@layer` order. */
const layer = 'experience-program'

async function buildModules() {
  await build({ root, logLevel: 'warn' })
}

async function buildDeclarations() {
  await runNode('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.build.json'])
  const files = await readdir(dist, { recursive: true })
  const declarations = files.filter((file) => file.endsWith('.d.ts'))
  await Promise.all(declarations.map((file) => pointAtJavaScript(join(dist, file))))
}

/**
 * tsc rewrites `.ts` to `.js` in the JavaScript that it emits, but not in declarations, where Node's resolution
 * then finds nothing.
 * @param {string} file
 */
async function pointAtJavaScript(file) {
  const text = await readFile(file, 'utf8')
  const rewritten = text.replace(
    /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])(\.\.?\/[^'"]+?)\.tsx?\2/g,
    '$1$2$3.js$2',
  )
  await writeFile(file, rewritten)
}

const styleOptions = { minify: true, targets: styleTargets, exclude: leftAsWritten }

async function buildStyles() {
  if (!existsSync(styles))
    throw new Error('src/theme/styles.css is missing: it lists the style sheets that ship.')
  const folder = join(dist, 'styles')
  await mkdir(folder)
  await writeSheet(styles, dist)
  for (const list of await readdir(sheets)) await writeSheet(join(sheets, list), folder)
  await cp(presets, folder, { recursive: true })
}

/**
 * A list of style sheets as one, and once more in a layer.
 * @param {string} list
 * @param {string} folder
 */
async function writeSheet(list, folder) {
  const name = basename(list, '.css')
  const css = bundle({ filename: list, ...styleOptions }).code.toString()
  await writeFile(join(folder, `${name}.css`), css)
  await writeFile(join(folder, `${name}.layered.css`), `@layer ${layer}{${css}}`)
}

/** The console of the local server: one script with its own React, and one style sheet, which its command serves. */
async function buildConsole() {
  const source = join(root, 'src/console')
  const folder = join(dist, 'console')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: buildTarget,
      outDir: folder,
      minify: true,
      copyPublicDir: false,
      lib: { entry: join(source, 'main.tsx'), formats: ['es'], fileName: () => 'console.js' },
      // Vite leaves the white space of a library, for the sake of its marks; this is none.
      rolldownOptions: { checks, output: { minify: true } },
    },
  })
  await writeFile(
    join(folder, 'console.css'),
    bundle({ filename: join(source, 'console.css'), ...styleOptions }).code,
  )
}

/** The elements for a page without a bundler: one script with Preact in it, and beside it what it loads when it is needed. */
async function buildScript() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: preactAliases },
    css: { lightningcss: { exclude: leftAsWritten } },
    build: {
      target: buildTarget,
      outDir: join(dist, 'script'),
      minify: true,
      cssMinify: 'lightningcss',
      sourcemap: true,
      copyPublicDir: false,
      lib: { entry: join(root, 'src/elements/script.ts'), formats: ['es'], fileName: () => 'elements.js' },
      rolldownOptions: { checks, output: { minify: true, chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** Pictures and data lie beside the modules that name them by `new URL(…, import.meta.url)`. */
async function copyAssets() {
  const source = join(root, 'src')
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const assets = entries.filter((entry) => entry.isFile() && !/\.(tsx?|css|json|md)$/.test(entry.name))
  await Promise.all(
    assets.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return cp(file, join(dist, relative(source, file)))
    }),
  )
}

/** The description of the Service, made of the contract's schemas. */
async function buildOpenApi() {
  /** @type {{ module: typeof import('./openapi/createOpenApi.ts') }} */
  const { module } = await runnerImport(join(root, 'scripts/openapi/createOpenApi.ts'), {
    configFile: false,
    root,
    logLevel: 'warn',
  })
  await writeFile(join(dist, 'openapi.json'), `${JSON.stringify(module.createOpenApi(), null, 2)}\n`)
}

await rm(dist, { recursive: true, force: true })
await buildModules()
await Promise.all([
  buildDeclarations(),
  buildConsole(),
  buildScript(),
  buildStyles(),
  copyAssets(),
  buildOpenApi(),
  writeDocumentList(join(dist, 'llms.txt')),
  writeElementsManifest(join(dist, 'custom-elements.json')),
])
