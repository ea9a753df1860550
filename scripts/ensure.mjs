// @ts-check
// Installs what a fresh machine lacks: the packages and, for tests, the engines. Node builtins only.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserFloors } from './browserFloors.mjs'
import {
  cacheFolder,
  engineNames,
  engines,
  installedEngines,
  isShell,
  rememberEngine,
  rememberedEngine,
  versionOf,
} from './engines.mjs'
import { npm, root, run } from './run.mjs'

/** @typedef {import('./engines.mjs').Engine} Engine */
/** @typedef {import('./engines.mjs').EngineName} EngineName */

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

/**
 * @param {EngineName} name
 * @param {string} how
 */
const trying = (name, how) => say(`${engines[name].title}: trying ${how}`)

/** @param {EngineName} name */
async function installFromApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { quiet: true, env })
  for (const packages of engines[name].apt) {
    trying(name, `apt-get install ${packages.join(' ')}`)
    const install = ['install', '-y', '-q', '--no-install-recommends', ...packages]
    if ((await run('apt-get', install, { quiet: true, env })).code === 0) return
  }
}

/** @param {EngineName} name */
async function downloadByPlaywright(name) {
  trying(name, "Playwright's download")
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', name], {
    quiet: true,
  })
}

/**
 * Installs packages into a folder of their own, outside node_modules' own tree.
 * @param {string} name of the folder
 * @param {readonly string[]} packages
 * @returns {Promise<string | undefined>} the folder
 */
async function installApart(name, packages) {
  const folder = join(cacheFolder, name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const { code } = await npm(['install', '--no-audit', '--no-fund', '--engine-strict=false', ...packages], {
    quiet: true,
    cwd: folder,
  })
  return code === 0 ? folder : undefined
}

/**
 * A Chromium packed for npm, unpacked once.
 * @param {string} range of versions
 * @returns {Promise<Engine | undefined>}
 */
async function chromiumFromNpm(range) {
  const name = `chromium-${range.replace(/\W/g, '')}-from-npm`
  const folder = await installApart(name, [`@sparticuz/chromium@${range}`])
  if (!folder) return undefined
  const unpack =
    "import chromium from '@sparticuz/chromium'; console.log(JSON.stringify({ path: await chromium.executablePath(), args: chromium.args }))"
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    quiet: true,
    cwd: folder,
    // It unpacks there, and takes what another version left there for its own.
    env: { TMPDIR: folder },
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

/**
 * The oldest Chromium that is supported, or why there is none here.
 * @returns {Promise<{ path: string } | { why: string }>}
 */
export async function ensureOldestChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { why: 'npm has it for Linux on x64 alone' }
  const chromium = await chromiumFromNpm(`${browserFloors.chrome}.0.0`)
  if (!chromium) return { why: 'npm could not install it' }
  // It knows no `--version`. Only now: Playwright is one of the packages.
  const playwright = await import('playwright')
  const options = { executablePath: chromium.path, args: ['--no-sandbox'], timeout: 120_000 }
  const started = await playwright.chromium.launch(options).catch(() => null)
  await started?.close()
  return started ? { path: chromium.path } : { why: 'it does not start: a library of the system is missing' }
}

/**
 * The newest Node with the newest npm, as a fresh machine has them, or why they are not here.
 * @returns {Promise<{ bin: string, version: string } | { why: string }>}
 */
export async function ensureNewestNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const packages = [`node-${platform}-${process.arch}@latest`, 'npm@latest']
  const folder = await installApart('newest-node', packages)
  if (!folder) return { why: 'npm could not install it' }
  const bin = join(folder, 'node_modules/.bin')
  const { code, output } = await run(join(bin, 'node'), ['--version'], { quiet: true })
  return code === 0 ? { bin, version: output.trim() } : { why: 'it does not start' }
}

/**
 * The first build of an engine that starts, with its version.
 * @param {readonly (Engine | undefined)[]} candidates
 * @returns {Promise<Engine | undefined>}
 */
async function firstThatStarts(candidates) {
  for (const engine of candidates) {
    const version = engine && (await versionOf(engine).catch(() => undefined))
    if (version) return { ...engine, version }
  }
  return undefined
}

/**
 * The whole browser works too, but slower: where we install packages anyway, in CI, its shell is worth one.
 * @param {Engine} engine
 */
const wantsShell = (engine) => Boolean(process.env.CI) && engine.source === 'the system' && !isShell(engine)

/**
 * @param {EngineName} name
 * @returns {Promise<Engine | undefined>}
 */
async function findOrInstall(name) {
  const here = await firstThatStarts([...installedEngines(name), rememberedEngine(name)])
  if (here && name === 'chromium' && wantsShell(here)) {
    await installFromApt(name)
    return (await firstThatStarts(installedEngines(name))) ?? here
  }
  if (here) return here
  for (const install of [installFromApt, downloadByPlaywright]) {
    await install(name)
    const found = await firstThatStarts(installedEngines(name))
    if (found) return found
  }
  if (name !== 'chromium') return undefined
  trying(name, 'the one packed for npm (@sparticuz/chromium)')
  return firstThatStarts([await chromiumFromNpm('^153')])
}

/**
 * Finds or installs an engine, remembers it for the config files and says which it is. `XP_ENGINES=chromium,firefox` leaves
 * the others out.
 * @param {EngineName} name
 * @returns {Promise<string | undefined>} why there is none
 */
async function ensureEngine(name) {
  const { title, variable, apt } = engines[name]
  const wanted = process.env.XP_ENGINES?.split(/[ ,]+/)
  const isLeftOut = wanted !== undefined && !wanted.includes(name) && name !== 'chromium'
  const engine = isLeftOut ? undefined : await findOrInstall(name)
  if (!isLeftOut) rememberEngine(name, engine)
  if (engine) {
    say(`${title} ${engine.version} from ${engine.source}: ${engine.path}`)
    return undefined
  }
  const why = isLeftOut
    ? `left out by XP_ENGINES=${process.env.XP_ENGINES}`
    : `none works here: install it (Debian: ${apt[0]?.join(' ')}) or set ${variable}`
  say(`no ${title}: ${why}`)
  return why
}

/** Nothing runs without this one. */
export async function ensureChromium() {
  const why = await ensureEngine('chromium')
  if (why) throw new Error(`The browser tests need a Chromium: ${why}.`)
}

/**
 * The engines that the tests run in beside Chromium, and those that they cannot run in, with the reason.
 * @returns {Promise<{ name: EngineName, title: string, why: string | undefined }[]>}
 */
export async function ensureOtherEngines() {
  const found = []
  for (const name of engineNames.filter((each) => each !== 'chromium'))
    found.push({ name, title: engines[name].title, why: await ensureEngine(name) })
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensurePackages()
  if (process.argv[2] === 'chromium') await ensureChromium()
}
