// @ts-check
// The hub's first page on a server, in a process of its own.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/run.mjs'
import { bundleForNode } from '../bundleForNode.mjs'
import { figure } from '../report.mjs'
import { ratiosOf, spreadOf } from '../statistics.mjs'

const goal = 1.3
/** Room for all that is measured, so that nothing of it is collected meanwhile. */
const roomForAll = ['--expose-gc', '--min-semi-space-size=1024', '--max-semi-space-size=1024']

/** @param {string} projectFolder whose built package is measured */
export async function bundleServer(projectFolder) {
  const folder = join(projectFolder, 'artifacts/server')
  const recording = join(folder, 'recording.json')
  const main = await bundleForNode(projectFolder, 'test/bench/server/main.tsx', folder, { tsconfig: false })

  const start = async (/** @type {readonly string[]} */ args, /** @type {readonly string[]} */ flags = []) =>
    (await promisify(execFile)(process.execPath, [...flags, main, ...args])).stdout

  return {
    /** What plain React will render. @param {import('../Bench.ts').Browser} browser */
    record: async (browser) => {
      const markup = await browser.once('ours', 'recordHtml', await start([]))
      await writeFile(recording, JSON.stringify(markup))
    },
    /**
     * @param {'time' | 'bytes'} what
     * @param {number} rounds
     * @returns {Promise<{ ours: number[], plain: number[] }>}
     */
    measure: async (what, rounds) =>
      JSON.parse(await start([what, String(rounds), recording], what === 'bytes' ? roomForAll : [])),
  }
}

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureServer({ unpaced, rounds }) {
  const server = await bundleServer(root)
  await server.record(unpaced)
  const row = async (/** @type {string} */ name, /** @type {'time' | 'bytes'} */ what) => {
    const { ours, plain } = await server.measure(what, rounds)
    const shown = (/** @type {readonly number[]} */ values) =>
      what === 'time'
        ? figure(spreadOf(values), 'ms')
        : figure(spreadOf(values.map((bytes) => bytes / 1_000)), 'kB')
    const ratio = ratiosOf(ours, plain)
    return {
      cells: [name, shown(plain), shown(ours), figure(ratio, '×')],
      goal: `${goal}×`,
      isReached: ratio.median <= goal,
    }
  }
  return [
    {
      title: 'Server: the hub’s first page',
      text: 'By `renderToString` in Node, with offers and wallet read before: a session and a client of the member’s own, the cache filled from what was read, the HTML. *Plain React* makes the same HTML of elements whose data is at hand, and formats nothing. *Memory* is what one render takes before anything of it is collected.',
      columns: ['a render', 'plain React', 'the library', 'ratio'],
      rows: [await row('time', 'time'), await row('memory', 'bytes')],
    },
  ]
}
