// @ts-check
// The pages of the bench, bundled as a host bundles: for production, minified, from the built package.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../../scripts/run.mjs'

/**
 * @param {Readonly<Record<string, string>>} pages the file of each page, by name
 * @param {{ folder?: string, packages?: readonly string[] }} [options] the project that is measured; where packages are looked for, besides its own
 * @returns {Promise<Map<string, string>>} scripts by file name
 */
export async function bundlePages(pages, { folder = root, packages = [] } = {}) {
  const bundle = await rolldown({
    input: { ...pages },
    cwd: folder,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { modules: [...packages, 'node_modules'] },
    // Ours leads the package's name to its source; a host has no such thing.
    tsconfig: false,
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    dir: join(folder, 'dist'),
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
  })
  await bundle.close()
  return new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.code]] : [])))
}
