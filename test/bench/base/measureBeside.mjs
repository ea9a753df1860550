// @ts-check
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { root } from '../../../scripts/run.mjs'
import { bundlePages } from '../bundlePages.mjs'
import { inTurns } from '../inTurns.mjs'
import { openBrowser } from '../openBrowser.mjs'
import { bundleServer } from '../parts/server.mjs'
import { readSeed } from '../readSeed.mjs'
import { figure } from '../report.mjs'
import { servePages } from '../servePages.mjs'
import { ratiosOf, spreadOf } from '../statistics.mjs'
import { isSlower } from './judge.mjs'

/** @typedef {Awaited<ReturnType<typeof openSide>>} Side */

const page = (/** @type {string} */ what, /** @type {object} */ input) => (/** @type {Side} */ side) =>
  side.browser.once('ours', what, input)

/** @type {Readonly<Record<string, (side: Side) => Promise<{ paintedMs: number }>>>} */
const cases = {
  'catalog of 100 offers, fresh': page('mountCatalog', { count: 100, isHeld: false }),
  'catalog of 5,000 offers, cached': page('mountCatalog', { count: 5_000, isHeld: true }),
  'chat of 200 messages, fresh': page('mountChat', { count: 200, isHeld: false }),
  'chat of 10,000 messages, cached': page('mountChat', { count: 10_000, isHeld: true }),
  '50 older messages above 200': page('prepend', { count: 200, added: 50 }),
  'the hub on a server': async ({ server }) => {
    const { ours } = await server.measure('time', 1)
    return { paintedMs: ours[0] ?? NaN }
  },
}

/**
 * Measures each case in both, in turns, and once more with twice as many rounds where the branch seems slower.
 * @param {string} baseRoot
 * @param {number} rounds
 * @returns {Promise<import('./judge.mjs').Measured[]>}
 */
export async function measureBeside(baseRoot, rounds) {
  const seed = JSON.stringify(await readSeed())
  const [base, branch] = [await openSide(baseRoot, seed), await openSide(root, seed)]
  try {
    const measured = []
    for (const [name, once] of Object.entries(cases)) {
      const turns = (/** @type {number} */ count) =>
        inTurns(count, { base: () => once(base), branch: () => once(branch) })
      const first = await turns(rounds)
      const ratio = ratiosOf(first.branch, first.base)
      const second = isSlower([ratio.median]) ? await turns(rounds * 2) : null
      const again = second && ratiosOf(second.branch, second.base)
      const ratios = [ratio.median, ...(again ? [again.median] : [])]
      const cells = [
        name,
        figure(spreadOf(first.base), 'ms'),
        figure(spreadOf(first.branch), 'ms'),
        figure(ratio, '×'),
        again && figure(again, '×'),
      ]
      measured.push({ name, ratios, row: { cells } })
    }
    return measured
  } finally {
    await Promise.all([base.close(), branch.close()])
  }
}

/**
 * The built package of a folder: its pages in a browser of their own, and its server.
 * @param {string} folder
 * @param {string} seed
 */
async function openSide(folder, seed) {
  const files = await bundlePages({ ours: join(folder, 'test/bench/pages/ours.tsx') }, { folder })
  files.set('ours.css', await readFile(join(folder, 'dist/styles.css'), 'utf8'))
  files.set('seed.json', seed)
  const pages = await servePages(files)
  const browser = await openBrowser(pages.origin)
  const server = await bundleServer(folder)
  await server.record(browser)
  return {
    browser,
    server,
    close: async () => {
      await browser.close()
      pages.close()
    },
  }
}
