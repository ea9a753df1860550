// @ts-check
import { figure } from '../report.mjs'
import { spreadOf } from '../statistics.mjs'

const slowdown = 4
/** Between two keys: quicker than people type. */
const keyMs = 120

/** @typedef {import('playwright').Page} Page */

/** @param {string} text */
const types = (text) => async (/** @type {Page} */ page) => {
  await page.keyboard.type(text, { delay: keyMs })
  for (let index = 0; index < text.length; index += 1) {
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(keyMs)
  }
}

/** The arrows choose the next one. */
async function choosesRatings(/** @type {Page} */ page) {
  for (const key of ['Space', ...Array(8).fill('ArrowRight'), ...Array(4).fill('ArrowLeft')]) {
    await page.keyboard.press(key)
    await page.waitForTimeout(keyMs)
  }
}

const cases = [
  {
    name: 'searching 5,000 offers',
    what: 'catalog',
    field: 'input[type=search]',
    count: 5_000,
    act: types('fjord boat'),
  },
  {
    name: 'the same, without the filters that open',
    what: 'catalog without filters',
    field: 'input[type=search]',
    count: 5_000,
    act: types('fjord boat'),
  },
  {
    name: 'the same, narrowed by guests and points',
    what: 'narrowed catalog',
    field: 'input[type=search]',
    count: 5_000,
    act: types('fjord boat'),
  },
  {
    name: 'searching 100,000 offers, read meanwhile up to 2,000',
    what: 'catalog',
    field: 'input[type=search]',
    count: 100_000,
    act: types('fjord boat'),
  },
  {
    name: 'typing in the intake form',
    what: 'form',
    field: 'textarea, input[type=text]',
    count: 10,
    act: types('Anniversary, the tenth'),
  },
  { name: 'choosing a rating', what: 'rating', field: 'input[type=radio]', count: 10, act: choosesRatings },
]

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureTyping({ paced, rounds }) {
  const rows = []
  for (const task of cases) {
    const measured =
      /** @type {Record<'bare' | 'ours', { interactionsMs: number[], longTasksMs: number[] }>[]} */ ([])
    for (let round = 0; round < rounds; round += 1)
      measured.push({ bare: await interact(paced, 'floor', task), ours: await interact(paced, 'ours', task) })
    const slowest = (/** @type {'bare' | 'ours'} */ whose) =>
      spreadOf(measured.map((pages) => Math.max(16, ...pages[whose].interactionsMs)))
    const longest = spreadOf(measured.map(({ ours }) => Math.max(0, ...ours.longTasksMs)))
    const ours = slowest('ours')
    rows.push({
      cells: [
        task.name,
        figure(slowest('bare'), 'ms'),
        figure(ours, 'ms'),
        longest.max === 0 ? 'none' : figure(longest, 'ms'),
      ],
      goal: 'under 100 ms, no task over 50 ms',
      isReached: ours.median < 100 && longest.median <= 50,
    })
  }
  return [
    {
      title: 'Typing and choosing, CPU slowed 4 times',
      text: 'The slowest interaction of a page, from the press until its result was painted (Event Timing, in steps of 8 ms, at least 16), and the longest task of 50 ms or more in it (0: none); the baseline is a bare field without a listener, which tells how busy the machine was.',
      columns: ['what', 'baseline', 'slowest interaction', 'longest task'],
      rows,
    },
  ]
}

/**
 * @param {import('../Bench.ts').Browser} browser
 * @param {'ours' | 'floor'} name
 * @param {(typeof cases)[number]} task
 * @returns {Promise<{ interactionsMs: number[], longTasksMs: number[] }>}
 */
async function interact(browser, name, { what, field, count, act }) {
  return browser.onPage(name, async (page, call) => {
    // A bare field is the same for every catalog.
    await call('open', { what: name === 'floor' && what.includes('catalog') ? 'catalog' : what, count })
    await page.locator(field).first().focus()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(500)
    await call('watch')
    await page.waitForTimeout(500)
    // From here on nothing runs in the page but what the keys cause.
    await act(page)
    await page.waitForTimeout(1_000)
    return page.evaluate('watched')
  })
}
