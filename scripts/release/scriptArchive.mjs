// @ts-check
// The script for pages without a bundler as one file to upload, with the hashes that hold a browser to its bytes.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'

/** @param {Uint8Array} bytes @param {string} algorithm */
const hashOf = (bytes, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`

/** Whoever makes it gets the same bytes: the first moment that a zip can say, by the clock on the wall. */
const mtime = new Date(1980, 0, 1)

/**
 * The archive of a built script: a folder named by its version, in it the files, and `tags.html` with the tags for a page.
 * @param {string} source the folder that the build wrote, `dist/script`
 * @param {string} version
 */
export async function createScriptArchive(source, version) {
  const folder = `experience-program-${version}`
  const names = (await readdir(source)).filter((name) => name.endsWith('.js')).sort()
  const files = await Promise.all(
    names.map(
      async (name) => /** @type {const} */ ([name, new Uint8Array(await readFile(join(source, name)))]),
    ),
  )
  const tags = tagsFor(folder, files)
  const entries = [...files, /** @type {const} */ (['tags.html', strToU8(tags)])]
  return {
    name: `${folder}.zip`,
    tags,
    bytes: zipSync({ [folder]: Object.fromEntries(entries) }, { level: 9, mtime }),
  }
}

/**
 * The tags for a page that serves the folder at its root. The import map holds what the script loads later to its bytes, in
 * browsers that know `integrity` there; others load it without.
 * @param {string} folder
 * @param {readonly (readonly [name: string, bytes: Uint8Array])[]} files
 */
function tagsFor(folder, files) {
  const integrity = Object.fromEntries(files.map(([name, bytes]) => [`/${folder}/${name}`, hashOf(bytes)]))
  const map = JSON.stringify({ integrity })
  const entry = `/${folder}/elements.js`
  return `<!-- For a folder in another place, change /${folder}/ in each address. -->
<!-- A Content-Security-Policy names the import map in script-src: '${hashOf(strToU8(map), 'sha256')}' -->
<script type="importmap">${map}</script>
<script type="module" src="${entry}" integrity="${integrity[entry]}"></script>
`
}
