// @ts-check
// The hub's first page on a server, in a process of its own.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { root } from '../../../scripts/run.mjs'
import { figure } from '../report.mjs'
import { ratiosOf, spreadOf } from '../statistics.mjs'

const folder = join(root, 'node_modules/.cache/xp/server')
const recording = join(folder, 'recording.json')
const goal = 1.3

async function bundleServer() {
  const bundle = await rolldown({
    input: { main: join(root, 'test/bench/server/main.tsx') },
    cwd: root,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    tsconfig: false,
    logLevel: 'silent',
  })
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await bundle.close()
}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} flags of Node
 */
async function start(args, flags = []) {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    join(folder, 'main.mjs'),
    ...args,
  ])
  return stdout
}

/** Room for all that is measured, so that nothing of it is collected meanwhile. */
const roomForAll = ['--expose-gc', '--min-semi-space-size=1024', '--max-semi-space-size=1024']

/**
 * @param {'time' | 'bytes'} what
 * @param {number} rounds
 * @returns {Promise<{ ours: number[], plain: number[], letters: { ours: number, plain: number } }>}
 */
async function measure(what, rounds) {
  return JSON.parse(await start([what, String(rounds), recording], what === 'bytes' ? roomForAll : []))
}

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureServer({ unpaced, rounds }) {
  await bundleServer()
  await writeFile(recording, JSON.stringify(await unpaced.once('ours', 'recordHtml', await start([]))))
  const time = await measure('time', rounds)
  const bytes = await measure('bytes', rounds)
  const row = (
    /** @type {string} */ name,
    /** @type {readonly number[]} */ plain,
    /** @type {readonly number[]} */ ours,
    /** @type {'ms' | 'kB'} */ unit,
  ) => {
    const ratio = ratiosOf(ours, plain)
    return {
      cells: [name, figure(spreadOf(plain), unit), figure(spreadOf(ours), unit), figure(ratio, '×')],
      goal: `${goal}×`,
      isReached: ratio.median <= goal,
    }
  }
  const toKb = (/** @type {number} */ value) => value / 1_000
  return [
    {
      title: 'Server: the hub’s first page',
      text: 'By `renderToString` in Node, with offers and wallet read before: a session and a client of the member’s own, the cache filled from what was read, the HTML. *Plain React* makes the same HTML of elements whose data is at hand, and formats nothing. *Memory* is what one render takes before anything of it is collected.',
      columns: ['a render', 'plain React', 'the library', 'ratio'],
      rows: [
        row('time', time.plain, time.ours, 'ms'),
        row('memory', bytes.plain.map(toKb), bytes.ours.map(toKb), 'kB'),
      ],
    },
  ]
}
