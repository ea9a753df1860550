// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../../scripts/run.mjs'
import { readSeed } from '../readSeed.mjs'
import { figure } from '../report.mjs'
import { spreadOf } from '../statistics.mjs'

const count = 5_000
const repeats = 40
const frameMs = 1_000 / 60

/** @typedef {import('../../../src/contract/index.ts').Offer} Offer */
/** @typedef {import('../../../src/components/offers/OfferFilters.ts').OfferFilters} OfferFilters */

/** @type {readonly (readonly [string, Partial<OfferFilters>])[]} */
const cases = [
  ['search alone', { search: 'fjord boat' }],
  ['place and guests', { places: ['NO'], guests: 2 }],
  [
    'all but days',
    {
      search: 'a',
      kinds: ['Dining', 'Travel', 'Sport'],
      places: ['NO', 'DK', 'IT', 'FR', 'GB'],
      guests: 2,
      isAvailable: true,
      points: { min: 0, max: 90_000 },
    },
  ],
]

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(root, 'dist', path)).href)

/**
 * Narrowing, ordering and counting, beside one loop over the same offers with the same checks that only narrows.
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureFilters() {
  const [
    { createOfferFinder },
    { createOfferText },
    { createI18n },
    checks,
    facts,
    { createPlaceReader },
    { noFilters },
  ] = await Promise.all([
    load('components/offers/filters/createOfferFinder.js'),
    load('components/offers/filters/createOfferText.js'),
    load('i18n/createI18n.js'),
    Promise.all([
      load('components/offers/filters/moreOfferChecks.js'),
      load('components/offers/filters/offerChecks.js'),
    ]),
    load('components/offers/filters/offerFacts.js'),
    load('components/offers/filters/offerPlaces.js'),
    load('components/offers/OfferFilters.js'),
  ])
  const seed = await readSeed()
  const offers = /** @type {Offer[]} */ (
    Array.from({ length: count }, (_, index) => ({
      ...seed.offers[index % seed.offers.length],
      id: `offer-${index}`,
    }))
  )
  const words = {
    kind: (/** @type {string} */ kind) => kind,
    type: () => null,
    format: createI18n({ locale: 'en-GB', timeZone: 'Europe/Copenhagen' }).format,
  }
  const isAvailable = () => true
  const finder = createOfferFinder(words, undefined)
  const places = createPlaceReader()
  const textOf = createOfferText(words.kind, words.type)
  const factsOf = facts.createOfferFacts(places, offers.some(facts.hasDisplayPrice), undefined)

  const rows = cases.map(([name, narrowed]) => {
    const filters = /** @type {OfferFilters} */ ({ ...noFilters, ...narrowed })
    const all = [
      ...checks[0].moreOfferChecks(filters, { factsOf, places, format: words.format }),
      ...checks[1].offerChecks(filters, { wallet: undefined, isAvailable, textOf }),
    ]
    const ours = () => finder.find(offers, filters, isAvailable).results.length
    const loop = () => offers.filter((offer) => all.every(({ passes }) => passes(offer))).length
    // Each offer is read once, before.
    const found = ours()
    if (found !== loop()) throw new Error(`${name}: the loop finds others than we do.`)
    const measured = Array.from({ length: repeats }, () => ({ ours: timed(ours), loop: timed(loop) }))
    const ratio = spreadOf(measured.map((each) => each.ours / each.loop))
    const ms = spreadOf(measured.map((each) => each.ours))
    return {
      cells: [name, found, figure(ms, 'ms'), figure(ratio, '×')],
      goal: 'at most 2 ×, within a frame',
      isReached: ratio.median <= 2 && ms.median <= frameMs,
    }
  })
  return [
    {
      title: 'Narrowing 5,000 offers',
      text: 'Narrowing, ordering and all counts beside them, once each offer has been read, in Node; and how many times as long it takes as one loop over the same offers with the same checks, which counts nothing.',
      columns: ['filters', 'found', 'time', 'beside the loop'],
      rows,
    },
  ]
}

/** @param {() => unknown} work */
function timed(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}
