// @ts-check
import { measureMounts } from '../measureMounts.mjs'

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureCatalog(bench) {
  const goal = { cached: 1.1, fresh: 1.5 }
  const goals = new Map([100, 1_000, 5_000].map((count) => [count, goal]))
  return [
    {
      title: 'Catalog: mount to painted',
      text: '*Fresh*: the first page of offers comes from a Service in memory. *Cached*: every offer is in the cache already. The baseline shows all offers as cards; the library shows more of them as one scrolls. *React alone* is the markup of the first nine cards, its data at hand, in plain React, with one number and one date formatted by `Intl`, the first of which costs Chromium more than all that follow: what a library in React that writes prices cannot go below, and what the goals are multiples of.',
      columns: ['offers', 'baseline', 'the library', 'ratio', 'beside React alone', 'React alone'],
      rows: await measureMounts(bench, {
        record: 'recordCatalog',
        mount: 'mountCatalog',
        list: '.xp-offer-grid',
        goals,
        beside: 'react',
        peers: ['react'],
      }),
    },
  ]
}
