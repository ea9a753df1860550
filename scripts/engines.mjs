// @ts-check
// The three engines that the tests run in: where each is, how to get it, and what was found last. Node builtins only: it
// runs before packages are installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */
/** `browser`: of WebKit the program that its driver starts. `why` instead of a path: there is none, for this reason. */
/** @typedef {{ path: string, source: string, version?: string, args?: readonly string[], browser?: string }} Engine */
/** @typedef {{ title: string, variable: string, names: readonly string[], applications: readonly string[], apt: readonly (readonly string[])[], inside: readonly string[] }} Row */

/**
 * `apt`: what Debian installs, or else; `inside`: of a folder of Playwright's builds.
 * @type {Record<EngineName, Row>}
 */
export const engines = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The shell is the same engine without a browser's windows, which saves a third of the time of a test that opens pages.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    applications: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
    apt: [['chromium-headless-shell', 'chromium'], ['chromium']],
    inside: [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chrome-win/chrome.exe',
      'chrome-win64/chrome.exe',
    ],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    applications: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    apt: [['firefox-esr']],
    inside: ['firefox/firefox', 'firefox/Nightly.app/Contents/MacOS/firefox', 'firefox/firefox.exe'],
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    applications: [],
    apt: [['webkit2gtk-driver', 'xvfb']],
    inside: ['pw_run.sh', 'Playwright.exe'],
  },
}

export const engineNames = /** @type {EngineName[]} */ (Object.keys(engines))

const rememberedFile = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/xp/engines.json')

/** For what is installed beside the packages. */
export const cacheFolder = dirname(rememberedFile)

const onPath = (/** @type {readonly string[]} */ names) =>
  names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : [])),
  )

/**
 * @param {EngineName} name
 * @returns {Engine[]}
 */
function fromPlaywright(name) {
  const roots = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  const numberOf = (/** @type {string} */ build) => Number(build.slice(name.length + 1))
  return roots.flatMap((root) => {
    if (!root || !existsSync(root)) return []
    const builds = readdirSync(root).filter((folder) => folder.startsWith(`${name}-`) && numberOf(folder) > 0)
    const newestFirst = builds.sort((a, b) => numberOf(b) - numberOf(a))
    return newestFirst.flatMap((build) =>
      engines[name].inside.map((file) => ({ path: join(root, build, file), source: 'Playwright' })),
    )
  })
}

/** What WebKit's driver starts, in the folders of its library. */
function findMiniBrowser() {
  const roots = ['/usr/libexec', '/usr/lib', '/usr/lib64'].filter((root) => existsSync(root))
  const libraries = roots.flatMap((root) => {
    const folders = readdirSync(root).map((folder) => join(root, folder))
    const nested = folders
      .filter((folder) => folder.endsWith('-linux-gnu'))
      .flatMap((folder) => readdirSync(folder).map((inner) => join(folder, inner)))
    return [...folders, ...nested].filter((folder) => /\/webkit(2gtk-4\.\d|gtk-6\.0)$/.test(folder))
  })
  return libraries.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file))
}

/**
 * Every build of an engine that is on this machine, in the order in which we would rather use them.
 * @param {EngineName} name
 * @returns {Engine[]}
 */
export function installedEngines(name) {
  const { variable, names, applications } = engines[name]
  const override = process.env[variable]
  const found = [
    ...(override ? [{ path: override, source: variable }] : []),
    ...[...onPath(names), ...applications].map((path) => ({ path, source: 'the system' })),
    ...fromPlaywright(name),
  ].filter(({ path }) => existsSync(path))
  if (name !== 'webkit') return found
  const browser = findMiniBrowser()
  const hasDisplay = onPath(['Xvfb']).some((path) => existsSync(path))
  return found.flatMap((engine) => {
    if (engine.source === 'Playwright') return [engine]
    return browser && hasDisplay ? [{ ...engine, browser }] : []
  })
}

/**
 * The version of a build that starts; nothing of one that does not: a wrapper of an uninstalled snap exists and does not.
 * @param {Engine} engine
 * @returns {Promise<string | undefined>}
 */
export async function versionOf({ path, source, browser }) {
  // Playwright's script for WebKit wants a pipe to talk to.
  if (source === 'Playwright' && /pw_run|Playwright\.exe/.test(path)) return /webkit-\d+/.exec(path)?.[0]
  const display = browser ? await startDisplay() : undefined
  const { status, stdout } = spawnSync(browser ?? path, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, ...display?.env },
  })
  await display?.stop()
  return status === 0 ? /\d+\.[\w.]+/.exec(stdout ?? '')?.[0] : undefined
}

/**
 * A display without a screen, on a number that is free, for what has no headless mode.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export async function startDisplay() {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp', '-noreset']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  const stop = stopper(child)
  const number = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb ended before it had a display.')))
  })
  return {
    env: {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stop,
  }
}

/**
 * Ends a process with all that it started, and waits for it. It ends also when ours is killed: then the guard's input ends.
 * @param {import('node:child_process').ChildProcess} child started `detached`
 * @returns {() => Promise<void>}
 */
export function stopper(child) {
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const script = 'cat > /dev/null; kill -s KILL -- "-$1"'
  const guard =
    process.platform === 'win32' || !child.pid
      ? undefined
      : spawn('sh', ['-c', script, 'sh', String(child.pid)], {
          stdio: ['pipe', 'ignore', 'ignore'],
          detached: true,
        })
  return async () => {
    if (guard) guard.stdin.end()
    else child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await ended
  }
}

/** @returns {Partial<Record<EngineName, Engine>>} */
function readRemembered() {
  try {
    return JSON.parse(readFileSync(rememberedFile, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {EngineName} name
 * @param {Engine | undefined} engine
 */
export function rememberEngine(name, engine) {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(rememberedFile, JSON.stringify({ ...readRemembered(), [name]: engine }))
}

/**
 * The one that `scripts/ensure.mjs` found last, which may be none that a search would find again.
 * @param {EngineName} name
 * @returns {Engine | undefined}
 */
export function rememberedEngine(name) {
  const engine = readRemembered()[name]
  return engine && existsSync(engine.path) ? engine : undefined
}

/**
 * The one to use, for config files and tests: no probing.
 * @param {EngineName} name
 * @returns {Engine | undefined}
 */
export function engineToUse(name) {
  const isOverridden = Boolean(process.env[engines[name].variable])
  return (isOverridden ? undefined : rememberedEngine(name)) ?? installedEngines(name)[0]
}

/** A Chromium with a browser around it, where one is installed. */
export const wholeChromium = () => installedEngines('chromium').find((engine) => !isShell(engine))

export const isShell = (/** @type {Engine | undefined} */ engine) =>
  /headless[-_]shell/.test(engine?.path ?? '')

/**
 * The options that `playwright`'s `chromium.launch` takes, for tests and scripts alike. Without a Chromium on the machine,
 * Playwright is left to find its own.
 * @param {{ isWhole?: boolean, isMeasured?: boolean }} [options] `isWhole`: the browser itself, not its shell, which has no
 * back-forward cache. `isMeasured`: with the compilers of hot code. A test's page ends before they pay off: without them
 * tests take a seventh less of the processor.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunchOptions({ isWhole = false, isMeasured = false } = {}) {
  const used = engineToUse('chromium')
  const chromium = isWhole && isShell(used) ? wholeChromium() : used
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
    ...(isMeasured ? [] : ['--js-flags=--no-opt,--no-maglev']),
    // As the browser draws letters.
    ...(isShell(chromium) ? ['--font-render-hinting=none'] : []),
    ...(chromium?.args ?? []),
  ]
  return chromium ? { executablePath: chromium.path, args } : { args }
}
