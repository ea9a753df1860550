/** A colour of `tokens.css` by name without `--xp-`. */
export type ColourToken =
  | 'ground' | 'sunk' | 'ink' | 'ink-2' | 'edge'
  | 'brand' | 'on-brand' | 'brand-ink' | 'brand-soft' | 'own' | 'on-own' | 'selected' | 'on-selected'
  | 'good' | 'good-soft' | 'care' | 'care-soft' | 'wrong' | 'wrong-soft'

/** What stands on what in the library, and the ratio of WCAG 2.2 that it must reach: 4.5 for text (1.4.3), 3 for controls and icons (1.4.11). */
export interface ColourPair {
  readonly text: ColourToken
  readonly on: ColourToken
  readonly ratio: 4.5 | 3
}

const text = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly ColourPair[] => grounds.map((on) => ({ text, on, ratio: 4.5 }))
const shape = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly ColourPair[] => grounds.map((on) => ({ text, on, ratio: 3 }))

/** Every pair that a component may use. `ink-3` and `line` are in none: they never carry information. */
export const colourPairs: readonly ColourPair[] = [
  ...text('ink', 'ground', 'sunk', 'brand-soft', 'good-soft', 'care-soft', 'wrong-soft'),
  ...text('ink-2', 'ground', 'sunk'),
  ...text('brand-ink', 'ground', 'sunk', 'brand-soft'),
  ...text('on-brand', 'brand'),
  ...text('on-own', 'own'),
  ...text('on-selected', 'selected'),
  ...text('good', 'ground', 'sunk', 'good-soft'),
  ...text('care', 'ground', 'sunk', 'care-soft'),
  ...text('wrong', 'ground', 'sunk', 'wrong-soft'),
  ...shape('edge', 'ground', 'sunk'),
  ...shape('brand', 'ground'),
]
