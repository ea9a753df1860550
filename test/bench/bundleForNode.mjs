// @ts-check
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Bundles what runs in a process of its own, for production.
 * @param {string} folder the project
 * @param {string} script of it
 * @param {string} dir
 * @param {import('rolldown').InputOptions} options
 * @returns {Promise<string>} the file to start
 */
export async function bundleForNode(folder, script, dir, options) {
  const bundle = await rolldown({
    input: { main: join(folder, script) },
    cwd: folder,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    ...options,
  })
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
  return join(dir, 'main.mjs')
}
