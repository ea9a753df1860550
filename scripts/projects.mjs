// @ts-check
// Runs one Vitest project to its end and counts its tests.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** In the order in which a failure tells most soonest. Those that read dist/ come last. */
export const projects = ['unit', 'browser', 'browser-react-18', 'storybook', 'visual', 'package', 'e2e']

/**
 * In the whole run, every story in each of these: `XP_STORY_RUN`, read by .storybook/storyVariant.ts, which decides by the
 * story's id what is left out here. In `npm test` there is one run, in which the id decides all of it.
 */
const storyRuns = [
  ...['light ltr', 'light rtl', 'dark ltr', 'dark rtl'].map((variant) => `neutral ${variant}`),
  ...['bank', 'airline', 'telecom', 'mono'].flatMap((brand) => [`${brand} light`, `${brand} dark`]),
]

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Runs a project as often as it takes.
 * @param {string} project
 * @returns {Promise<Counts>}
 */
export async function runProject(project) {
  const runs = project === 'storybook' && process.env.XP_ASSURE ? storyRuns : ['']
  const sum = { passed: 0, failed: 0 }
  for (const variant of runs) {
    const { passed, failed } = await runOnce(project, variant)
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

/**
 * Each project has a process of its own: three Chromium runs at once starve two cores.
 * A project in which no test ran has failed: a wrong glob must not look like success.
 * @param {string} project
 * @param {string} variant
 * @returns {Promise<Counts>}
 */
async function runOnce(project, variant) {
  const folder = join(root, 'node_modules/.cache/xp')
  const report = join(folder, `${project}.json`)
  await mkdir(folder, { recursive: true })
  await rm(report, { force: true })
  console.log(`\n── ${project}${variant && `: ${variant}`} ──`)
  const reporters = ['--reporter=dot', '--reporter=./scripts/countReporter.mjs']
  const { code } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], {
    env: { XP_REPORT: report, XP_STORY_RUN: variant },
  })
  const { axe, ...counts } = await readCounts(report)
  if (axe.runs > 0) console.log(`axe: ${axe.runs} runs, ${axe.violations} violations`)
  if (counts.passed + counts.failed === 0) {
    console.log(`✗ ${project}: no test ran`)
    return { passed: 0, failed: 1 }
  }
  // An error outside every test fails the run without failing a test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * @param {string} report
 * @returns {Promise<Counts & { axe: { runs: number, violations: number } }>}
 */
async function readCounts(report) {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, axe: { runs: 0, violations: 0 } }
  }
}
