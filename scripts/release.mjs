// @ts-check
// npm run release -- --dry-run: what must hold before a version is published, and what goes with it, in artifacts/release: the
// package, the script as an archive, bill of materials, licences and checksum. It publishes nothing.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages } from './ensure.mjs'
import { packInto } from './pack.mjs'
import {
  blanks,
  changelogPart,
  installScripts,
  shippedPackages,
  stableBill,
  unusualLicences,
} from './release/inspect.mjs'
import { createScriptArchive } from './release/scriptArchive.mjs'
import { npm, root, run, runNode, secondsSince } from './run.mjs'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
if (!values['dry-run']) {
  console.error(
    'This command publishes nothing. Run it with --dry-run; if all is well, an owner publishes with: npm publish --provenance',
  )
  process.exit(1)
}

const folder = join(root, 'artifacts/release')
/** @param {string} file */
const read = (file) => readFile(join(root, file), 'utf8')
/** @param {string} file */
const readJson = async (file) => JSON.parse(await read(file))

async function checkTree() {
  const { output } = await run('git', ['status', '--porcelain'], { quiet: true })
  if (output.trim() !== '') throw new Error(`Commit or drop these first:\n${output.trimEnd()}`)
}

async function checkChangelog() {
  const { version } = await readJson('package.json')
  const text = changelogPart(await read('CHANGELOG.md'), version)
  await writeFile(join(folder, 'notes.md'), `${text}\n`)
}

async function checkInstallScripts() {
  const found = installScripts(await readJson('package.json'))
  if (found.length > 0) throw new Error(`package.json would run ${found.join(', ')} where it is installed.`)
}

async function checkLicences() {
  const packages = shippedPackages(await readJson('package-lock.json'))
  const unusual = unusualLicences(packages)
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  await writeFile(
    join(folder, 'licences.md'),
    `${['| package | version | licence |', '|---|---|---|', ...rows].join('\n')}\n`,
  )
  if (unusual.length > 0)
    throw new Error(unusual.map(({ name, licence }) => `${name} has the licence ${licence}.`).join('\n'))
}

/** Of an installation of the package, as a host makes it, without React. */
async function writeBill() {
  const host = await mkdtemp(join(tmpdir(), 'xp-release-'))
  try {
    const { name, version } = await readJson('package.json')
    const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'))
    if (!tarball) throw new Error('There is no package to look into.')
    const dependencies = { [name]: `file:${join(folder, tarball)}` }
    await writeFile(
      join(host, 'package.json'),
      JSON.stringify({ name: 'host', version, private: true, dependencies }),
    )
    await inHost(host, ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'])
    const output = await inHost(host, [
      'sbom',
      '--legacy-peer-deps',
      '--sbom-format=cyclonedx',
      '--sbom-type=library',
    ])
    const bill = stableBill(JSON.parse(output.slice(output.indexOf('{'))))
    await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  } finally {
    await rm(host, { recursive: true, force: true })
  }
}

/**
 * @param {string} host
 * @param {readonly string[]} args
 */
async function inHost(host, args) {
  const { code, output } = await npm([...args, '--loglevel=error'], { quiet: true, cwd: host })
  if (code !== 0) throw new Error(output.trim())
  return output
}

/** @returns {Promise<{ name: string, hash: string }>} */
async function buildAndPack() {
  await runNode('scripts/build.mjs', [])
  const { file } = await packInto(folder)
  const bytes = await readFile(file)
  return { name: basename(file), hash: createHash('sha512').update(bytes).digest('hex') }
}

async function checkTwoBuilds() {
  const first = await buildAndPack()
  const second = await buildAndPack()
  if (first.hash !== second.hash) throw new Error('Two builds of the same commit gave two packages.')
  await writeFile(join(folder, 'sha512.txt'), `${second.hash}  ${second.name}\n`)
}

/** For pages without a bundler: what to upload, and the tags with its hashes, which are printed too. */
async function writeArchive() {
  const { version } = await readJson('package.json')
  const { name, tags, bytes } = await createScriptArchive(join(root, 'dist/script'), version)
  await writeFile(join(folder, name), bytes)
  await writeFile(join(folder, 'tags.html'), tags)
  return `${name}\n${tags.trimEnd()}`
}

/** Types, lint, floors, build, public surface, sizes, and the tests of the built package. */
async function checkAll() {
  const { code, output } = await npm(['run', '--silent', 'check'], { quiet: true })
  if (code !== 0) throw new Error(output.split('\n').slice(-30).join('\n'))
}

async function checkBlanks() {
  const open = blanks({
    security: await read('SECURITY.md'),
    versioning: await read('docs/versioning.md'),
    manifest: await readJson('package.json'),
  })
  if (open.length > 0) throw new Error(open.join('\n'))
}

/** @type {readonly (readonly [name: string, check: () => Promise<string | void>])[]} */
const checks = [
  ['nothing is uncommitted', checkTree],
  ['the changelog speaks of this version', checkChangelog],
  ['nothing runs where it is installed', checkInstallScripts],
  ['licences of what it brings along', checkLicences],
  ['npm run check', checkAll],
  ['two builds give the same bytes', checkTwoBuilds],
  ['archive of the script, for pages without a bundler', writeArchive],
  ['bill of materials (CycloneDX)', writeBill],
  ['the owner has filled in what only they can', checkBlanks],
]

await ensurePackages()
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
let failed = 0
for (const [name, check] of checks) {
  const start = performance.now()
  try {
    const written = await check()
    console.log(`✓ ${name} (${secondsSince(start)})${written ? `\n${written}` : ''}`)
  } catch (error) {
    failed += 1
    console.log(
      `✗ ${name} (${secondsSince(start)})\n${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
console.log(
  failed === 0 ? 'Ready to be published.' : `Not to be published yet: ${failed} of ${checks.length} failed.`,
)
process.exitCode = failed === 0 ? 0 : 1
