import type { ColourPair } from '../colourPairs.ts'
import type { Theme, ThemeTokens } from '../Theme.ts'
import type { ColourToken } from '../tokenNames.ts'

/** A pair of colours as it came out. */
export interface MeasuredPair extends ColourPair {
  readonly scheme: 'light' | 'dark'
  /** The ratio reached, 1 to 21; never under `ratio`. */
  readonly reached: number
}

/** A colour of the designer's that could not stay as it was. */
export interface ThemeCorrection {
  readonly role: ColourToken
  readonly scheme: 'light' | 'dark'
  /** `#rrggbb` */
  readonly asked: string
  /** `#rrggbb` */
  readonly given: string
  /** One sentence for the designer, with both ratios. */
  readonly why: string
}

/** What `createTheme` gives: a theme for the provider, and an account of it. */
export interface CreatedTheme extends Theme {
  readonly name: string
  /** Radius, density, fonts. */
  readonly tokens: ThemeTokens
  readonly light: ThemeTokens
  readonly dark: ThemeTokens
  /** Each of `colourPairs` in light and dark. */
  readonly pairs: readonly MeasuredPair[]
  /** What had to be shifted, and why. Empty when every colour could stay. */
  readonly corrections: readonly ThemeCorrection[]
}
