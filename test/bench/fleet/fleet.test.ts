import { describe, expect, it, vi } from 'vitest'
import type { FleetService } from './service.ts'

// TanStack and the session look for a page when they are loaded.
vi.hoisted(() => void Object.assign(globalThis, { window: new EventTarget() }))
const { disturbances } = await import('./disturbances.ts')
const { openKitTab } = await import('./kitTabs.ts')
const { countBySecond, loadOf, measureDisturbance } = await import('./measureFleet.ts')
const { recordService } = await import('./service.ts')

const isWhole = Boolean(process.env.XP_ASSURE)
/** So few that chance alone makes peaks; `npm run bench -- fleet` has 300, and `npm run assure` ten thousand. */
const count = isWhole ? 10_000 : 120
const sampled = [
  'all opened within one second, five minutes later',
  'all wake at nine',
  '503 for a minute',
  'all lose the push server at one moment',
]

let recorded: Promise<FleetService> | undefined
const measure = async (name: string) => {
  const disturbance = disturbances.find((each) => each.name === name)
  if (!disturbance) throw new Error(`There is no disturbance ${name}.`)
  const service = await (recorded ??= recordService())
  return measureDisturbance(disturbance, { service, openTab: openKitTab, count, seed: 1 })
}

describe(`a fleet of ${String(count)} tabs`, { timeout: isWhole ? 3_600_000 : 240_000 }, () => {
  it.each(isWhole ? disturbances.map(({ name }) => name) : sampled)(
    'does not move in step: %s',
    async (name) => {
      const { loads, during } = await measure(name)
      for (const { ratios, goal, route } of loads) {
        expect(ratios[0], `${route}, 1 s`).toBeLessThanOrEqual(goal[0])
        expect(ratios[1], `${route}, 5 s`).toBeLessThanOrEqual(goal[1])
      }
      if (during) expect(during.meanwhile).toBeLessThanOrEqual(during.before)
    },
  )
})

it('a load in step is seen as such', () => {
  const everyTenSeconds = Array.from({ length: 600 }, (_, index) => Math.floor(index / 100) * 10_000)
  expect(loadOf(countBySecond(everyTenSeconds, 60))).toEqual({ mean: 10, peak: 100, ratios: [10, 2] })
})
