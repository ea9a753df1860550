// @ts-check
// Many tabs of as many members on one clock, in front of a Service that counts. In a process of its own, from the source:
// what decides about waits is no part of the public surface.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/run.mjs'
import { bundleForNode } from '../bundleForNode.mjs'

/** @typedef {import('../fleet/measureFleet.ts').Measured} Measured */

const folder = join(root, 'node_modules/.cache/xp/fleet')

const bundleSimulator = () =>
  bundleForNode(root, 'test/bench/fleet/main.ts', folder, { moduleTypes: { '.css': 'empty' } })

/**
 * @param {'kit' | 'hooks'} kind
 * @param {number} tabs
 * @returns {Promise<readonly Measured[]>}
 */
async function simulate(kind, tabs) {
  const args = ['--max-old-space-size=6000', join(folder, 'main.mjs'), '--kind', kind, '--tabs', String(tabs)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 })
  return stdout
    .trim()
    .split('\n')
    .map((line) => /** @type {Measured} */ (JSON.parse(line)))
}

const short = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0)

/** @returns {Promise<import('../report.mjs').Section[]>} */
export async function measureFleet() {
  await bundleSimulator()
  const fleets = /** @type {const} */ ([
    ['kit', 300],
    ['hooks', 60],
  ])
  const sections = []
  for (const [kind, tabs] of fleets) {
    const rows = (await simulate(kind, tabs)).flatMap(({ name, loads, during }) =>
      loads.map(({ route, mean, peak, ratios, goal, before, isReached }) => ({
        cells: [
          `${name}${route === 'tokens' ? ': token route' : ''}`,
          short(mean),
          short(peak),
          ratios.map((ratio) => ratio.toFixed(1)).join(' / '),
          before?.slice(2).join(' / ') ?? '–',
          during ? `${short(during.before)}, then ${short(during.meanwhile)}` : '',
        ],
        goal: goal.join(' / '),
        isReached,
      })),
    )
    sections.push({
      title: `A fleet of ${tabs} tabs (${kind === 'hooks' ? 'the hooks, by React' : 'the kit, without a page'})`,
      text: 'Requests a second in the minute after a disturbance. Each tab shows five reads, two of them followed; every tenth member is active. Ratios are peak over mean in windows of 1 s and 5 s. The last column: requests a second before an outage and during it.',
      columns: ['disturbance', 'mean', 'peak', 'ratios', 'ratios before jitter, by issue 18', 'outage'],
      rows,
    })
  }
  return sections
}
