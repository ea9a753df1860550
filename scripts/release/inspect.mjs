// @ts-check
// What a version has to say for itself before it is published. Nothing here runs or writes anything.

/** Licences under which a host may ship a package in its own product, without a word to anybody but the notice. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

/**
 * The changelog's part for a version, without its title.
 * @param {string} changelog
 * @param {string} version
 */
export function changelogPart(changelog, version) {
  const part = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`))
  const text = part?.split('\n').slice(1).join('\n').trim()
  if (!text)
    throw new Error(`CHANGELOG.md says nothing of ${version}: give [Unreleased] that number and a date.`)
  return text
}

/** @typedef {{ name: string, version: string, licence: string }} Licensed */

/** @typedef {{ version?: string, license?: string, dependencies?: Record<string, string> }} LockEntry */

const folder = 'node_modules/'

/** Written into a file that we ship: the script for plain pages has Preact in it, the console of the sandbox React. */
const builtIn = ['preact', 'react', 'react-dom']

/**
 * What an installation of the package brings along, by the lockfile: its dependencies and theirs, and what is built in.
 * @param {{ packages: Record<string, LockEntry> }} lock
 * @returns {readonly Licensed[]} by name
 */
export function shippedPackages({ packages }) {
  const found = new Set(['', ...builtIn.map((name) => folder + name).filter((path) => path in packages)])
  for (const path of found) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const place = placeOf(name, path, packages)
      if (place) found.add(place)
    }
  }
  found.delete('')
  return [...found]
    .map((path) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version: packages[path]?.version ?? '',
      licence: packages[path]?.license ?? 'none',
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * Where a package finds another: beside it, or in a folder further out.
 * @param {string} name
 * @param {string} from
 * @param {Record<string, LockEntry>} packages
 * @returns {string | null}
 */
function placeOf(name, from, packages) {
  const place = `${from && `${from}/`}${folder}${name}`
  if (place in packages) return place
  return from === ''
    ? null
    : placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf(folder) - 1)), packages)
}

/**
 * Those of which somebody has to read the licence first.
 * @param {readonly Licensed[]} packages
 */
export const unusualLicences = (packages) => packages.filter(({ licence }) => !allowed.has(licence))

/**
 * Scripts that would run on the machine of whoever installs the package.
 * @param {{ scripts?: Record<string, string> }} manifest
 */
export const installScripts = ({ scripts = {} }) =>
  ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'].filter((name) => name in scripts)

/**
 * The same bill of materials for the same packages: without when it was written, and a number of its own.
 * @param {{ serialNumber?: string, metadata?: { timestamp?: string } }} bill in CycloneDX form
 */
export function stableBill(bill) {
  const metadata = Object.entries(bill.metadata ?? {}).filter(([name]) => name !== 'timestamp')
  const parts = Object.entries({ ...bill, metadata: Object.fromEntries(metadata) })
  return Object.fromEntries(parts.filter(([name]) => name !== 'serialNumber'))
}

/**
 * What only the owner can fill in.
 * @param {{ security: string, versioning: string, manifest: { repository?: unknown } }} files
 * @returns {readonly string[]}
 */
export function blanks({ security, versioning, manifest }) {
  return [
    ...(manifest.repository ? [] : ['package.json has no `repository`: npm refuses a provenance without it']),
    ...[
      ['SECURITY.md', security],
      ['docs/versioning.md', versioning],
    ].flatMap(([file, text = '']) =>
      (text.match(/\*To be filled in by the owner[^*]*\*/g) ?? []).map(
        (blank) => `${file}: ${blank.slice(1, -1)}`,
      ),
    ),
  ]
}
