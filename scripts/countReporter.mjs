// @ts-check
// A Vitest reporter that writes how many tests passed and failed, and how axe fared in the stories, to the file named by XP_REPORT.
import { writeFileSync } from 'node:fs'

// Vitest takes a reporter only as a default export.
export default class CountReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} testModules */
  onTestRunEnd(testModules) {
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()])
    const count = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state).length
    // A file that does not load has no tests and still failed.
    const broken = testModules.filter((testModule) => !testModule.ok() && [...testModule.children.allTests('failed')].length === 0).length
    const axe = tests.flatMap((test) => test.meta().axe ?? [])
    const sum = (/** @type {'runs' | 'violations'} */ what) => axe.reduce((total, counts) => total + counts[what], 0)
    const file = process.env.XP_REPORT
    if (file) writeFileSync(file, JSON.stringify({ passed: count('passed'), failed: count('failed') + broken, axe: { runs: sum('runs'), violations: sum('violations') } }))
  }
}
