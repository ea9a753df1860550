import type { ColourToken } from './tokenNames.ts'

/**
 * A colour on another, and the WCAG 2.2 ratio that the pair must reach: 4.5 for text (1.4.3), 3 for controls
 * and icons (1.4.11).
 */
export interface ColourPair {
  /** The text, icon, or border of a control. */
  readonly text: ColourToken
  readonly on: ColourToken
  readonly ratio: 4.5 | 3
}

const grounds = [
  'ground',
  'sunk',
  'brand-soft',
  'good-soft',
  'care-soft',
  'wrong-soft',
] as const satisfies readonly ColourToken[]

const text = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly ColourPair[] =>
  grounds.map((on) => ({ text, on, ratio: 4.5 }))
const shape = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly ColourPair[] =>
  grounds.map((on) => ({ text, on, ratio: 3 }))

/**
 * Every pair that a component uses: a test reads each story and each style sheet and fails for a pair that is not
 * here. `ink-3` and `line` are in none: they never carry information. A filled button is recognised by its text, so
 * `brand` needs no contrast with the ground; a fill without text uses `brand-edge`.
 */
export const colourPairs: readonly ColourPair[] = [
  ...text('ink', ...grounds),
  ...text('ink-2', ...grounds),
  ...text('brand-ink', ...grounds),
  ...text('on-brand', 'brand', 'brand-hover'),
  ...text('on-selected', 'selected'),
  ...text('on-own', 'own'),
  ...text('good', 'ground', 'sunk', 'good-soft'),
  ...text('care', 'ground', 'sunk', 'care-soft'),
  ...text('wrong', 'ground', 'sunk', 'wrong-soft'),
  ...shape('edge', 'ground', 'sunk'),
  ...shape('brand-edge', 'ground', 'sunk'),
  ...shape('selected-edge', 'ground', 'sunk'),
]
