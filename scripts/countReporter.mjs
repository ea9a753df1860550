// @ts-check
// A Vitest reporter that writes to the file named by XP_REPORT how many tests passed, which failed or were skipped and why, how
// axe fared in the stories, and which files took longest.
import { writeFileSync } from 'node:fs'

// Vitest takes a reporter only as a default export.
export default class CountReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} testModules */
  onTestRunEnd(testModules) {
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()])
    const failedTests = tests.filter((test) => test.result().state === 'failed')
    // A file that does not load has no tests and still failed.
    const broken = testModules.filter(
      (testModule) => !testModule.ok() && [...testModule.children.allTests('failed')].length === 0,
    )
    const failures = [
      ...failedTests.map(
        (test) => `${placeOf(test.module)} > ${test.fullName}: ${firstLine(test.result().errors)}`,
      ),
      ...broken.map((testModule) => `${placeOf(testModule)}: ${firstLine(testModule.errors())}`),
    ]
    const axe = tests.flatMap((test) => test.meta().axe ?? [])
    const sum = (/** @type {'runs' | 'violations'} */ what) =>
      axe.reduce((total, counts) => total + counts[what], 0)
    const file = process.env.XP_REPORT
    // One that says why: what a machine has not installed must not look as if it had passed.
    const skipped = tests.flatMap((test) => {
      const result = test.result()
      return result.state === 'skipped' && result.note
        ? [`${placeOf(test.module)} > ${test.fullName}: ${result.note}`]
        : []
    })
    const passed = tests.filter((test) => test.result().state === 'passed').length
    if (file)
      writeFileSync(
        file,
        JSON.stringify({
          passed,
          failures,
          skipped,
          axe: { runs: sum('runs'), violations: sum('violations') },
          slowest: slowestOf(testModules),
        }),
      )
  }
}

/** @param {ReadonlyArray<import('vitest/node').TestModule>} testModules */
const slowestOf = (testModules) =>
  testModules
    .map((testModule) => ({ file: placeOf(testModule), seconds: testModule.diagnostic().duration / 1_000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 5)

/** @param {ReadonlyArray<{ message: string }> | undefined} errors */
const firstLine = (errors) =>
  // Storybook puts a link to itself before a message.
  errors?.[0]?.message.split('\n').find((line) => line.trim() && !line.includes('Click to debug')) ??
  'no message'

/**
 * The file, and the engine where it is not Chromium: two share a run.
 * @param {import('vitest/node').TestModule} testModule
 */
function placeOf({ relativeModuleId, project }) {
  const engine = / \((firefox|webkit)\)$/.exec(project.name)?.[0] ?? ''
  return relativeModuleId + engine
}
