// @ts-check
import { measureMounts } from '../measureMounts.mjs'

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureCatalog(bench) {
  const goals = new Map([
    [100, 1.5],
    [1_000, 0.7],
    [5_000, 0.2],
  ])
  return [
    {
      title: 'Catalog: mount to painted',
      text: '*Fresh*: the first page of offers comes from a Service in memory. *Cached*: every offer is in the cache already. The baseline shows all offers as cards; the library shows more of them as one scrolls.',
      columns: ['offers', 'baseline', 'the library', 'ratio'],
      rows: await measureMounts(bench, {
        record: 'recordCatalog',
        mount: 'mountCatalog',
        list: '.xp-offer-grid',
        goals,
      }),
    },
  ]
}
