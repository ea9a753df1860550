// @ts-check
// Where a Chromium is, and how to launch it. Node builtins only: it runs before packages are installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ path: string, source: string, args?: readonly string[] }} Chromium */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** What `scripts/ensure.mjs` found last, so that a config file need not probe again. */
export const rememberedFile = join(
  dirname(fileURLToPath(import.meta.url)),
  '../node_modules/.cache/xp/chromium.json',
)

/** @returns {Chromium[]} */
function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  return path ? [{ path, source: 'CHROMIUM_PATH' }] : []
}

/** @returns {Chromium[]} */
function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...applications].map((path) => ({ path, source: 'the system' }))
}

/** @returns {Chromium[]} */
function fromPlaywright() {
  const roots = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  return roots.flatMap((root) => {
    if (!root || !existsSync(root)) return []
    const builds = readdirSync(root).filter((name) => /^chromium-\d+$/.test(name))
    const newestFirst = builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    return newestFirst.flatMap((build) =>
      inside.map((file) => ({ path: join(root, build, file), source: 'Playwright' })),
    )
  })
}

/**
 * Every Chromium that is on this machine, in the order in which we would rather use them.
 * @returns {Chromium[]}
 */
export function installedChromiums() {
  return [...fromEnvironment(), ...fromSystem(), ...fromPlaywright()].filter(({ path }) => existsSync(path))
}

/**
 * Whether it starts at all: a wrapper of an uninstalled snap exists and does not.
 * @param {Chromium} chromium
 */
export function chromiumWorks({ path }) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /\d+\.\d+/.test(stdout ?? '')
}

/**
 * The one that `scripts/ensure.mjs` found last, which may be none that a search would find again.
 * @returns {Chromium | undefined}
 */
export function rememberedChromium() {
  try {
    /** @type {Chromium} */
    const chromium = JSON.parse(readFileSync(rememberedFile, 'utf8'))
    return existsSync(chromium.path) ? chromium : undefined
  } catch {
    return undefined
  }
}

/**
 * The options that `playwright`'s `chromium.launch` takes, for tests and scripts alike.
 * Without a Chromium on the machine, Playwright is left to find its own.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunchOptions() {
  const override = process.env.CHROMIUM_PATH
  const chromium = override ? installedChromiums()[0] : (rememberedChromium() ?? installedChromiums()[0])
  const isRoot = process.getuid?.() === 0
  const args = [
    // Chromium refuses its sandbox to root, which is what a container runs as.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(chromium?.args ?? []),
  ]
  return chromium ? { executablePath: chromium.path, args } : { args }
}
