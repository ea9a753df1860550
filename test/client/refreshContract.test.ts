import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ModelDelivery } from './refreshContractModel.ts'
import { type Command, createRefreshWorld } from './refreshContractWorld.ts'
import { settled } from './stage.ts'

/** Mutation testing runs this for every mutant: the same few, and none to shrink. */
const isMutation = Boolean(process.env.XP_MUTATION)
const runs = isMutation ? 300 : process.env.XP_ASSURE ? 100_000 : 4_000

// Only time-outs run on timers; the session's clock is a value, so that it can jump apart from them.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterAll(() => void vi.useRealTimers())

const lives = [null, -1, 0, 1, 999, 20_000, 29_999, 30_000, 30_001, 60_000, 3_600_000] as const
const delivery: fc.Arbitrary<ModelDelivery> = fc.record({
  // Few names, so that a host which hands out the same token again is common.
  token: fc.constantFrom('a', 'b', 'c'),
  lifeMs: fc.constantFrom(...lives),
  memberId: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(null, 'm1', 'm1', 'm1') },
    { weight: 1, arbitrary: fc.constant('m2') },
  ),
})
/** Mostly the refresh under way; now and then one that was over long ago. */
const late = fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(20) })
const pick = fc.nat(30)
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('request' as const), count: fc.constantFrom(1, 1, 2, 3) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      pick,
      outcome: fc.constantFrom('ok', '401', '401', '401', 'permission', 'service', 'network'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer all' as const),
      outcome: fc.constantFrom('ok', '401', '401'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abort' as const), pick }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const), late, delivery }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fail refresh' as const),
      late,
      how: fc.constantFrom('throws', 'throws', 'throws text', 'malformed', 'malformed', 'signed out'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 5_000, 14_999, 15_000, 20_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-3_600_000, -1, 1, 30_000, 3_600_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('jump to the boundary' as const),
      offset: fc.constantFrom(-1, 0, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
)
const scenario = fc
  .record({
    skewMs: fc.constantFrom(0, 1, 30_000, 30_000),
    shortLife: fc.constantFrom('shrink-skew' as const, 'shrink-skew' as const, 'strict' as const),
    memberId: fc.constantFrom(null, 'm1'),
    chance: fc.constantFrom(0, 0, 0.25, 0.75),
    initial: fc.option(delivery.map((grant) => ({ ...grant, memberId: grant.memberId && 'm1' }))),
    commands: fc.array(command, { minLength: 4, maxLength: 40 }),
  })
  // An initial grant that names no member is refused at creation where the member is known.
  .filter(({ memberId, initial }) => memberId === null || initial?.memberId !== null)

it(`keeps the refresh contract in ${runs} random interleavings`, { timeout: 1_200_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (given) => {
      const world = createRefreshWorld(given)
      for (const [step, next] of given.commands.entries()) {
        world.run(next)
        await settled()
        expect(world.seen(), `after step ${step}, ${JSON.stringify(next)}`).toBe(world.foretold())
      }
      vi.clearAllTimers()
    }),
    { numRuns: runs, ...(isMutation && { seed: 1, endOnFailure: true }) },
  )
})
