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

const { XP_PATH, XP_RUNS, XP_SEED, XP_SHRINK } = process.env
/** Much of a walk is waiting: some are taken side by side. */
const shards = XP_PATH === undefined ? 3 : 1
const runs = Math.ceil(Number(XP_RUNS ?? 0) / shards)
const first = Number(XP_SEED ?? Math.floor(Date.now() / 1_000))
const maxShrinkMs = XP_SHRINK === '0' ? 0 : 600_000

// By hand alone: on new seeds they still find what nobody has explained.
describe.runIf(runs > 0).concurrent('a member who does anything', () => {
  it.each(Array.from({ length: shards }, (_, shard) => first + shard))(
    'is never betrayed, in random walks of seed %i',
    { timeout: 12 * 3_600_000 },
    (seed) => takeWalks(ground(), { seed, runs, maxShrinkMs }),
  )
})

it.each(foundWalks)('is not betrayed any more where they once were: $name', async ({ setting, steps }) => {
  await expect(takeWalk(ground(), setting, steps)).resolves.toBeUndefined()
})
