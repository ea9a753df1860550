import type { Criterion } from './Criterion.ts'
import { operable } from './operable.ts'
import { perceivable } from './perceivable.ts'
import { robust } from './robust.ts'
import { understandable } from './understandable.ts'

/** Every success criterion of WCAG 2.2, A and AA, in its order, and 4.1.1, which OpenACR's catalog still has. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust]
