// @ts-check

/** @typedef {{ median: number, min: number, max: number }} Spread */

/** @param {readonly number[]} values */
export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}

/**
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function spreadOf(values) {
  return { median: medianOf(values), min: Math.min(...values), max: Math.max(...values) }
}

/**
 * Each value as a multiple of the floor's of the same round: what slowed one of them slowed the other.
 * @param {readonly number[]} values
 * @param {readonly number[]} floor
 */
export function ratiosOf(values, floor) {
  return spreadOf(values.map((value, round) => value / /** @type {number} */ (floor[round])))
}
