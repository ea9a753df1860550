// @ts-check
import { inTurns } from '../inTurns.mjs'
import { measureMounts } from '../measureMounts.mjs'
import { chatPeers } from '../peers.mjs'
import { figure } from '../report.mjs'
import { spreadOf } from '../statistics.mjs'

const list = '.xp-chat-rows'
const goals = new Map([
  [200, { cached: 2.5, fresh: 2.5 }],
  [2_000, { cached: 0.7, fresh: 0.7 }],
  [10_000, { cached: 0.15, fresh: 0.15 }],
])
const frameMs = 1_000 / 60
const added = 50

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureChat(bench) {
  const peers = bench.hasPeers ? Object.keys(chatPeers) : []
  return [
    {
      title: 'Chat: mount to painted',
      text: `*Fresh*: nothing is cached, the newest page comes from a Service in memory, and older ones as one scrolls. *Cached*: every message is in the cache already, as in a view that is opened again. Peers are given all messages at once, as text: ${peers.map((name) => `${name} is ${chatPeers[name]?.label}`).join(', ')}.`,
      columns: ['messages', 'baseline', 'the library', 'ratio', ...peers],
      rows: await measureMounts(bench, { record: 'recordChat', mount: 'mountChat', list, goals, peers }),
    },
    {
      title: 'Chat: 50 older messages come',
      text: 'From their arrival to painted, while the member reads further up; and by how much the message that is read has moved half a second later.',
      columns: ['messages before', 'baseline', 'the library', 'more than the baseline'],
      rows: [...(await measurePrepend(bench, 200)), ...(await measurePrepend(bench, 2_000))],
    },
    {
      title: 'Chat: fast scrolling',
      text: '120 frames in a row, each 400 px further up, 24,000 px a second: how many of them were painted with a part of the thread blank (more than 4 px without a message), the worst of several pages.',
      columns: ['messages', 'blank frames', 'longest frame'],
      rows: [await measureScroll(bench, 2_000), await measureScroll(bench, 10_000)],
    },
  ]
}

/**
 * @param {import('../Bench.ts').Bench} bench
 * @param {number} count
 */
async function measurePrepend({ unpaced: browser, rounds }, count) {
  const recording = await browser.once('ours', 'recordChat', { count: 60 })
  /** @type {number[]} */
  const drifts = []
  const { floor, ours } = await inTurns(rounds, {
    floor: () => browser.once('floor', 'prepend', { recording, list, count, added }),
    ours: async () => {
      const measured = await browser.once('ours', 'prepend', { count, added })
      drifts.push(measured.driftPx)
      return measured
    },
  })
  const more = spreadOf(ours.map((ms, round) => ms - /** @type {number} */ (floor[round])))
  const drift = spreadOf(drifts)
  return [
    {
      cells: [
        `${count}, time`,
        figure(spreadOf(floor), 'ms'),
        figure(spreadOf(ours), 'ms'),
        figure(more, 'ms'),
      ],
      goal: 'a frame more',
      isReached: more.median < frameMs,
    },
    { cells: [`${count}, drift`, null, null, figure(drift, 'px')], goal: '0 px', isReached: drift.max < 0.5 },
  ]
}

/**
 * @param {import('../Bench.ts').Bench} bench
 * @param {number} count
 */
async function measureScroll({ paced: browser, rounds }, count) {
  const measured = []
  for (let round = 0; round < rounds; round += 1)
    measured.push(await browser.once('ours', 'scroll', { count, stepPx: 400, frames: 120 }))
  const blank = Math.max(...measured.map(({ blankFrames }) => blankFrames))
  return {
    cells: [count, blank, figure(spreadOf(measured.map(({ longestFrameMs }) => longestFrameMs)), 'ms')],
    goal: '0 blank',
    isReached: blank === 0,
  }
}
