// @ts-check
// Many tabs of as many members on one clock, in front of a Service that counts. In a process of its own, from the source:
// what decides about waits is no part of the public surface.
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/run.mjs'
import { bundleForNode } from '../bundleForNode.mjs'

/** @typedef {import('../fleet/measureFleet.ts').Measured} Measured */

const folder = join(root, 'node_modules/.cache/xp/fleet')

const bundleSimulator = () =>
  bundleForNode(root, 'test/bench/fleet/main.ts', folder, { moduleTypes: { '.css': 'empty' } })

/** Nothing is timed: as many as there are cores for run side by side. */
const processes = Math.min(4, availableParallelism())

/**
 * @param {'kit' | 'hooks'} kind
 * @param {number} tabs
 * @returns {Promise<readonly Measured[]>}
 */
async function simulate(kind, tabs) {
  const outputs = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const args = ['--kind', kind, '--tabs', tabs, '--processes', processes, '--process', index].map(String)
      const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'main.mjs'), ...args], {
        maxBuffer: 1e8,
      })
      return stdout.trim().split('\n')
    }),
  )
  const lines = (outputs[0] ?? []).flatMap((_, row) => outputs.map((rows) => rows[row] ?? ''))
  return lines.filter(Boolean).map((line) => /** @type {Measured} */ (JSON.parse(line)))
}

const short = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0)

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureFleet({ tabs: asked }) {
  await bundleSimulator()
  const fleets = /** @type {[kind: 'kit' | 'hooks', tabs: number][]} */ (
    asked === undefined
      ? [
          ['kit', 300],
          ['hooks', 60],
        ]
      : [['kit', asked]]
  )
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
