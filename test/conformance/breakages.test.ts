import { expect, test } from 'vitest'
import { runConformance } from '../../src/conformance/index.ts'
import { breakages } from './breakages.ts'
import { createInProcessStage } from './createInProcessStage.ts'

test.each(Object.keys(breakages))(
  'finds %s, and nothing else',
  async (name) => {
    const { breakage, red } = breakages[name] ?? { breakage: () => ({}), red: [] }
    const { results } = await runConformance(createInProcessStage(breakage()))
    const found = results.filter(({ outcome }) => outcome !== 'passed').map((result) => result.name)
    expect(found.toSorted()).toEqual(red.toSorted())
  },
  120_000,
)
