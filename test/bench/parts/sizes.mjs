// @ts-check
import { bundleEntry, gzipKb } from '../../../scripts/bundleEntry.mjs'
import { measureSizes } from '../../../scripts/measureSizes.mjs'
import { peerImports, peersFolder } from '../peers.mjs'

const view = 'hub view, '
const viewGoalKb = 20
const kbText = (/** @type {number} */ kb) => `${kb.toFixed(1)} kB`

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureAllSizes({ hasPeers }) {
  const ours = await measureSizes()
  const isView = (/** @type {{ name: string }} */ { name }) => name.startsWith(view)
  const rows = ours
    .filter((entry) => !isView(entry))
    .map(({ name, kb, laterKb = 0, error, budgetKb, isPromise }) => {
      const cells = [name, kb === undefined ? String(error) : kbText(kb), laterKb > 0 ? kbText(laterKb) : '']
      return isPromise
        ? { cells, goal: kbText(budgetKb), isReached: (kb ?? Infinity) <= budgetKb }
        : { cells }
    })
  const views = ours.filter(isView).map(({ name, kb, error }) => ({
    cells: [name.slice(view.length), kb === undefined ? String(error) : kbText(kb)],
    goal: kbText(viewGoalKb),
    isReached: (kb ?? Infinity) <= viewGoalKb,
  }))
  const peers = hasPeers ? await Promise.all(peerImports.map(measurePeer)) : []
  return [
    {
      title: 'Sizes',
      text: 'What a page loads, minified and gzipped, every dependency included, React and react-dom outside, in kB of 1,000 bytes: at once, and later, when it is needed. At the end, the main imports of the peers that were installed.',
      columns: ['import', 'at once', 'later'],
      rows: [...rows, ...peers],
    },
    {
      title: 'Hub views on demand',
      text: 'What each view of the hub loads beyond the catalog that is there first, when it is shown, or the pointer is over a link to it. Views share parts: the second one loads less.',
      columns: ['view', 'on demand'],
      rows: views,
    },
  ]
}

/** @param {(typeof peerImports)[number]} what */
async function measurePeer({ name, ...what }) {
  const { atOnce, later } = await bundleEntry({ ...what, folder: peersFolder })
  return { cells: [name, kbText(gzipKb(atOnce)), later.length > 0 ? kbText(gzipKb(later)) : ''] }
}
