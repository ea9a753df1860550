// @ts-check

/** A ratio of medians above this is slower, where it is measured twice. */
export const limit = 1.15

/** @typedef {{ name: string, ratios: readonly number[], row: import('../report.mjs').Row }} Measured ratios of both measurements; one where the first was good */

/** @param {readonly number[]} ratios */
export const isSlower = (ratios) => ratios.every((ratio) => ratio > limit)

/**
 * @param {readonly Measured[]} measured
 * @returns {import('../../../scripts/counts.mjs').Counts}
 */
export function judge(measured) {
  const slower = measured.filter(({ ratios }) => isSlower(ratios))
  return {
    passed: measured.length - slower.length,
    failures: slower.map(
      ({ name, ratios }) =>
        `beside its base: ${name} takes ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')} times as long`,
    ),
  }
}
