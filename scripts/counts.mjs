// @ts-check
// How a run ended: how many passed, and each that failed in a line.

/** @typedef {{ passed: number, failures: readonly string[] }} Counts */

/**
 * @param {readonly Counts[]} results
 * @returns {Counts}
 */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
})

/**
 * The last lines of a run: each failure, so that the end of a long log says what failed, and the sum.
 * @param {Counts} counts
 */
export function reportSum({ passed, failures }) {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
