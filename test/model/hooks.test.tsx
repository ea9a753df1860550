// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { foundWalks } from './foundWalks.ts'
import { shardsOf, takeSteps, walkPages } from './walkPages.ts'

const timeout = 3_600_000

it.each(shardsOf(300, 20_000))(
  'keeps every promise to two members on pages of our hooks, in $runs random walks (seed $seed)',
  { timeout },
  (shard) => walkPages('hooks', shard),
)

it.each(foundWalks)('keeps it where it once did not: $name', async ({ naming, steps }) => {
  await expect(takeSteps(naming, 'hooks', steps)).resolves.toBeUndefined()
})
