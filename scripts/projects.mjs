// @ts-check
// Runs one Vitest project to its end and counts its tests.
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** In the order in which a failure tells most soonest. Those that read dist/ come last. */
export const projects = ['unit', 'browser', 'browser-react-18', 'storybook', 'package', 'e2e']

/**
 * Each project has a process of its own: three Chromium runs at once starve two cores.
 * A project in which no test ran has failed: a wrong glob must not look like success.
 * @param {string} project
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runProject(project) {
  const folder = join(root, 'node_modules/.cache/xp')
  const report = join(folder, `${project}.json`)
  await mkdir(folder, { recursive: true })
  await rm(report, { force: true })
  console.log(`\n── ${project} ──`)
  const reporters = ['--reporter=dot', '--reporter=./scripts/countReporter.mjs']
  const { code } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], {
    env: { XP_REPORT: report },
  })
  const counts = await readCounts(report)
  if (counts.passed + counts.failed === 0) {
    console.log(`✗ ${project}: no test ran`)
    return { passed: 0, failed: 1 }
  }
  // An error outside every test fails the run without failing a test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * @param {string} report
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function readCounts(report) {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
