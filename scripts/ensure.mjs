// @ts-check
// Installs what a fresh machine lacks: the packages and, for tests, a Chromium. Node builtins only.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumWorks, installedChromiums, rememberedChromium, rememberedFile } from './chromium.mjs'
import { npm, root, run } from './run.mjs'

/** @param {string} message */
const say = (message) => console.log(`ensure: ${message}`)

/** @param {string} file */
async function lockedPackages(file) {
  /** @type {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(await readFile(join(root, file), 'utf8'))
  return packages
}

/** What is installed is compared by version: times of files say nothing after a checkout. */
async function packagesAreCurrent() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const [wanted, installed] = await Promise.all([
    lockedPackages('package-lock.json'),
    lockedPackages('node_modules/.package-lock.json'),
  ])
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    const found = installed[path]
    // Optional packages are those of other platforms.
    if (!found) return Boolean(optional || devOptional)
    return found.version === version
  })
}

/** Runs `npm ci` when `node_modules` is missing or is not what the lock says. */
export async function ensurePackages() {
  if (await packagesAreCurrent()) return
  say('installing packages (npm ci)')
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { quiet: true })
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}.\n${output}`)
}

async function installFromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say('no Chromium here; trying apt-get install chromium')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { quiet: true, env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { quiet: true, env })
}

async function downloadByPlaywright() {
  say("no Chromium here; trying Playwright's download")
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'], {
    quiet: true,
  })
}

/**
 * The last resort: a Chromium packed for npm, unpacked once outside node_modules' own tree.
 * @returns {Promise<import('./chromium.mjs').Chromium | undefined>}
 */
async function chromiumFromNpm() {
  say('no Chromium here; trying the one packed for npm (@sparticuz/chromium)')
  const folder = join(dirname(rememberedFile), 'chromium-from-npm')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const installed = await npm(
    ['install', '--no-audit', '--no-fund', '--engine-strict=false', '@sparticuz/chromium@^153'],
    { quiet: true, cwd: folder },
  )
  if (installed.code !== 0) return undefined
  const unpack =
    "import chromium from '@sparticuz/chromium'; console.log(JSON.stringify({ path: await chromium.executablePath(), args: chromium.args }))"
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    quiet: true,
    cwd: folder,
  })
  if (code !== 0) return undefined
  const line = output.split('\n').find((text) => text.startsWith('{'))
  if (!line) return undefined
  /** @type {{ path: string, args: string[] }} */
  const { path, args } = JSON.parse(line)
  // Of its many switches only those that let it draw: others turn off web security, which the tests are there to see.
  const kept = args.filter((arg) =>
    /^--(use-gl|use-angle|in-process-gpu|ignore-gpu-blocklist|enable-unsafe-swiftshader|font-render-hinting)/.test(
      arg,
    ),
  )
  return { path, args: kept, source: 'npm (@sparticuz/chromium)' }
}

/** @returns {Promise<import('./chromium.mjs').Chromium>} */
async function findOrInstallChromium() {
  const working = () => installedChromiums().find(chromiumWorks)
  const here = working() ?? rememberedChromium()
  if (here && chromiumWorks(here)) return here
  for (const install of [installFromApt, downloadByPlaywright]) {
    await install()
    const found = working()
    if (found) return found
  }
  const packed = await chromiumFromNpm()
  if (packed && chromiumWorks(packed)) return packed
  throw new Error(
    'No Chromium works here. The browser tests need one. Install Chrome or Chromium, or set CHROMIUM_PATH to its program.',
  )
}

/** Finds or installs a Chromium, remembers it for the config files and says which it is. */
export async function ensureChromium() {
  const chromium = await findOrInstallChromium()
  await mkdir(dirname(rememberedFile), { recursive: true })
  await writeFile(rememberedFile, JSON.stringify(chromium))
  say(`Chromium from ${chromium.source}: ${chromium.path}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages()
  await ensureChromium()
}
