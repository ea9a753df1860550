// @ts-check
import { inTurns } from './inTurns.mjs'
import { figure } from './report.mjs'
import { ratiosOf, spreadOf } from './statistics.mjs'

/**
 * @typedef {object} Mounts
 * @property {string} record the function of `ours` that records the markup
 * @property {string} mount the function of `ours` and of `floor` that mounts
 * @property {string} list the element around the rows
 * @property {ReadonlyMap<number, number>} goals multiples of the floor, by the number of rows
 */

/**
 * Mount to painted, for each number of rows: the baseline, and the library with all rows cached and with none.
 * @param {import('./Bench.ts').Bench} bench
 * @param {Mounts} mounts
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureMounts({ unpaced: browser, rounds }, { record, mount, list, goals }) {
  const recording = await browser.once('ours', record, { count: 60 })
  const rows = []
  for (const [count, goal] of goals) {
    const { floor, fresh, cached } = await inTurns(rounds, {
      floor: () => browser.once('floor', mount, { recording, list, count }),
      fresh: () => browser.once('ours', mount, { count, isHeld: false }),
      cached: () => browser.once('ours', mount, { count, isHeld: true }),
    })
    for (const [how, ours] of Object.entries({ fresh, cached })) {
      const ratio = ratiosOf(ours, floor)
      const times = [figure(spreadOf(floor), 'ms'), figure(spreadOf(ours), 'ms'), figure(ratio, '×')]
      rows.push({
        cells: [`${count}, ${how}`, ...times],
        goal: `${goal}×`,
        isReached: ratio.median <= goal,
      })
    }
  }
  return rows
}
