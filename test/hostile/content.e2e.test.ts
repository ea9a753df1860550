import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { useChromium } from '../support/chromium.ts'
import { buildPage } from './buildPage.ts'
import { corpus, type Payload } from './corpus.ts'
import { poison } from './poison.ts'
import { type Batch, type Outcome, plantCanaries, runBatch } from './runBatch.ts'
import { type HostileServers, serveHostile } from './serveHostile.ts'
import { writeReport } from './writeReport.ts'

const isWhole = Boolean(process.env.XP_ASSURE)
const [phone, desktop] = [390, 1280]
/** Giants take a page for themselves. */
const batches = packed(isWhole ? corpus : sampled())

const browser = useChromium()
let context: BrowserContext
let servers: HostileServers
const outcomes: { readonly batch: Batch; readonly outcome: Outcome }[] = []

beforeAll(async () => {
  servers = await serveHostile(await buildPage())
  context = await browser().newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(plantCanaries)
  // The library is built first, where it is older than its sources.
}, 600_000)

afterAll(() => servers.close())

async function failuresOf(batch: Batch): Promise<readonly string[]> {
  const outcome = await runBatch(context, servers, batch)
  outcomes.push({ batch, outcome })
  return outcome.failures
}

it('holds at least 200 payloads, no two alike', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200)
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length)
})

it('says something in every component where nothing is hostile, and shows each where it stands', async () => {
  const plain: Payload = { name: 'names of fields', category: 'none', text: 'plain' }
  expect(
    await failuresOf({
      payloads: [plain],
      variant: 'fields',
      widths: isWhole ? [phone, desktop] : [desktop],
      isUsed: true,
    }),
  ).toEqual([])
  // Each text that the contract has in an answer that a component reads, in rows and in objects alike.
  const missing = Object.values(operations).flatMap((operation) => {
    if (operation.method !== 'GET' || operation.name === 'offer') return []
    const found: string[] = []
    const collect = (field: string) => {
      found.push(field)
      return ''
    }
    poison(
      operation.rows?.schema ?? operation.response,
      {},
      operation.rows ? `${operation.name}[]` : operation.name,
      collect,
    )
    return found.filter((field) => !servers.fields.has(field))
  })
  // The Service's member has these in other answers: null where nothing is linked, or an object that may be missing.
  expect(missing).toEqual([])
}, 120_000)

describe.each(batches.map((payloads) => [namesOf(payloads), payloads] as const))('%s', (_name, payloads) => {
  // Of a sample, each payload is all free text, and each batch one thing more.
  const place = batches.indexOf(payloads)
  it('stays text in each field of each component', async () => {
    expect(
      await failuresOf({ payloads, variant: 'texts', widths: [phone], isUsed: isWhole || place % 3 === 2 }),
    ).toEqual([])
  }, 240_000)

  it.runIf(isWhole || place % 3 === 0)(
    'stays text where it is an id, a status, a date or a cursor',
    async () => {
      expect(await failuresOf({ payloads, variant: 'all', widths: [desktop] })).toEqual([])
    },
    240_000,
  )

  it.runIf(isWhole || place % 3 === 1)(
    'stays unsaid where it is the code and the message of an error, and text as its reference',
    async () => {
      expect(
        await failuresOf({
          payloads,
          variant: 'errors',
          status: [400, 403, 404, 409, 422][place % 5] ?? 400,
          widths: [phone],
        }),
      ).toEqual([])
    },
    240_000,
  )
})

it.runIf(isWhole)('writes artifacts/hostile-content.md', () => {
  writeReport(outcomes, servers.fields)
})

/** One of each category, always the same ones. */
function sampled(): readonly Payload[] {
  const categories = [...new Set(corpus.map(({ category }) => category))]
  return categories.flatMap((category, index) => {
    const light = corpus.filter((payload) => payload.category === category && payload.text.length <= 2_000)
    return light.slice((index * 5) % light.length, ((index * 5) % light.length) + 1)
  })
}

function packed(payloads: readonly Payload[]): readonly (readonly Payload[])[] {
  const giants = payloads.filter(({ text }) => text.length > 2_000)
  const others = payloads.filter(({ text }) => text.length <= 2_000)
  const groups = Array.from({ length: Math.ceil(others.length / 6) }, (_, index) =>
    others.slice(index * 6, index * 6 + 6),
  )
  return [...groups, ...giants.map((giant) => [giant])]
}

function namesOf(payloads: readonly Payload[]): string {
  return payloads.map(({ name }) => name).join(', ')
}
