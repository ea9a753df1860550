// @ts-check
// Packs the package, as `npm publish` would. Node builtins only.
import { join } from 'node:path'
import { npm, root } from './run.mjs'

/**
 * @typedef {object} Packed
 * @property {string} file the tarball
 * @property {string} integrity SHA-512 of its bytes, as a lock would have it
 * @property {readonly string[]} paths of what is in it
 */

/**
 * @param {string} folder where the tarball goes
 * @param {string} [from] the folder of the package
 * @returns {Promise<Packed>}
 */
export async function packInto(folder, from = root) {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]
  const { code, output } = await npm(args, { quiet: true, cwd: from })
  // npm may complain before it answers.
  const start = output.search(/^[[{]$/m)
  if (code !== 0 || start < 0) throw new Error(`The package could not be packed.\n${output.trim()}`)
  // A list until npm 11, an object by the names of the packages since npm 12.
  const [packed] = /** @type {{ filename: string, integrity: string, files: { path: string }[] }[]} */ (
    Object.values(JSON.parse(output.slice(start)))
  )
  if (!packed) throw new Error(`npm packed nothing.\n${output.trim()}`)
  return {
    file: join(folder, packed.filename),
    integrity: packed.integrity,
    paths: packed.files.map(({ path }) => path),
  }
}
