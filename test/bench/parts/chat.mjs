// @ts-check
import { inTurns } from '../inTurns.mjs'
import { figure } from '../report.mjs'
import { ratiosOf, spreadOf } from '../statistics.mjs'

const list = '.xp-chat-rows'
const goals = new Map([[200, 2.5], [2_000, 0.7], [10_000, 0.15]])
const rounds = 7

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureChat({ unpaced }) {
  const recording = await unpaced.once('ours', 'recordChat', { count: 60 })
  const rows = []
  for (const [count, goal] of goals) rows.push(await measureMount(unpaced, recording, count, goal))
  return [
    {
      title: 'Chat: mount to painted',
      text: 'The floor in milliseconds, and the others as multiples of it. *All held*: every message is in the cache, as after a search through the conversation, or in a view that is opened again; peers get theirs as props. *Read anew*: nothing is held, the newest page is read from a Service in memory; the rest follows as one scrolls.',
      columns: ['messages', 'the floor', 'all held', 'read anew'],
      rows,
    },
  ]
}

/**
 * @param {import('../Bench.ts').Browser} browser
 * @param {unknown} recording
 * @param {number} count
 * @param {number} goal
 */
async function measureMount(browser, recording, count, goal) {
  const contenders = {
    floor: () => browser.once('floor', 'mountChat', { recording, list, count }),
    held: () => browser.once('ours', 'mountChat', { count, isHeld: true }),
    anew: () => browser.once('ours', 'mountChat', { count, isHeld: false }),
  }
  const { floor, held, anew } = await inTurns(rounds, contenders)
  const ratio = ratiosOf(held, floor)
  return { cells: [count, figure(spreadOf(floor), 'ms'), figure(ratio, '×'), figure(ratiosOf(anew, floor), '×')], goal: `${goal}× or less`, isReached: ratio.median <= goal }
}
