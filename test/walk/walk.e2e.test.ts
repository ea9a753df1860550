import { beforeAll, describe, expect, it } from 'vitest'
import { useChromium } from '../support/chromium.ts'
import { buildHost } from './buildHost.ts'
import { foundWalks } from './foundWalks.ts'
import { takeWalk, takeWalks } from './walk.ts'

const browser = useChromium()
let folder = ''
beforeAll(async () => {
  folder = await buildHost()
})
const ground = () => ({ folder, browser: browser() })
const { XP_PATH, XP_RUNS = '', XP_SEED = '200' } = process.env
/** Most of a walk is waiting: some are taken side by side. */
const shards = XP_PATH !== undefined ? 1 : 4
const runs = Math.ceil(Number(XP_RUNS) / shards)
const first = Number(XP_SEED)

// By hand alone: on a slow machine it still takes what is late for what is wrong.
describe.runIf(runs > 0).concurrent('a member who does anything', () => {
  it.each(Array.from({ length: shards }, (_, shard) => first + shard))(
    'is never betrayed, in random walks of seed %i',
    { timeout: 6 * 3_600_000 },
    (seed) => takeWalks(ground(), { seed, runs, maxSteps: 10 }),
  )
})

it.each(foundWalks)('is not betrayed any more where they once were: $name', async ({ setting, steps }) => {
  await expect(takeWalk(ground(), setting, steps)).resolves.toBeUndefined()
})
