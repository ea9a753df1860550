// @ts-check
import { inTurns } from './inTurns.mjs'
import { figure } from './report.mjs'
import { ratiosOf, spreadOf } from './statistics.mjs'

/**
 * @typedef {object} Mounts
 * @property {string} record the function of `ours` that records the markup
 * @property {string} mount the function of `ours` and of `floor` that mounts
 * @property {string} list the element around the rows
 * @property {ReadonlyMap<number, { cached: number, fresh: number }>} goals multiples, by the number of rows
 * @property {string} [beside] whose multiples the goals are: a peer; by default the floor
 * @property {readonly string[]} peers pages with the same function
 */

/**
 * Mount to painted, for each number of rows: the baseline, the library with all rows cached and with none, and peers.
 * @param {import('./Bench.ts').Bench} bench
 * @param {Mounts} mounts
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureMounts(
  { unpaced: browser, rounds },
  { record, mount, list, goals, beside = 'floor', peers },
) {
  const recording = await browser.once('ours', record, { count: 60 })
  const rows = []
  for (const [count, goal] of goals) {
    const input = { recording, list, count }
    const measured = await inTurns(rounds, {
      floor: () => browser.once('floor', mount, input),
      fresh: () => browser.once('ours', mount, { count, isHeld: false }),
      cached: () => browser.once('ours', mount, { count, isHeld: true }),
      ...Object.fromEntries(
        peers.map((peer) => [peer, () => browser.once(peer, mount, input).catch(failed)]),
      ),
    })
    const times = /** @type {Record<string, number[]>} */ (measured)
    const { floor = [] } = times
    const row = (
      /** @type {'cached' | 'fresh'} */ how,
      /** @type {(peer: string) => import('./report.mjs').Row['cells'][number]} */ ofPeer,
    ) => {
      const ours = times[how] ?? []
      const judged = ratiosOf(ours, times[beside] ?? [])
      const cells = [
        `${count}, ${how}`,
        figure(spreadOf(floor), 'ms'),
        figure(spreadOf(ours), 'ms'),
        figure(ratiosOf(ours, floor), '×'),
        ...(beside === 'floor' ? [] : [figure(judged, '×')]),
        ...peers.map(ofPeer),
      ]
      return { cells, goal: `${goal[how]}×`, isReached: judged.median <= goal[how] }
    }
    rows.push(row('fresh', () => null))
    rows.push(row('cached', (peer) => ratioOfPeer(times[peer] ?? [], floor)))
  }
  return rows
}

/** A page of ours that fails ends the bench; a peer's failure is printed. */
const failed = () => ({ paintedMs: NaN })

/**
 * @param {readonly number[]} times
 * @param {readonly number[]} floor
 */
function ratioOfPeer(times, floor) {
  return times.some(Number.isNaN)
    ? `failed in ${times.filter(Number.isNaN).length} of ${times.length}`
    : figure(ratiosOf(times, floor), '×')
}
