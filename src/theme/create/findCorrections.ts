import { contrast } from '../colour/contrast.ts'
import type { Rgb } from '../colour/Rgb.ts'
import { toHex } from '../colour/toHex.ts'
import { colourPairs } from '../colourPairs.ts'
import type { ColourToken } from '../tokenNames.ts'
import type { ThemeCorrection } from './CreatedTheme.ts'
import type { Palette, PaletteSources } from './Palette.ts'

/** What became of each of the designer's colours in one scheme, where it could not stay. */
export function findCorrections(
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

/** The brand fills, so it must be seen against the page; the others are read. */
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
