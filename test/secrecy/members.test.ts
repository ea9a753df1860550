// @vitest-environment jsdom
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemberWorld, type Step } from './memberWorld.ts'

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('switch' as const),
      to: fc.constantFrom('first' as const, 'second' as const),
      ends: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'draft' as const,
        'message' as const,
        'redeem' as const,
        'ask' as const,
        'read' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'act late' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hold' as const), isHolding: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const), index: fc.nat(9) }) },
)

/** Long enough for an answer that is not held to arrive and to be taken in. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

it(
  'a second member on a page sees nothing of the first, whatever is on its way',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (isShared, steps) => {
          sessionStorage.clear()
          const world = createMemberWorld({ isShared })
          for (const one of steps) {
            world.takeStep(one)
            await settle()
            expect(world.find()).toEqual([])
          }
          world.takeStep({ do: 'hold', isHolding: false })
          world.releaseAll()
          await settle()
          expect(world.find()).toEqual([])
        },
      ),
      { numRuns: process.env.XP_ASSURE ? 400 : 30, seed: 4_711 },
    )
  },
)

it('would see what is kept past a switch', async () => {
  const world = createMemberWorld({ isShared: true })
  world.takeStep({ do: 'read' })
  world.takeStep({ do: 'message' })
  await settle()
  const { kit: first } = world
  world.takeStep({ do: 'switch', to: 'second', ends: false })
  const { kit: second } = world
  expect(world.find()).toEqual([])
  second.queryClient.setQueryData(
    ['xp', second.session.id, 'planted', {}],
    JSON.stringify(first.outbox.list(first.outbox.conversations()[0] ?? '')),
  )
  expect(world.find().map(({ path }) => path)).toEqual([expect.stringContaining('queries')])
})
