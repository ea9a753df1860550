// @ts-check
// The same import as bundleEntry.mjs, by esbuild and by webpack: what a page loads at once, with React outside.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import webpack from 'webpack'
import { root } from './run.mjs'

/**
 * Without what is imported on demand. (With `splitting` esbuild loads the same, in dozens of files:
 * test/package/exports.test.ts.)
 * @param {string} contents of the page's entry
 * @returns {Promise<Uint8Array[]>}
 */
export async function bundleByEsbuild(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    outdir: join(root, 'out'),
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    legalComments: 'none',
    target: 'es2022',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Ours leads the package's name to its source.
    tsconfigRaw: '{}',
    plugins: [
      {
        name: 'on-demand',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ kind }) =>
            kind === 'dynamic-import' ? { external: true } : undefined,
          ),
      },
    ],
    logLevel: 'silent',
  })
  return outputFiles.map(({ contents: bytes }) => bytes)
}

/**
 * @param {string} contents of the page's entry
 * @returns {Promise<Uint8Array[]>}
 */
export async function bundleByWebpack(contents) {
  const cache = join(root, 'node_modules/.cache/xp')
  await mkdir(cache, { recursive: true })
  // Inside the project, so that the package finds itself by its name.
  const folder = await mkdtemp(join(cache, 'webpack-'))
  try {
    await writeFile(join(folder, 'page.mjs'), contents)
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './page.mjs',
      output: { path: join(folder, 'out'), module: true, chunkFormat: 'module' },
      // From Node 22 on it reads TypeScript, and our tsconfig.json, which leads the package's name to its source.
      experiments: { outputModule: true, typescript: false },
      target: ['web', 'es2022'],
      externalsType: 'module',
      externals: [/^react(-dom)?(\/|$)/],
      performance: false,
    })
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : compiler.close(() => resolve(result)))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
    const { entrypoints } = stats.toJson({ all: false, entrypoints: true })
    /** @type {{ name: string }[]} */
    const assets = entrypoints.main.assets
    return await Promise.all(assets.map(({ name }) => readFile(join(folder, 'out', name))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
