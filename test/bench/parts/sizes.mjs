// @ts-check
import { bundleEntry, gzipKb } from '../../../scripts/bundleEntry.mjs'
import { measureSizes } from '../../../scripts/measureSizes.mjs'
import { peerImports, peersFolder } from '../peers.mjs'

/** By the names of scripts/size.json. */
const goals = new Map([
  ['OfferCatalog and OfferDetail', 36],
  ['ConciergeChat', 38],
  ['ExperienceHub', 42],
  ['everything', 105],
  ['styles', 9],
  ['client', 17],
])
const kbText = (/** @type {number} */ kb) => `${kb.toFixed(1)} kB`

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureAllSizes({ hasPeers }) {
  const ours = await measureSizes()
  const rows = ours.map(({ name, kb, laterKb = 0, error }) => {
    const goal = goals.get(name)
    const cells = [name, kb === undefined ? String(error) : kbText(kb), laterKb > 0 ? kbText(laterKb) : '']
    return goal === undefined ? { cells } : { cells, goal: kbText(goal), isReached: (kb ?? Infinity) <= goal }
  })
  const peers = hasPeers ? await Promise.all(peerImports.map(measurePeer)) : []
  return [
    {
      title: 'Sizes',
      text: 'What a page loads, minified and gzipped, every dependency included, React and react-dom outside, in kB of 1,000 bytes: at once, and later, when it is needed. At the end, the main imports of the peers that were installed.',
      columns: ['import', 'at once', 'later'],
      rows: [...rows, ...peers],
    },
  ]
}

/** @param {(typeof peerImports)[number]} what */
async function measurePeer({ name, ...what }) {
  const { atOnce, later } = await bundleEntry({ ...what, folder: peersFolder })
  return { cells: [name, kbText(gzipKb(atOnce)), later.length > 0 ? kbText(gzipKb(later)) : ''] }
}
