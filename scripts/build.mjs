// @ts-check
// Builds the package into dist/: modules by Vite, declarations by tsc, style sheets by Lightning CSS.
import { existsSync } from 'node:fs'
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { bundle, bundleAsync, Features } from 'lightningcss'
import { build, runnerImport } from 'vite'
import { buildTarget, styleTargets } from './browserFloors.mjs'
import { runNode } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const styles = join(root, 'src/theme/styles.css')
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

/** Without the fallback variables for `light-dark()`, which no sheet of ours uses. */
const styleOptions = { minify: true, targets: styleTargets, exclude: Features.LightDark }

async function buildStyles() {
  if (!existsSync(styles))
    throw new Error('src/theme/styles.css is missing: it lists the style sheets that ship.')
  const plain = bundle({ filename: styles, ...styleOptions })
  const entry = join(dirname(styles), 'layered.virtual.css')
  const layered = await bundleAsync({
    filename: entry,
    ...styleOptions,
    resolver: {
      read: (file) => (file === entry ? `@import './styles.css' layer(${layer});` : readFile(file, 'utf8')),
    },
  })
  await writeFile(join(dist, 'styles.css'), plain.code)
  await writeFile(join(dist, 'styles.layered.css'), layered.code)
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
      rolldownOptions: { output: { minify: true } },
    },
  })
  await writeFile(
    join(folder, 'console.css'),
    bundle({ filename: join(source, 'console.css'), ...styleOptions }).code,
  )
}

/** The elements for a page without a bundler: one script with its React, and beside it what it loads when it is needed. */
async function buildScript() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: buildTarget,
      outDir: join(dist, 'script'),
      minify: true,
      cssMinify: 'lightningcss',
      sourcemap: true,
      copyPublicDir: false,
      lib: { entry: join(root, 'src/elements/script.ts'), formats: ['es'], fileName: () => 'elements.js' },
      rolldownOptions: { output: { minify: true, chunkFileNames: '[name]-[hash].js' } },
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
])
