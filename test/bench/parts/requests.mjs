// @ts-check
const delayMs = 500
const cases = /** @type {const} */ ([
  ['catalog', 'OfferCatalog'],
  ['offer', 'OfferDetail'],
  ['chat', 'ConciergeChat'],
  ['many', 'two OfferCatalogs and an OfferDetail at once'],
])

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureRequests({ paced }) {
  const rows = []
  for (const [what, name] of cases) {
    for (const hasGrant of [true, false]) {
      const { roundTrips, asked, repeated } = await paced.once('ours', 'firstContent', {
        what,
        hasGrant,
        delayMs,
      })
      const goal = hasGrant ? 1 : 2
      rows.push({
        cells: [name, hasGrant ? 'there' : 'requested', roundTrips, asked.length, repeated],
        goal: `${goal}, none twice`,
        isReached: roundTrips <= goal && repeated === 0,
      })
    }
  }
  return [
    {
      title: 'First content after mount',
      text: `Every answer, the token's too, takes ${delayMs} ms: how many had come, one after another, when the first content was there; how many requests had been made by then, and how many of those had been made before.`,
      columns: ['what', 'a token is', 'round trips', 'requests', 'made twice'],
      rows,
    },
  ]
}
