// @ts-check
// How a run ended: how many passed, and each that failed, or was skipped for a reason, in a line.

/** @typedef {{ passed: number, failures: readonly string[], skipped?: readonly string[] }} Counts */

/**
 * @param {readonly Counts[]} results
 * @returns {Counts}
 */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
  skipped: results.flatMap(({ skipped = [] }) => skipped),
})

/**
 * The last lines of a run: each test that was skipped for a reason and each failure, so that the end of a long log says what failed, and the sum.
 * @param {Counts} counts
 */
export function reportSum({ passed, failures, skipped = [] }) {
  for (const each of skipped) console.log(`– skipped: ${each}`)
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(
    `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  )
  process.exitCode = failures.length > 0 ? 1 : 0
}
