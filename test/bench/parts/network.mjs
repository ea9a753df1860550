// @ts-check
// The first load of a page on a slow phone: a real build, real HTTP, a network and a processor that are slowed down.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/engines.mjs'
import { root } from '../../../scripts/run.mjs'
import { buildHost, installLibrary } from '../network/buildHosts.mjs'
import { serveCompressed } from '../network/serveCompressed.mjs'
import { serveHost } from '../network/serveHost.mjs'
import { watchLoading } from '../network/watchLoading.mjs'
import { chatPeers } from '../peers.mjs'
import { readSeed } from '../readSeed.mjs'
import { figure } from '../report.mjs'
import { medianOf, ratiosOf, spreadOf } from '../statistics.mjs'

/** Slow 4G, as Lighthouse has it, in bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
const viewport = { width: 390, height: 844 }
/** So long nothing has come that would change a figure. */
const calmMs = 2_000

/** @typedef {{ origin: string, close: () => void, content: string, name: string, figures: Loading[] }} Host */
/** @typedef {{ firstContentMs: number, answersMs: number, largestPictureMs: number | null, blockedMs: number }} Loading */

/**
 * @param {import('../Bench.ts').Bench} bench
 * @returns {Promise<import('../report.mjs').Section[]>}
 */
export async function measureNetwork({ rounds, hasPeers }) {
  await installLibrary(hasPeers)
  const services = await serveServices()
  const options = chromiumLaunchOptions({ isMeasured: true })
  const browser = await chromium.launch(options)
  /** @type {Host[]} */
  const hosts = []
  try {
    const open = async (
      /** @type {string} */ name,
      /** @type {string} */ script,
      /** @type {string} */ content,
      /** @type {Readonly<Record<string, unknown>>} */ inlined,
      serviceUrl = '',
    ) => {
      const folder = await buildHost(name, script, inlined)
      const host = { name, content, figures: [], ...(await serveHost(folder, serviceUrl)) }
      hosts.push(host)
      return host
    }
    const { fresh, withHistory } = services
    const openHub = (
      /** @type {string} */ name,
      /** @type {string} */ script,
      /** @type {object} */ settings = {},
    ) => open(name, script, '[data-offer-id]', { settings: { ...fresh, ...settings } }, fresh.serviceUrl)
    const hub = await openHub('hub', 'hub.tsx')
    await openHub('ahead', 'hubAhead.tsx')
    await openHub('granted', 'hubAhead.tsx', { initialGrant: await grantOf(hub) })
    await open('plain', 'plain.tsx', '[data-offer-id]', { markup: await recordHub(browser, hub) })
    await open('chat', 'chat.tsx', '.xp-chat-message', { settings: withHistory }, withHistory.serviceUrl)
    if (hasPeers) {
      const { messages } = await readSeed()
      const seed = { offers: [], messages }
      await open('stream', 'stream.mjs', '[data-index]', { seed })
      await open('chatscope', 'chatscope.mjs', '.cs-message', { seed })
    }
    for (let round = 0; round < rounds; round += 1)
      for (const host of round % 2 === 0 ? hosts : hosts.toReversed())
        host.figures.push(await loadOnce(browser, host))
    return [sectionOf(hosts)]
  } finally {
    await browser.close()
    for (const host of hosts) host.close()
    await Promise.all([services.fresh.close(), services.withHistory.close()])
  }
}

/** @param {Host} host */
const grantOf = async ({ origin }) => (await fetch(`${origin}/api/member-token`, { method: 'POST' })).json()

/** The sandbox over HTTP, with its pictures: for a member who begins, and for one who has a conversation. */
async function serveServices() {
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(root, 'dist', name)).href)
  const { createSandbox, sandboxMembers } = await load('sandbox/index.js')
  const { serveSandbox } = await load('sandbox/node.js')
  const serve = async (/** @type {string} */ member) => {
    const sandbox = createSandbox()
    const conversationId = await longestConversation(sandbox, member)
    const served = await serveSandbox(sandbox, { member })
    const gateway = await serveCompressed(served.url)
    return {
      serviceUrl: gateway.origin,
      conversationId,
      close: async () => {
        gateway.close()
        await served.close()
      },
    }
  }
  return { fresh: await serve(sandboxMembers.fresh), withHistory: await serve(sandboxMembers.withHistory) }
}

/**
 * @param {any} sandbox
 * @param {string} member
 */
async function longestConversation(sandbox, member) {
  const { accessToken } = await sandbox.grantFor(member)
  const read = async (/** @type {string} */ path) =>
    (
      await sandbox.fetch(`${sandbox.baseUrl}/v1/${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
      })
    ).json()
  const { conversations } = await read('conversations?limit=100')
  const lengths = await Promise.all(
    conversations.map(
      async (/** @type {{ id: string }} */ { id }) =>
        /** @type {const} */ ([(await read(`conversations/${id}/messages?limit=100`)).messages.length, id]),
    ),
  )
  return lengths.toSorted(([one], [other]) => other - one)[0]?.[1]
}

/**
 * The markup of the hub with its first nine cards.
 * @param {import('playwright').Browser} browser
 * @param {Host} host
 */
async function recordHub(browser, { name, origin, content }) {
  const page = await browser.newPage({ viewport })
  await page.goto(`${origin}/${name}.html`)
  await page.waitForSelector(content)
  await page.waitForLoadState('networkidle')
  const markup = await page.evaluate(() => {
    const firstCards = 9
    for (const card of [...document.querySelectorAll('.xp-offer-grid > *')].slice(firstCards)) card.remove()
    /** @type {(element: Element) => object} */
    const toMarkup = (element) => ({
      name: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => [name, value]),
      children: [...element.childNodes].flatMap((node) =>
        node instanceof Element
          ? [/** @type {string | object} */ (toMarkup(node))]
          : node instanceof Text
            ? [node.data]
            : [],
      ),
    })
    const hub = document.querySelector('[data-xp-root]')
    return hub && toMarkup(hub)
  })
  await page.close()
  return markup
}

/**
 * With nothing cached.
 * @param {import('playwright').Browser} browser
 * @param {Host} host
 * @returns {Promise<Loading>}
 */
async function loadOnce(browser, { name, origin, content }) {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchLoading, content)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/${name}.html`, { waitUntil: 'commit' })
    await page.waitForFunction('window.watched?.answersMs', undefined, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(calmMs)
    const watched = await page.evaluate('window.watched')
    return {
      ...watched,
      blockedMs: watched.longTasks.reduce(
        (/** @type {number} */ sum, /** @type {{ startMs: number, ms: number }} */ { startMs, ms }) =>
          startMs < watched.firstPaintMs ? sum : sum + ms - 50,
        0,
      ),
    }
  } finally {
    await context.close()
  }
}

/** @param {readonly Host[]} hosts */
function sectionOf(hosts) {
  const figuresOf = (/** @type {string} */ wanted) => hosts.find(({ name }) => name === wanted)?.figures ?? []
  const labels = {
    hub: 'the hub, as the quickstart has it',
    ahead: 'the same, with prefetchHubView before React renders',
    granted: 'the same, with initialGrant in the HTML too',
    plain: 'its first nine cards by plain React, data in the HTML',
    chat: 'a conversation',
    stream: `Stream: ${chatPeers.stream?.label}, messages in the HTML`,
    chatscope: `${chatPeers.chatscope?.label}, messages in the HTML`,
  }
  const rows = Object.entries(labels).flatMap(([name, label]) => {
    const figures = figuresOf(name)
    if (figures.length === 0) return []
    const of = (/** @type {keyof Loading} */ what) => {
      const values = figures.map((each) => each[what])
      return values.every((value) => typeof value === 'number') ? figure(spreadOf(values), 'ms') : null
    }
    return [
      { cells: [label, of('firstContentMs'), of('answersMs'), of('largestPictureMs'), of('blockedMs')] },
    ]
  })
  const times = (/** @type {string} */ name) => figuresOf(name).map(({ firstContentMs }) => firstContentMs)
  const ratio = ratiosOf(times('hub'), times('plain'))
  const blocked = medianOf(figuresOf('hub').map(({ blockedMs }) => blockedMs))
  return {
    title: 'Slow 4G',
    text: 'Built by Vite from the packed library and loaded with nothing cached, 390 px wide, at 1.6 Mbit/s with 150 ms of latency and a processor four times as slow. *First content* is the first card or message, painted; *answers* is when the page could answer after it; *blocked* is what tasks took beyond 50 ms after the first paint.',
    columns: ['page', 'first content', 'answers', 'largest picture', 'blocked'],
    rows: [
      ...rows,
      {
        cells: ['the hub beside plain React: first card', figure(ratio, '×'), null, null, null],
        goal: '1.2×',
        isReached: ratio.median <= 1.2,
      },
      {
        cells: ['the hub: blocked', null, null, null, `${blocked.toFixed(0)} ms`],
        goal: '100 ms',
        isReached: blocked < 100,
      },
    ],
  }
}
