import { afterEach, expect, inject, test, vi } from 'vitest'
import * as surface from '../../src/index.ts'
import * as staff from '../../src/staff/index.ts'
import evidence from '../../docs/evidence.md?raw'
import { createStage, type Stage } from '../failures/createStage.tsx'
import { knownIdsOf, members, noIds } from '../lifecycle/knownIds.ts'
import { assumptions, componentNames, publicComponents } from '../lifecycle/publicComponents.tsx'

const hour = 3_600_000
let stage: Stage | null = null
afterEach(async () => {
  vi.restoreAllMocks()
  await stage?.end()
  stage = null
})

/** How many requests an hour of nobody touching the page costs, by what the docs say; a component that is not in their table asks nothing. */
function documented(name: string): number {
  const row = evidence.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
  return Number(row?.split('|')[2]?.trim() ?? 0)
}

async function open(name: (typeof componentNames)[number]): Promise<Stage> {
  const { member = 'history' } = publicComponents({ surface, staff }, noIds)[name]
  // Polls come as often as they are named, none sooner or later by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  stage = await createStage({ host: { member: members[member], assumptions } })
  const ids = await knownIdsOf(stage.host, members[member])
  await stage.open(publicComponents({ surface, staff }, ids)[name].element)
  await stage.rest()
  stage.host.sandbox.control.clearLog()
  return stage
}

/** The two that poll. An hour passes in a whole run only: a second of it takes a turn of the page. */
const short = ['RedemptionDetail', 'ConciergeChat'] as const

test.each(inject('isWhole') ? componentNames : short)(
  '%s asks as often in an hour as the docs say, and behind another tab never',
  async (name) => {
    const { clock, host } = await open(name)
    const asked = () =>
      host.sandbox.log.map(({ operation }) => operation).filter((operation) => operation !== 'exchange')
    if (inject('isWhole')) {
      await clock.pass(hour)
      expect(asked()).toHaveLength(documented(name))
    }
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await clock.pass(1_000)
    host.sandbox.control.clearLog()
    vi.advanceTimersByTime(hour)
    await clock.pass(0)
    expect(asked()).toEqual([])
    // What is left after an hour would go on for ever.
    expect(vi.getTimerCount()).toBe(0)
  },
)
