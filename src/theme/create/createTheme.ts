import { colourPairs } from '../colourPairs.ts'
import { contrast } from '../colour/contrast.ts'
import { toHex } from '../colour/toHex.ts'
import type { ThemeTokens } from '../Theme.ts'
import { type ColourToken, colourTokenNames } from '../tokenNames.ts'
import type { CreatedTheme, MeasuredPair } from './CreatedTheme.ts'
import { createPalette } from './createPalette.ts'
import { findCorrections } from './findCorrections.ts'
import type { Palette } from './Palette.ts'
import { choice, readColours, readFont, readRadius } from './readThemeInput.ts'
import type { ThemeInput } from './ThemeInput.ts'

/**
 * Makes a theme from a designer's few decisions, in which every pair of `colourPairs` meets WCAG 2.2 AA in light and
 * dark, whatever the colours. A colour that can be read as it is stays as it is; `corrections` tells of each that could
 * not. Runs anywhere, without a DOM. It does not throw: what it cannot read is reported on the console, and the
 * default stands in for it.
 */
export function createTheme(input: ThemeInput): CreatedTheme {
  const sources = readColours(input)
  const light = createPalette('light', sources)
  const dark = createPalette('dark', sources)
  const scheme = choice('scheme', input.scheme, ['light', 'dark', 'system'])
  return {
    name: input.name ?? 'theme',
    scheme,
    className: input.className,
    tokens: readShape(input),
    light: toTokens(light),
    dark: toTokens(dark),
    pairs: [...measure('light', light), ...measure('dark', dark)],
    corrections: [...findCorrections('light', sources, light), ...findCorrections('dark', sources, dark)],
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
