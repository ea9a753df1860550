import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { engineName } from '../engines/openInEngine.ts'
import { buildHost } from './buildHost.ts'
import { foundWalks, sampleWalks } from './foundWalks.ts'
import { launchEngine } from './launchEngine.ts'
import { takeWalk, takeWalks } from './walk.ts'

let browser: Browser
let folder = ''
beforeAll(async () => {
  browser = await launchEngine(engineName)
  folder = await buildHost()
})
afterAll(() => browser.close())
const ground = () => ({ folder, browser })

const { XP_ASSURE, XP_PATH, XP_RUNS, XP_SEED, XP_SHRINK } = process.env
/** Much of a walk is waiting: some are taken side by side. */
const shards = XP_PATH === undefined ? 3 : 1
/** What `npm run assure` takes. */
const whole = { chromium: 1_400, firefox: 600, webkit: 600 }
const runs = Math.ceil(Number(XP_RUNS ?? (XP_ASSURE ? whole[engineName] : 0)) / shards)
const first = Number(XP_SEED ?? Math.floor(Date.now() / 1_000))
/** Only ends a walk that hangs. */
const patience = { timeout: 600_000 }
const maxShrinkMs = XP_SHRINK === '0' ? 0 : 600_000

describe.runIf(runs > 0).concurrent('a member who does anything', () => {
  it.each(Array.from({ length: shards }, (_, shard) => first + shard))(
    'is never betrayed, in random walks of seed %i',
    { timeout: 12 * 3_600_000 },
    (seed) => takeWalks(ground(), { seed, runs, maxShrinkMs, path: XP_PATH }),
  )
})

describe.skipIf(XP_RUNS !== undefined).concurrent('a member who does anything, in a sample', () => {
  it.each(sampleWalks)(
    'is never betrayed, in walk $path of seed $seed, which finds that $finds',
    patience,
    ({ seed, path }) => takeWalks(ground(), { seed, path, runs: 1, maxShrinkMs: 0 }),
  )
})

describe.concurrent('a member', () => {
  it.each(foundWalks)(
    'is not betrayed any more where they once were: $name',
    patience,
    ({ setting, steps }) => takeWalk(ground(), setting, steps),
  )
})
