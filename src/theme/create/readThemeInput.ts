import { parseColour } from '../colour/parseColour.ts'
import type { Rgb } from '../colour/Rgb.ts'
import { isTokenValue } from '../isTokenValue.ts'
import { reportThemeError } from '../reportThemeError.ts'
import { defaultBrand, fromNumber } from './defaultColours.ts'
import type { PaletteSources } from './Palette.ts'
import type { ThemeInput } from './ThemeInput.ts'

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

/** The designer's colours; one that cannot be read is reported and left to its default. */
export function readColours(input: ThemeInput): PaletteSources {
  for (const name of Object.keys(input)) {
    if ((known as readonly string[]).includes(name)) continue
    reportThemeError(
      `createTheme does not know ${JSON.stringify(name)}.`,
      'It was left out.',
      `Give one of ${known.join(', ')}; set a single token in the theme's tokens, light or dark.`,
    )
  }
  const read = (name: 'brand' | 'accent' | 'neutral' | 'danger'): Rgb | undefined => {
    const text: unknown = input[name]
    if (text === undefined && name !== 'brand') return undefined
    const colour = typeof text === 'string' ? parseColour(text) : undefined
    if (!colour) {
      reportThemeError(
        `createTheme cannot read the colour ${JSON.stringify(text)} given as ${name}.`,
        'A contrast can only be held for a colour without alpha that is known beforehand, so the default stands in for it.',
        'Write it as #rgb, #rrggbb, rgb(), hsl() or oklch(), without alpha.',
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

/** The measure of a corner in rem, or undefined for the default. */
export function readRadius(name: 'radius' | 'buttonRadius', px: unknown): string | undefined {
  if (px === undefined) return undefined
  if (typeof px === 'number' && px >= 0 && Number.isFinite(px)) return `${px / 16}rem`
  reportThemeError(
    `createTheme cannot use ${JSON.stringify(px)} as ${name}.`,
    'A corner is a number of px from 0, so the default stands in for it.',
    'Give a number, such as 4, or 0 for square corners.',
  )
  return undefined
}

/** A `font-family` list, or undefined for the default. */
export function readFont(name: 'text' | 'display', family: unknown): string | undefined {
  if (family === undefined || (typeof family === 'string' && family.trim() !== '' && isTokenValue(family)))
    return family
  reportThemeError(
    `createTheme cannot use ${JSON.stringify(family)} as font.${name}.`,
    "It is no font-family list, so the page's own font stands in for it.",
    `Give a list, such as "Inter, system-ui, sans-serif".`,
  )
  return undefined
}

/** One of the choices; the first stands in for anything else. */
export function choice<const Choice extends string>(
  name: string,
  given: unknown,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const found = choices.find((one) => one === given)
  if (found === undefined && given !== undefined) {
    reportThemeError(
      `createTheme cannot use ${JSON.stringify(given)} as ${name}.`,
      `It is not on the list, so "${choices[0]}" stands in for it.`,
      `Give one of ${choices.join(', ')}.`,
    )
  }
  return found ?? choices[0]
}
