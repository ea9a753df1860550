import type { Rgb } from '../colour/Rgb.ts'
import type { ColourToken } from '../tokenNames.ts'

/** Every colour of one scheme. */
export type Palette = Readonly<Record<ColourToken, Rgb>>

/** The designer's colours, read. */
export interface PaletteSources {
  readonly brand: Rgb
  readonly accent: Rgb
  readonly neutral?: Rgb | undefined
  readonly danger?: Rgb | undefined
  readonly selected: 'ink' | 'brand'
}
