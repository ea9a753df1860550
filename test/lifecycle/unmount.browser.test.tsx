import { inject, test } from 'vitest'
import { nameOf, surfaces } from '../failures/cells.ts'
import { leaveDuring, moments } from './leaveDuring.tsx'
import { sampleOf } from './sample.ts'

const cases = new Map<string, () => Promise<void>>(
  surfaces.flatMap((surface) =>
    moments.map((moment) => [`${nameOf(surface)}, ${moment}`, () => leaveDuring(surface, moment)] as const),
  ),
)

test.each(sampleOf([...cases.keys()], 16, inject('isWhole')))(
  'a component may go during its request: %s',
  async (name) => {
    await cases.get(name)?.()
  },
)
