import { expectTypeOf, it } from 'vitest'
import type { componentElements } from '../../src/elements/descriptions.ts'
import type {} from '../../src/elements/index.ts'

type Described = (typeof componentElements)[number]['tag']

it('gives TypeScript the type of each element by its tag', () => {
  expectTypeOf<Exclude<Described, keyof HTMLElementTagNameMap>>().toBeNever()
  expectTypeOf<HTMLElementTagNameMap['xp-points-over-time']>().toHaveProperty('headingLevel')
})
