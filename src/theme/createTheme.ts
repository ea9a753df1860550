import type { Theme, ThemeTokens } from './Theme.ts'
import { contrast, type Rgb, toHex } from './colour.ts'
import { type ColourPair, colourPairs } from './colourPairs.ts'
import { createPalette, type Palette, type PaletteSources } from './createPalette.ts'
import { readThemeInput, type ThemeInput } from './readThemeInput.ts'
import { type ColourToken, colourTokenNames } from './tokenNames.ts'

/** A pair of colours with its measured contrast. */
export interface MeasuredPair extends ColourPair {
  readonly scheme: 'light' | 'dark'
  /** The measured ratio, 1 to 21; never under `ratio`. */
  readonly reached: number
}

/** A colour of the designer's that had to change. */
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

/** What `createTheme` returns: a theme for the provider, and a report on it. */
export interface CreatedTheme extends Theme {
  readonly name: string
  /** Radius, density, fonts. */
  readonly tokens: ThemeTokens
  readonly light: ThemeTokens
  readonly dark: ThemeTokens
  /** Each of `colourPairs` in light and dark. */
  readonly pairs: readonly MeasuredPair[]
  /** Which colours had to change, and why. Empty when none had to. */
  readonly corrections: readonly ThemeCorrection[]
}

/**
 * Creates a theme from a designer's few decisions, in which every pair of `colourPairs` meets WCAG 2.2 AA in light and
 * dark, whatever the colours. A colour changes only if it could not be read; `corrections` lists each change. Runs
 * anywhere, without a DOM. It does not throw: what it cannot read is reported on the console, and the default is used.
 */
export function createTheme(input: ThemeInput): CreatedTheme {
  const { sources, scheme, shape } = readThemeInput(input)
  const light = createPalette('light', sources)
  const dark = createPalette('dark', sources)
  return {
    name: input.name ?? 'theme',
    scheme,
    className: input.className,
    tokens: shape,
    light: toTokens(light),
    dark: toTokens(dark),
    pairs: [...measure('light', light), ...measure('dark', dark)],
    corrections: [...findCorrections('light', sources, light), ...findCorrections('dark', sources, dark)],
  }
}

function toTokens(palette: Palette): ThemeTokens {
  const tokens: Partial<Record<ColourToken, string>> = {}
  for (const name of colourTokenNames) tokens[name] = toHex(palette[name])
  return tokens
}

const measure = (scheme: 'light' | 'dark', palette: Palette): readonly MeasuredPair[] =>
  colourPairs.map(({ text, on, ratio }) => ({
    text,
    on,
    ratio,
    scheme,
    reached: contrast(palette[text], palette[on]),
  }))

/** The designer's colours that changed in one scheme. */
function findCorrections(
  scheme: 'light' | 'dark',
  { brand, accent, danger }: PaletteSources,
  palette: Palette,
): readonly ThemeCorrection[] {
  const asked: readonly (readonly [ColourToken, Rgb | undefined])[] = [
    ['brand', brand],
    ['brand-ink', accent],
    ['wrong', danger],
  ]
  return asked.flatMap(([role, colour]) =>
    colour === undefined || toHex(colour) === toHex(palette[role])
      ? []
      : [correction(scheme, role, colour, palette)],
  )
}

/** The brand is a fill, so it is measured as a shape; the others are text. */
function correction(
  scheme: 'light' | 'dark',
  role: ColourToken,
  asked: Rgb,
  palette: Palette,
): ThemeCorrection {
  const name = role === 'brand' ? 'brand-edge' : role
  const measured = colourPairs
    .filter(({ text }) => text === name)
    .map(({ on, ratio }) => ({
      on,
      ratio,
      before: contrast(asked, palette[on]),
      after: contrast(palette[role], palette[on]),
    }))
    .sort((one, other) => one.before / one.ratio - other.before / other.ratio)
  const worst = measured[0] ?? { on: 'ground', ratio: 3, before: 1, after: 1 }
  const use = role === 'brand' ? 'What is filled with it' : role === 'wrong' ? 'An error' : 'Text in it'
  const why = `${use} would reach ${worst.before.toFixed(2)}:1 on ${worst.on}, where ${worst.ratio}:1 is needed; ${toHex(palette[role])} reaches ${worst.after.toFixed(2)}:1.`
  return { role, scheme, asked: toHex(asked), given: toHex(palette[role]), why }
}
