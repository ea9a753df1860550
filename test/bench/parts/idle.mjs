// @ts-check
const hourMs = 60 * 60_000
const cases = /** @type {const} */ ([
  ['catalog', 'OfferCatalog'],
  ['chat', 'ConciergeChat'],
])

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureIdle({ paced }) {
  const rows = []
  for (const [what, name] of cases) {
    const open = await hourOf(paced, what, false)
    const hidden = await hourOf(paced, what, true)
    rows.push({
      cells: [name, open.requests, hidden.requests, hidden.timers],
      goal: 'hidden: 0 requests, no repeating timer',
      isReached: hidden.requests === 0 && hidden.timers <= 2,
    })
  }
  return [
    {
      title: 'An open tab that nobody touches',
      text: 'In the hour after the first minute, on a clock that is put forward: requests while the tab is in view, and while it is hidden; and how many timers ran out while it was hidden.',
      columns: ['what', 'requests an hour, in view', 'requests an hour, hidden', 'timers an hour, hidden'],
      rows,
    },
  ]
}

/**
 * @param {import('../Bench.ts').Browser} browser
 * @param {string} what
 * @param {boolean} isHidden
 */
async function hourOf(browser, what, isHidden) {
  return browser.onPage('ours', async (page, call) => {
    await page.clock.install()
    await page.evaluate(countTimers)
    await call('stay', { what })
    await page.clock.runFor(60_000)
    await page.evaluate((hidden) => {
      if (hidden) Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      Object.assign(window, { counted: 0 })
    }, isHidden)
    const before = await page.evaluate('asked.length')
    await page.clock.runFor(hourMs)
    return {
      requests: Number(await page.evaluate('asked.length')) - Number(before),
      timers: Number(await page.evaluate('counted')),
    }
  })
}

/** Runs in the page. */
function countTimers() {
  for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const original = window[name]
    const counting = (/** @type {() => void} */ act, /** @type {number} */ ms) =>
      original(() => {
        Object.assign(window, { counted: Number(Reflect.get(window, 'counted') ?? 0) + 1 })
        act()
      }, ms)
    Object.assign(window, { [name]: counting })
  }
}
