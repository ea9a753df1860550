// @ts-check
// Runs one Vitest project to its end and counts its tests.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { browserFloors } from './browserFloors.mjs'
import { sumOf } from './counts.mjs'
import { ensureNewestNode, ensureOldestChromium } from './ensure.mjs'
import { engineToUse } from './engines.mjs'
import { root, run, secondsSince } from './run.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/** The fastest to fail first. The one that reads dist/ comes last. */
export const projects = ['unit', 'zone', 'browser', 'storybook', 'e2e']

/**
 * One after another beside the other engines, which leave the processor idle at times, above all in their journeys at the
 * end: tools of Node, pictures, and what takes a minute.
 */
export const besideEngines = ['package', 'visual', 'browser-react-18', 'browser-preact']

/** What also runs in Firefox and WebKit: stories, of which `npm test` shows a sample, their boxes, and journeys over real HTTP. */
const inEveryEngine = ['storybook', 'layout', 'engines']

/**
 * In the whole run, every story in each of these: `XP_STORY_RUN`, read by .storybook/storyVariant.ts, which decides by the
 * story's id what is left out here. In `npm test` there is one run, in which the id decides all of it.
 */
const storyRuns = [
  ...['light ltr', 'light rtl', 'dark ltr', 'dark rtl'].map((variant) => `neutral ${variant}`),
  ...['bank', 'airline', 'telecom', 'mono'].flatMap((brand) => [`${brand} light`, `${brand} dark`]),
]

/** A story that says *today* stands the same in each engine, however long the run takes. */
const now = process.env.XP_NOW ?? new Date().toISOString()

/**
 * Runs a project as often as it takes.
 * @param {string} project
 * @param {string} [engine] other ones than Chromium, which shows the brands alone
 * @returns {Promise<Counts>}
 */
export async function runProject(project, engine) {
  const isStories = project === 'storybook'
  const variants = engine ? storyRuns.filter((variant) => variant.startsWith('neutral')) : storyRuns
  const runs = isStories && process.env.XP_ASSURE ? variants : ['']
  const parts = isStories && engine ? await partsInOthers() : [{}]
  const results = []
  // What Chromium's stories measure, the other engines' are compared with: nothing of an earlier run.
  if (isStories && !engine) await rm(join(root, 'artifacts/layout'), { recursive: true, force: true })
  for (const variant of runs)
    for (const part of parts)
      results.push(
        await runOnce(project, variant, engine, { ...part, env: isStories ? { XP_NOW: now } : {} }),
      )
  return sumOf(results)
}

/**
 * Which files of stories are shown at once in other engines. In `npm test` those with a sample, test/engines/storiesSample.ts,
 * which is of components: they are not in folders. In the whole run a quarter at a time, since there one page shows them all
 * and slows down on the way. Not by `--shard`, which may give a file to another part when two engines share a run.
 * @returns {Promise<{ files: readonly string[], part?: string }[]>}
 */
async function partsInOthers() {
  const names = await readdir(join(root, 'stories'), { recursive: Boolean(process.env.XP_ASSURE) })
  const files = names.filter((name) => name.endsWith('.stories.tsx')).map((name) => `stories/${name}`)
  if (!process.env.XP_ASSURE) return [{ files }]
  return [0, 1, 2, 3].map((part) => ({
    files: files.filter((_file, index) => index % 4 === part),
    part: `${part + 1}/4`,
  }))
}

/** @typedef {{ name: import('./engines.mjs').EngineName, title: string, why: string | undefined }} OtherEngine */

/**
 * What runs in other engines than Chromium. Where there is none it is skipped, which the last lines say.
 * @param {readonly OtherEngine[]} engines
 * @returns {Promise<Counts>}
 */
export async function runInEngines(engines) {
  const skipped = engines.flatMap(({ title, why }) =>
    why ? inEveryEngine.map((project) => `${project} in ${title}: ${why}`) : [],
  )
  const names = engines.flatMap(({ name, why }) => (why ? [] : [name]))
  /** @type {Counts[]} */
  const results = [{ passed: 0, failures: [], skipped }]
  // Those of one provider share a run, each on a core of its own.
  const isPlaywrights = (/** @type {(typeof names)[number]} */ name) =>
    engineToUse(name)?.source === 'Playwright'
  const together = [names.filter(isPlaywrights), names.filter((name) => !isPlaywrights(name))]
  for (const group of together.filter(({ length }) => length > 0))
    results.push(await runProject('storybook', group.join(',')))
  if (names.length > 0) results.push(await runOnce('layout', '', names.join(',')))
  // Side by side: a journey mostly waits.
  results.push(...(await Promise.all(names.map((name) => runProject('engines', name)))))
  if (process.env.XP_ASSURE) for (const name of names) results.push(await runWalks(name))
  return sumOf(results)
}

/**
 * Random walks, which Playwright drives: that is any Firefox, and no WebKit but its own.
 * @param {OtherEngine['name']} engine
 * @returns {Promise<Counts>}
 */
async function runWalks(engine) {
  if (engine === 'webkit' && engineToUse(engine)?.source !== 'Playwright')
    return { passed: 0, failures: [], skipped: ['walks in WebKit: Playwright drives no other than its own'] }
  return runOnce('e2e', 'walks', engine, { files: ['test/walk/walk.'] })
}

/** What a member does from the sign-in on. */
const journeys = ['journey', 'hub', 'redeem', 'request', 'chat', 'terms'].map((name) => `test/e2e/${name}.`)

/**
 * The journeys in the oldest Chromium that is supported.
 * @returns {Promise<Counts>}
 */
export async function runInOldestChromium() {
  const chromium = await ensureOldestChromium()
  const name = `Chromium ${browserFloors.chrome}`
  if ('why' in chromium) return { passed: 0, failures: [], skipped: [`e2e, ${name}: ${chromium.why}`] }
  return runOnce('e2e', name, '', { files: journeys, env: { CHROMIUM_PATH: chromium.path } })
}

/**
 * What Node and npm do for the tests, in their newest versions: a fresh machine has others than ours.
 * @returns {Promise<Counts>}
 */
export async function runInNewestNode() {
  const node = await ensureNewestNode()
  if ('why' in node) return { passed: 0, failures: [], skipped: [`the newest Node: ${node.why}`] }
  const env = { PATH: [node.bin, process.env.PATH].join(delimiter), npm_execpath: '' }
  const results = []
  for (const project of ['unit', 'package'])
    results.push(await runOnce(project, `Node ${node.version}`, '', { env, node: join(node.bin, 'node') }))
  return sumOf(results)
}

/** In the tests' zone the year ends within the run, a month begins, clocks go forward and back within the run, and a leap day. */
const otherDays = [
  '2026-12-31T22:40Z',
  '2027-02-01T09:00Z',
  '2027-03-28T00:40Z',
  '2027-10-31T00:40Z',
  '2028-02-29T12:00Z',
]

/**
 * What `npm test` shows in Chromium, on days that are not today.
 * @returns {Promise<Counts>}
 */
export async function runOnOtherDays() {
  const results = []
  for (const day of otherDays)
    for (const project of projects)
      results.push(await runOnce(project, day, '', { env: { XP_NOW: day, XP_ASSURE: '', XP_STORY_RUN: '' } }))
  return sumOf(results)
}

/**
 * Each project has a process of its own: three Chromium runs at once starve two cores.
 * A project in which no test ran has failed: a wrong glob must not look like success.
 * @param {string} project
 * @param {string} variant
 * @param {string} [engine]
 * @param {{ files?: readonly string[], part?: string, env?: Record<string, string>, node?: string }} [only] `part`: which of its
 * files, in words; `node`: another one than this
 * @returns {Promise<Counts>}
 */
async function runOnce(project, variant, engine = '', only = {}) {
  const { files = [], part = '', env = {}, node = process.execPath } = only
  const start = performance.now()
  const name = [project, engine && `in ${engine}`, variant, part].filter(Boolean).join(', ')
  const folder = join(root, 'node_modules/.cache/xp')
  // Not `${project}.json`: a file named package.json would be taken for a package by Node and by bundlers.
  const report = join(folder, `counts-${[project, ...engine.split(',')].filter(Boolean).join('-')}.json`)
  await mkdir(folder, { recursive: true })
  await rm(report, { force: true })
  console.log(`\n── ${name} ──`)
  const reporters = ['--reporter=dot', '--reporter=./scripts/countReporter.mjs']
  const { code } = await run(
    node,
    ['node_modules/vitest/vitest.mjs', 'run', ...['--project', project], ...files, ...reporters],
    {
      // Where CI cuts a log, its end has to say the most.
      env: {
        XP_REPORT: report,
        XP_STORY_RUN: variant,
        XP_ENGINE: engine,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...env,
      },
    },
  )
  const { axe, passed, failures, skipped = [], slowest } = await readCounts(report)
  console.log(secondsSince(start))
  if (slowest.length > 0)
    console.log(
      `slowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(1)} s`).join(', ')}`,
    )
  if (axe.runs > 0) console.log(`axe: ${axe.runs} runs, ${axe.violations} violations`)
  // What looks at a story after its play function can be left out without a test failing.
  if (project === 'storybook' && axe.runs < passed)
    return { passed, failures: [...failures, `${name}: axe looked at ${axe.runs} of ${passed} stories`] }
  if (passed + failures.length === 0) return { passed, failures: [`${name}: no test ran`] }
  // An error outside every test fails the run without failing a test.
  if (code !== 0 && failures.length === 0)
    return { passed, failures: [`${name}: an error outside every test`] }
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`), skipped }
}

/**
 * @param {string} report
 * @returns {Promise<Counts & { axe: { runs: number, violations: number }, slowest: { file: string, seconds: number }[] }>}
 */
async function readCounts(report) {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch {
    return { passed: 0, failures: [], axe: { runs: 0, violations: 0 }, slowest: [] }
  }
}
