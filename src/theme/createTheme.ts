import { reportDeveloperError } from '../base/index.ts'
import type { Scheme, Theme, ThemeTokens } from './Theme.ts'
import { contrast, parseColour, type Rgb, toHex } from './colour.ts'
import { type ColourPair, colourPairs } from './colourPairs.ts'
import { createPalette, fromNumber, type Palette, type PaletteSources } from './createPalette.ts'
import { type ColourToken, colourTokenNames, isTokenValue } from './tokenNames.ts'

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

/** A designer's decisions. Colours: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or `oklch()`, without alpha. */
export interface ThemeInput {
  /** For lists and printed code. Default `'theme'`. */
  readonly name?: string
  /** The main colour: primary buttons and what is selected. */
  readonly brand: string
  /** Accent as text, links, stars and focus, and the soft grounds. Default: the brand. */
  readonly accent?: string
  /** Hue of the greys. A very light one (ivory, `#faf6ef`) is also the page. Default: the neutral theme's. */
  readonly neutral?: string
  /** Errors. Default: the neutral theme's red. */
  readonly danger?: string
  /** Corners in px, from 0. Default 4. */
  readonly radius?: number
  /** Corners of buttons alone in px, from 0; 999 makes pills. Default: `radius`. */
  readonly buttonRadius?: number
  /** `'compact'` takes a quarter off vertical space and makes controls 44 px high. Default `'comfortable'`. */
  readonly density?: 'comfortable' | 'compact'
  /** `font-family` lists. The page loads the fonts itself. Default: the page's own font. */
  readonly font?: {
    readonly text?: string
    /** Titles, search, month names. Default: the text's. */
    readonly display?: string
  }
  /** Whether a selected chip or tab has the ink or the brand. Default `'ink'`. */
  readonly selected?: 'ink' | 'brand'
  /** Default `'light'`. */
  readonly scheme?: Scheme
  /** A class of your own sheet, in addition. */
  readonly className?: string
}

const known = [
  'name',
  'brand',
  'accent',
  'neutral',
  'danger',
  'radius',
  'buttonRadius',
  'density',
  'font',
  'selected',
  'scheme',
  'className',
] satisfies readonly (keyof ThemeInput)[]

/** What the palettes and tokens are made of. What cannot be read is reported, and its default is used. */
function readThemeInput(input: ThemeInput): {
  readonly sources: PaletteSources
  readonly scheme: Scheme
  /** Radius, density, fonts. */
  readonly shape: ThemeTokens
} {
  return {
    sources: readColours(input),
    scheme: choice('scheme', input.scheme, ['light', 'dark', 'system']),
    shape: readShape(input),
  }
}

/** The brand when the given one cannot be read. */
const defaultBrand = 0x0f4c55

/** The designer's colours; one that cannot be read is reported, and its default is used. */
function readColours(input: ThemeInput): PaletteSources {
  for (const name of Object.keys(input)) {
    if ((known as readonly string[]).includes(name)) continue
    reportDeveloperError(
      `createTheme does not know ${JSON.stringify(name)}.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `It is ignored. Give one of ${known.join(', ')}; set a single token in the theme's tokens, light or dark.`,
    )
  }
  const read = (name: 'brand' | 'accent' | 'neutral' | 'danger'): Rgb | undefined => {
    const text: unknown = input[name]
    if (text === undefined && name !== 'brand') return undefined
    const colour = typeof text === 'string' ? parseColour(text) : undefined
    if (!colour) {
      reportDeveloperError(
        `createTheme cannot read the colour ${JSON.stringify(text)} given as ${name}.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'createTheme can only measure the contrast of a fixed colour without alpha, so the default is used. Write it as #rgb, #rrggbb, rgb(), hsl() or oklch(), without alpha.',
      )
    }
    return colour
  }
  const brand = read('brand') ?? fromNumber(defaultBrand)
  return {
    brand,
    accent: read('accent') ?? brand,
    neutral: read('neutral'),
    danger: read('danger'),
    selected: choice('selected', input.selected, ['ink', 'brand']),
  }
}

function readShape({ radius, buttonRadius, density, font }: ThemeInput): ThemeTokens {
  const shape: Record<string, string | undefined> = {
    radius: readRadius('radius', radius),
    'radius-button': readRadius('buttonRadius', buttonRadius),
    density:
      density === undefined
        ? undefined
        : choice('density', density, ['comfortable', 'compact']) === 'compact'
          ? '0.75'
          : '1',
    'font-text': readFont('text', font?.text),
    'font-display': readFont('display', font?.display),
  }
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined))
}

/** The radius of a corner in rem, or undefined for the default. */
function readRadius(name: 'radius' | 'buttonRadius', px: unknown): string | undefined {
  if (px === undefined) return undefined
  if (typeof px === 'number' && px >= 0 && Number.isFinite(px)) return `${px / 16}rem`
  reportDeveloperError(
    `createTheme cannot use ${JSON.stringify(px)} as ${name}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'A radius is a number of px from 0, so the default is used. Give a number, such as 4, or 0 for square corners.',
  )
  return undefined
}

/** A `font-family` list, or undefined for the default. */
function readFont(name: 'text' | 'display', family: unknown): string | undefined {
  if (family === undefined || (typeof family === 'string' && family.trim() !== '' && isTokenValue(family)))
    return family
  reportDeveloperError(
    `createTheme cannot use ${JSON.stringify(family)} as font.${name}.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `It is not a font-family list, so the page's own font is used. Give a list, such as "Inter, system-ui, sans-serif".`,
  )
  return undefined
}

/** One of the choices; the first for anything else. */
function choice<const Choice extends string>(
  name: string,
  given: unknown,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const found = choices.find((one) => one === given)
  if (found === undefined && given !== undefined) {
    reportDeveloperError(
      `createTheme cannot use ${JSON.stringify(given)} as ${name}.`,
      () =>
        process.env.NODE_ENV !== 'production' &&
        `It is not on the list, so "${choices[0]}" is used. Give one of ${choices.join(', ')}.`,
    )
  }
  return found ?? choices[0]
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
