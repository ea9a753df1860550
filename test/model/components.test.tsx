// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { foundComponentWalks } from './foundWalks.ts'
import { shardsOf, takeSteps, walkPages } from './walkPages.ts'

// Loaded on demand by the form: their transform must not fall into a walk, whose clock stands still.
beforeAll(async () => {
  await import('../../src/components/interests/InterestSummary.tsx')
  await import('../../src/components/common/phone/phoneLibrary.ts')
})

const timeout = 3_600_000

// Rendering two confirmations and the whole form takes twenty times as long as the hooks alone.
it.each(shardsOf(10, 400))(
  'keeps every promise to two members on pages of our components, in $runs random walks (seed $seed)',
  { timeout },
  (shard) => walkPages('components', shard),
)

it.each(foundComponentWalks)(
  'keeps it where it once did not: $name',
  { timeout },
  async ({ naming, steps }) => {
    await expect(takeSteps(naming, 'components', steps)).resolves.toBeUndefined()
  },
)
